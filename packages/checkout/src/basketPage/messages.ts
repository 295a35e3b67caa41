/** Texts of the basket page. */
export const basketPageMessages = {
  es: {
    totalChanged: "El total es ahora {total}.",
  },
  en: {
    totalChanged: "The total is now {total}.",
  },
} as const
