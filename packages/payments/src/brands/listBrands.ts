/** A brand of cards, with its picture among the payment plugin's files. */
export interface CardBrand {
  readonly name: string
  /** Relative to the plugin's `assets/images/`. */
  readonly file: string
}

const everywhere: readonly CardBrand[] = [
  { name: "Visa", file: "payment-method-icons/visa.svg" },
  { name: "Mastercard", file: "payment-method-icons/mastercard.svg" },
  { name: "American Express", file: "payment-method-icons/amex.svg" },
  { name: "Discover", file: "payment-method-icons/discover.svg" },
  { name: "JCB", file: "cards/jcb.svg" },
  { name: "UnionPay", file: "cards/unionpay.svg" },
]
const inFrance: CardBrand = { name: "Cartes Bancaires", file: "cards/cartes_bancaires.svg" }

/** The brands that a shop in `country` shows, in their order. Source: WooPayments 10.9.0, `dist/checkout.js`. */
export function listBrands(country: unknown): readonly CardBrand[] {
  return country === "FR" ? [...everywhere, inFrance] : everywhere
}
