/** Texts of the classic checkout. */
export const checkoutMessages = {
  es: {
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    paymentMethod: "Método de pago",
    orderTotal: "Total del pedido: {total}",
    retry: "Reintentar",
  },
  en: {
    showPassword: "Show password",
    hidePassword: "Hide password",
    paymentMethod: "Payment method",
    orderTotal: "Order total {total}",
    retry: "Try again",
  },
} as const
