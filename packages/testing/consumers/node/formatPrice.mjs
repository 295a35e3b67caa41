import { formatMoney } from "@ringside/core/domain"

export const price = formatMoney({ amountMinor: 1299, currency: "EUR" }, { locale: "en-GB" }) // "€12.99"
