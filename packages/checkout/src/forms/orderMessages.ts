/** Texts about the use of the form: coupons and the order. */
export const orderMessages = {
  es: {
    offline: "Parece que no tienes conexión.",
    orderFailed:
      "Se ha producido un error al procesar tu pedido. Comprueba si hay algún cargo en tu método de pago y revisa tu historial de pedidos antes de volver a realizar el pedido.",
    stillPlacing: "Seguimos procesando tu pedido. No cierres esta página.",
    couponApplied: "El cupón se ha aplicado.",
    couponRemoved: "El cupón se ha eliminado.",
  },
  en: {
    offline: "You are probably offline.",
    orderFailed:
      "There was an error processing your order. Please check for any charges in your payment method and review your order history before placing the order again.",
    stillPlacing: "We are still placing your order. Please don’t close this page.",
    couponApplied: "Coupon applied.",
    couponRemoved: "Coupon removed.",
  },
} as const
