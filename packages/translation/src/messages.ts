/** Texts of the language switcher. */
export const switcherMessages = {
  es: { change: "Cambiar de idioma", changeFrom: "{language}: cambiar de idioma" },
  en: { change: "Change language", changeFrom: "{language}: change language" },
} as const

/** Texts of the switcher that the widget draws. */
export const drawnSwitcherMessages = {
  es: { languages: "Idiomas" },
  en: { languages: "Languages" },
} as const

/** Texts of the currency switcher that the widget draws. */
export const drawnCurrencyMessages = {
  es: { currency: "Moneda", changeCurrency: "Cambiar de moneda" },
  en: { currency: "Currency", changeCurrency: "Change currency" },
} as const
