import type { Texts } from "../../texts/languages.ts"

const es = {
  or: "O",
  badOrder: "No encontramos ese pedido, o su clave no es correcta.",
  badEmail: "Ese no es el correo electrónico del pedido.",
  badBuyer: "Este pedido es de otro cliente.",
  notPayable: "Este pedido no espera ningún pago.",
  badNonce: "No podemos procesar este pago. Actualiza la página e inténtalo de nuevo.",
  gone: "Este producto no se puede comprar ahora.",
  shipping: "Envío",
  discount: "Descuento",
}

const en: typeof es = {
  or: "OR",
  badOrder: "We can’t find that order, or its key is wrong.",
  badEmail: "That is not the order’s email address.",
  badBuyer: "This order is another customer’s.",
  notPayable: "This order waits for no payment.",
  badNonce: "We're not able to process this payment. Please refresh the page and try again.",
  gone: "This product can’t be bought now.",
  shipping: "Shipping",
  discount: "Discount",
}

/** Texts of wallet payments. */
export const expressTexts: Texts<typeof es> = { es, en }
