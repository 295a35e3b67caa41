import type { SheetModel } from "./sheetModel.ts"

/** The sheet's texts. */
export interface SheetTexts {
  readonly note: string
  readonly payTo: (business: string) => string
  readonly contact: string
  readonly address: string
  readonly notDeliverable: string
  readonly rate: string
  readonly card: string
  readonly cards: Readonly<Record<SheetCard, string>>
  readonly total: string
  readonly pay: (total: string) => string
  readonly cancel: string
  readonly busy: Readonly<Record<"address" | "rate" | "payment", string>>
  readonly problem: Readonly<Record<NonNullable<SheetModel["problem"]>, string>>
}

/** The wallet's cards, by the bank's behaviour. Source: express-checkout §14.2. */
export const sheetCards = {
  success: "4242424242424242",
  challenge: "4000002760003184",
  decline: "4000000000000002",
  insufficientFunds: "4000000000009995",
  expired: "4000000000000069",
  challengeThenDecline: "4000008260003178",
  network: "4000000000005035",
} as const

/** A card of the wallet. */
export type SheetCard = keyof typeof sheetCards

/** Texts by language. */
export const sheetTexts: Readonly<Record<"es" | "en", SheetTexts>> = {
  es: {
    note: "Monedero simulado: no se mueve dinero.",
    payTo: (business) => `Pagar a ${business}`,
    contact: "Contacto",
    address: "Enviar a",
    notDeliverable: "no se envía a este país",
    rate: "Envío",
    card: "Tarjeta de prueba",
    cards: {
      success: "Visa 4242: se acepta",
      challenge: "Visa 3184: el banco pregunta (3-D Secure)",
      decline: "Visa 0002: rechazada",
      insufficientFunds: "Visa 9995: sin fondos suficientes",
      expired: "Visa 0069: caducada",
      challengeThenDecline: "Visa 3178: el banco pregunta y rechaza",
      network: "Visa 5035: el proveedor no responde",
    },
    total: "Total",
    pay: (total) => `Pagar ${total} (simulado)`,
    cancel: "Cancelar",
    busy: {
      address: "Calculando el envío…",
      rate: "Calculando el total…",
      payment: "Procesando el pago simulado…",
    },
    problem: {
      address: "No se puede enviar a esta dirección. Elige otra o cancela.",
      rate: "No se ha podido cambiar el envío. Elige otra opción o cancela.",
      payment: "El pago no se ha completado. Elige otra tarjeta o cancela.",
    },
  },
  en: {
    note: "Simulated wallet: no money moves.",
    payTo: (business) => `Pay ${business}`,
    contact: "Contact",
    address: "Deliver to",
    notDeliverable: "not delivered to",
    rate: "Shipping",
    card: "Test card",
    cards: {
      success: "Visa 4242: accepted",
      challenge: "Visa 3184: the bank asks (3-D Secure)",
      decline: "Visa 0002: declined",
      insufficientFunds: "Visa 9995: insufficient funds",
      expired: "Visa 0069: expired",
      challengeThenDecline: "Visa 3178: the bank asks, then declines",
      network: "Visa 5035: the provider doesn’t answer",
    },
    total: "Total",
    pay: (total) => `Pay ${total} (simulated)`,
    cancel: "Cancel",
    busy: {
      address: "Calculating shipping…",
      rate: "Calculating the total…",
      payment: "Processing the simulated payment…",
    },
    problem: {
      address: "This address can’t be delivered to. Choose another one, or cancel.",
      rate: "Shipping couldn’t be changed. Choose another option, or cancel.",
      payment: "The payment was not completed. Choose another card, or cancel.",
    },
  },
}
