/** Texts about shipping rates, on the basket page and at the classic checkout. */
export const rateMessages = {
  es: {
    chosenRate: "Envío: {rate}.",
  },
  en: {
    chosenRate: "Shipping: {rate}.",
  },
} as const
