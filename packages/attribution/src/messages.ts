/** Texts of attribution. */
export const attributionMessages = {
  es: {
    pressed: "Has pulsado {name}.",
  },
  en: {
    pressed: "You pressed {name}.",
  },
} as const
