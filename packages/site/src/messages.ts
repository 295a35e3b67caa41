/** Texts of site. */
export const siteMessages = {
  es: {
    dismiss: "Descartar",
  },
  en: {
    dismiss: "Dismiss",
  },
} as const
