/** Texts of card payment. The provider's own messages use the language of its settings. */
export const paymentsMessages = {
  es: {
    preparing: "Se ha producido un error al preparar el formulario de pago. Inténtalo de nuevo más tarde.",
    invalidDetails:
      "Los datos de pago faltan o no son válidos. Asegúrate de que el método de pago se ha introducido correctamente.",
    requiresAction: "El pago requiere una acción adicional.",
    unknownError: "Se ha producido un error desconocido.",
    confirming: "Estamos confirmando tu pago. No cierres esta página.",
  },
  en: {
    preparing: "An error was encountered when preparing the payment form. Please try again later.",
    invalidDetails:
      "Invalid or missing payment details. Please ensure the provided payment method is correctly entered.",
    requiresAction: "Payment requires additional action.",
    unknownError: "An unknown error occurred.",
    confirming: "We are confirming your payment. Please don’t close this page.",
  },
} as const
