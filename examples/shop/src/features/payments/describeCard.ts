import type { SavedCard } from "./savedCards.ts"

const brands: Readonly<Partial<Record<string, string>>> = {
  mastercard: "MasterCard",
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners",
  jcb: "JCB",
}

/** Describes a card for people; `expires` is `MM/YY`. */
export function describeCard({ brand, last4, expMonth, expYear }: SavedCard) {
  const name = brands[brand] ?? brand.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase())
  const expires = `${String(expMonth).padStart(2, "0")}/${String(expYear).slice(-2)}`
  return { brand: name, last4, expires }
}

/** Whether a card has expired: from the start of the month after its last one, in UTC. */
export function isExpired({ expMonth, expYear }: SavedCard, nowMs: number): boolean {
  return nowMs >= Date.UTC(expYear, expMonth, 1)
}
