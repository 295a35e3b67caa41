import type { Language } from "../../texts/languages.ts"
import type { Address } from "./address.ts"
import type { shippingMethods } from "./schema.ts"

/** The part of an address that determines rates and taxes. */
export type Destination = Pick<Address, "country" | "state" | "postcode" | "city">

/** A stored shipping method. Amounts are minor units of EUR; a basket converts them to its own currency. */
export type ShippingMethod = typeof shippingMethods.$inferSelect

/** A rate that a shopper can choose. Its cost is in the currency of its method, tax included. */
export interface ShippingRate {
  /** The platform's name: `flat_rate:1`. */
  readonly id: string
  readonly kind: ShippingMethod["kind"]
  readonly instanceId: number
  readonly zoneId: number
  readonly name: string
  readonly costMinor: number
  readonly pickup: { readonly address: string; readonly details: string } | undefined
}

/**
 * Selects the rates for an order value, the default first. Flat rates are left out if shipping is free. `isFree`: a coupon pays for the
 * shipping. Amounts are in the currency of the methods.
 */
export function selectRates(
  methods: readonly ShippingMethod[],
  {
    amountMinor,
    isFree,
    language,
  }: { readonly amountMinor: number; readonly isFree: boolean; readonly language: Language },
): readonly ShippingRate[] {
  const fitting = methods.filter(
    ({ kind, minMinor }) => (isFree && kind === "free_shipping") || minMinor === null || amountMinor >= minMinor,
  )
  const hasFree = fitting.some(({ kind }) => kind === "free_shipping")
  return fitting
    .filter(({ kind }) => kind !== "flat_rate" || !hasFree)
    .toSorted((one, other) => one.position - other.position)
    .map((method) => createRate(method, language))
}

/** The order value from which shipping to a zone is free, in the currency of the methods; undefined if it never is. */
export function freeFromMinor(methods: readonly ShippingMethod[]): number | undefined {
  return methods.find(({ kind }) => kind === "free_shipping")?.minMinor ?? undefined
}

function createRate({ id, kind, zoneId, name, costMinor, pickup }: ShippingMethod, language: Language): ShippingRate {
  return {
    id: `${kind}:${String(id)}`,
    kind,
    instanceId: id,
    zoneId,
    name: name[language],
    costMinor,
    pickup: pickup ? { address: pickup.address, details: pickup.details[language] } : undefined,
  }
}
