/** Texts of the basket page. */
export const basketPageMessages = {
  es: {
    total: "El total es ahora {total}.",
  },
  en: {
    total: "The total is now {total}.",
  },
} as const
