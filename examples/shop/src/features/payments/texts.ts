import type { Texts } from "../../texts/languages.ts"

const es = {
  title: "Tarjeta (simulada)",
  hint: "Pago simulado: no se mueve dinero.",
  needsScript: "Para pagar con tarjeta hace falta JavaScript. Puedes elegir otro método de pago.",
  noCard: "No hemos recibido los datos de la tarjeta. Revísalos e inténtalo de nuevo.",
  declined: "Tu tarjeta ha sido rechazada.",
  unknownOrder: "No encontramos ese pedido.",
  badNonce: "No podemos procesar este pago. Actualiza la página e inténtalo de nuevo.",
  mismatch: "No podemos procesar este pago. Inténtalo de nuevo más tarde.",
  payTitle: "Pagar el pedido",
  pay: "Pagar el pedido",
  notPayable: "Este pedido no espera ningún pago.",
  verify: "Para ver este pedido, escribe el correo electrónico con el que lo hiciste.",
  email: "Correo electrónico",
  verifyButton: "Verificar",
  wrongEmail: "Ese no es el correo electrónico del pedido.",
  total: "Total",
  generic:
    "Ha habido un problema al procesar el pago. Revisa tu correo electrónico y actualiza la página para intentarlo de nuevo.",
  errors: {
    generic_decline: "Tu tarjeta ha sido rechazada.",
    insufficient_funds: "Tu tarjeta no tiene fondos suficientes.",
    expired_card: "Tu tarjeta ha caducado.",
    incorrect_cvc: "El código de seguridad de tu tarjeta no es correcto.",
    processing_error: "Se ha producido un error al procesar tu tarjeta. Inténtalo de nuevo dentro de un momento.",
    payment_intent_authentication_failure:
      "No hemos podido autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.",
  },
}

/** Words of card payment. */
export const paymentsTexts: Texts<typeof es> = {
  es,
  en: {
    title: "Card (simulated)",
    hint: "Simulated payment: no money moves.",
    needsScript: "Paying by card needs JavaScript. You can choose another payment method.",
    noCard: "We have not received the card’s details. Please check them and try again.",
    declined: "Your card was declined.",
    unknownOrder: "We can’t find that order.",
    badNonce: "We're not able to process this payment. Please refresh the page and try again.",
    mismatch: "We're not able to process this payment. Please try again later.",
    payTitle: "Pay for order",
    pay: "Pay for order",
    notPayable: "This order waits for no payment.",
    verify: "To see this order, enter the email address that you ordered with.",
    email: "Email address",
    verifyButton: "Verify",
    wrongEmail: "That is not the order’s email address.",
    total: "Total",
    generic:
      "There was a problem processing the payment. Please check your email inbox and refresh the page to try again.",
    errors: {
      generic_decline: "Your card was declined.",
      insufficient_funds: "Your card has insufficient funds.",
      expired_card: "Your card has expired.",
      incorrect_cvc: "Your card's security code is incorrect.",
      processing_error: "An error occurred while processing your card. Try again in a little bit.",
      payment_intent_authentication_failure:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    },
  },
}
