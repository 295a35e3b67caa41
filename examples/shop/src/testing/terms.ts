import type { BasketTerms } from "../features/basket/basket.ts"
import type { ShippingMethod } from "../features/shipping/rates.ts"

/** A parcel for 6.90, tax included; tests say what matters to them. */
export function createMethod(changes: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    id: 1,
    zoneId: 1,
    kind: "flat_rate",
    position: 2,
    name: { es: "Tarifa plana", en: "Flat rate" },
    costMinor: 690,
    minMinor: null,
    pickup: null,
    ...changes,
  }
}

/** Nobody has chosen anything, in mainland Spain: a flat rate, and no cost from 150 on. */
export function createTerms(changes: Partial<BasketTerms> = {}): BasketTerms {
  return {
    language: "es",
    destination: { country: "ES", state: "", postcode: "", city: "" },
    place: {
      methods: [
        createMethod(),
        createMethod({ id: 2, kind: "free_shipping", position: 1, costMinor: 0, minMinor: 15000 }),
      ],
      tax: { name: "IVA", percentHundredths: 2100 },
    },
    coupons: [],
    rateId: "",
    now: new Date("2026-06-01T00:00:00Z"),
    ...changes,
  }
}
