/** The simulation's texts. */
export interface FrameTexts {
  readonly simulated: string
  readonly note: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvc: string
  readonly country: string
  readonly challenge: string
  readonly challengeNote: string
  readonly answers: Readonly<Record<"complete" | "fail" | "close", string>>
  readonly unreachable: string
  /** Texts of errors by the provider's decline codes, codes and types; missing ones stay in English. */
  readonly errors: Readonly<Partial<Record<string, string>>>
}

/** Texts by language. */
export const frameTexts: Readonly<Record<"es" | "en", FrameTexts>> = {
  es: {
    simulated: "Proveedor de pago simulado",
    note: "Pago simulado: no se mueve dinero. Usa una tarjeta de prueba, por ejemplo 4242 4242 4242 4242.",
    number: "Número de tarjeta",
    expiry: "Caducidad",
    expiryHint: "MM / AA",
    cvc: "Código de seguridad",
    country: "País",
    challenge: "Confirma tu pago",
    challengeNote: "Esto simula la comprobación de tu banco (3-D Secure). No se mueve dinero.",
    answers: { complete: "Completar", fail: "Rechazar", close: "Cancelar" },
    unreachable: "No se puede contactar con el proveedor simulado.",
    errors: {
      incomplete_number: "El número de tu tarjeta está incompleto.",
      incomplete_expiry: "La fecha de caducidad de tu tarjeta está incompleta.",
      incomplete_cvc: "El código de seguridad de tu tarjeta está incompleto.",
      invalid_number: "El número de tu tarjeta no es válido.",
      invalid_expiry_year_past: "El año de caducidad de tu tarjeta ya ha pasado.",
      generic_decline: "Tu tarjeta ha sido rechazada.",
      insufficient_funds: "Tu tarjeta no tiene fondos suficientes.",
      payment_intent_authentication_failure:
        "No podemos autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.",
      api_connection_error: "Tenemos problemas para conectar con nuestro proveedor de pagos. Inténtalo de nuevo.",
    },
  },
  en: {
    simulated: "Simulated payment provider",
    note: "Simulated payment: no money moves. Use a test card, such as 4242 4242 4242 4242.",
    number: "Card number",
    expiry: "Expiry",
    expiryHint: "MM / YY",
    cvc: "Security code",
    country: "Country",
    challenge: "Confirm your payment",
    challengeNote: "This simulates your bank’s check (3-D Secure). No money moves.",
    answers: { complete: "Complete", fail: "Refuse", close: "Cancel" },
    unreachable: "The simulated provider can’t be reached.",
    errors: {},
  },
}

/** Translates an error of the provider, which is in English, into the language of the page. */
export function translateError<Failure extends object>({ errors }: FrameTexts, error: Failure): Failure {
  const { decline_code: declineCode, code, type } = error as Readonly<Record<string, unknown>>
  const names = [declineCode, code, type].filter((name) => typeof name === "string")
  const known = names.find((name) => Object.hasOwn(errors, name))
  return known === undefined ? error : { ...error, message: errors[known] }
}
