/** Texts of saved cards. */
export const payPageMessages = {
  es: {
    savedCardsList: "Tarjetas guardadas",
    expired: "Caducada",
    deleteQuestion: "¿Eliminar este método de pago?",
    delete: "Eliminar",
    keep: "Conservar",
  },
  en: {
    savedCardsList: "Saved cards",
    expired: "Expired",
    deleteQuestion: "Delete this payment method?",
    delete: "Delete",
    keep: "Keep",
  },
} as const
