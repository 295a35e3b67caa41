/** The text of the row of card brands. */
export const brandMessages = {
  es: { acceptedCards: "Otras tarjetas aceptadas" },
  en: { acceptedCards: "Other accepted cards" },
} as const
