import type { Texts } from "../../texts/languages.ts"

const es = {
  or: "o",
  badOrder: "No encontramos ese pedido, o su clave no es correcta.",
  badEmail: "Ese no es el correo electrónico del pedido.",
  badBuyer: "Este pedido es de otro cliente.",
  notPayable: "Este pedido no tiene ningún pago pendiente.",
  orderChanged: (total: string) =>
    `El importe del pedido ha cambiado. Ahora es ${total}: compruébalo y vuelve a pagar.`,
  badNonce: "No podemos procesar este pago. Actualiza la página e inténtalo de nuevo.",
  gone: "Este producto no está disponible en este momento.",
  shipping: "Envío",
  discount: "Descuento",
  pending: "Pendiente",
}

const en: typeof es = {
  or: "or",
  badOrder: "We can’t find that order, or its key is wrong.",
  badEmail: "That is not the order’s email address.",
  badBuyer: "This order belongs to another customer.",
  notPayable: "This order doesn’t need a payment.",
  orderChanged: (total) => `The order’s total has changed. It is now ${total}: please check it and pay again.`,
  badNonce: "We're not able to process this payment. Please refresh the page and try again.",
  gone: "This product is currently unavailable.",
  shipping: "Shipping",
  discount: "Discount",
  pending: "Pending",
}

/** Texts of wallet payments. */
export const expressTexts: Texts<typeof es> = { es, en }
