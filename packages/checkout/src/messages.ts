import { addressLabels, fieldMessages } from "./domain/index.ts"

/** Texts of the classic checkout. */
export const checkoutMessages = {
  es: {
    ...addressLabels.es,
    ...fieldMessages.es,
    optional: "opcional",
    selectState: "Elige una opción…",
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    paymentMethod: "Método de pago",
    placeOrder: "Realizar el pedido",
    orderTotal: "Total del pedido: {total}",
    retry: "Volver a intentarlo",
    unknownError: "Se ha producido un error desconocido.",
    offline: "Parece que no tienes conexión.",
    orderFailed:
      "Se ha producido un error al procesar tu pedido. Comprueba si hay algún cargo en tu método de pago y revisa tu historial de pedidos antes de volver a realizar el pedido.",
    stillPlacing: "Seguimos procesando tu pedido. No cierres esta página.",
    couponApplied: "El cupón se ha aplicado.",
    couponRemoved: "El cupón se ha eliminado.",
  },
  en: {
    ...addressLabels.en,
    ...fieldMessages.en,
    optional: "optional",
    selectState: "Select an option…",
    showPassword: "Show password",
    hidePassword: "Hide password",
    paymentMethod: "Payment method",
    placeOrder: "Place order",
    orderTotal: "Order total {total}",
    retry: "Retry",
    unknownError: "An unknown error occurred.",
    offline: "You are probably offline.",
    orderFailed:
      "There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.",
    stillPlacing: "We are still placing your order. Please don’t close this page.",
    couponApplied: "Coupon applied.",
    couponRemoved: "Coupon removed.",
  },
} as const
