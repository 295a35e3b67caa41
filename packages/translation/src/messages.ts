/** Texts of the language switcher. */
export const switcherMessages = {
  es: { change: "Cambiar de idioma", changeFrom: "{language}: cambiar de idioma" },
  en: { change: "Change language", changeFrom: "{language}: change language" },
} as const
