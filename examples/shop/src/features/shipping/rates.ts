import type { Language } from "../../texts/languages.ts"
import type { Address } from "./address.ts"
import type { shippingMethods } from "./schema.ts"

/** What matters of an address for how a parcel gets there. */
export type Destination = Pick<Address, "country" | "state" | "postcode" | "city">

/** A way that a parcel can go, as the shop keeps it. */
export type ShippingMethod = typeof shippingMethods.$inferSelect

/** A rate that a shopper may choose. Minor units of EUR, tax included. */
export interface ShippingRate {
  /** As the platform names it: `flat_rate:1`. */
  readonly id: string
  readonly kind: ShippingMethod["kind"]
  readonly instanceId: number
  readonly zoneId: number
  readonly name: string
  readonly costMinor: number
  readonly pickup: { readonly address: string; readonly details: string } | undefined
}

/**
 * The rates for goods of an amount, the one that counts unless another is chosen first. Nobody pays for a parcel that could
 * go for nothing. `isFree`: a coupon pays for the parcel.
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

/** From which amount on a parcel to this zone goes for nothing; undefined where it never does. */
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
