import type { MessageTable } from "@ringside/core/domain"

/** Texts around wallet buttons. Source: express-checkout contract §5, §8, §12. */
export const expressMessages = {
  en: {
    groupLabel: "Express checkout",
    updating: "Updating payment details. Please try again in a moment.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    unchosen: "Please select your product options before proceeding.",
    addFailed:
      "There was an error processing the product with this payment method. Please add the product to the basket, instead.",
    totalChanged: "The total has changed. Please check it and pay again.",
    shippingLine: "Shipping",
    discountLine: "Discount",
    feesLine: "Fees",
    taxLine: "Tax",
    refundLine: "Refund",
    pendingRate: "Pending",
    orderFailed: "There was a problem processing the order.",
    paymentFailed:
      "There was a problem processing the payment. Please check your email inbox and refresh the page to try again.",
  },
  es: {
    groupLabel: "Pago exprés",
    updating: "Estamos actualizando los datos del pago. Inténtalo de nuevo en un momento.",
    unavailable: "Lo sentimos, este producto no está disponible. Elige otra combinación.",
    unchosen: "Elige las opciones del producto antes de continuar.",
    addFailed: "No hemos podido preparar el producto para este método de pago. Añádelo a la cesta.",
    totalChanged: "El total ha cambiado. Compruébalo y vuelve a pagar.",
    shippingLine: "Envío",
    discountLine: "Descuento",
    feesLine: "Cargos",
    taxLine: "Impuestos",
    refundLine: "Reembolso",
    pendingRate: "Pendiente",
    orderFailed: "Ha habido un problema al procesar el pedido.",
    paymentFailed:
      "Ha habido un problema al procesar el pago. Revisa tu correo y vuelve a cargar la página para intentarlo de nuevo.",
  },
  "en-US": {
    addFailed:
      "There was an error processing the product with this payment method. Please add the product to the cart, instead.",
  },
} as const satisfies MessageTable
