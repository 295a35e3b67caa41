/** Texts of the basket page. */
export const basketPageMessages = {
  es: {
    rate: "Envío: {rate}.",
    total: "El total es ahora {total}.",
  },
  en: {
    rate: "Shipping: {rate}.",
    total: "The total is now {total}.",
  },
} as const
