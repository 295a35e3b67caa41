/** The simulation's texts. */
export interface FrameTexts {
  readonly simulated: string
  readonly note: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvc: string
  readonly challenge: string
  readonly challengeNote: string
  readonly answers: Readonly<Record<"complete" | "fail" | "close", string>>
  readonly unreachable: string
  /** By the provider's codes; missing ones stay in English. */
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
    },
  },
  en: {
    simulated: "Simulated payment provider",
    note: "Simulated payment: no money moves. Use a test card, such as 4242 4242 4242 4242.",
    number: "Card number",
    expiry: "Expiry",
    expiryHint: "MM / YY",
    cvc: "Security code",
    challenge: "Confirm your payment",
    challengeNote: "This simulates your bank’s check (3-D Secure). No money moves.",
    answers: { complete: "Complete", fail: "Refuse", close: "Cancel" },
    unreachable: "The simulated provider can’t be reached.",
    errors: {},
  },
}
