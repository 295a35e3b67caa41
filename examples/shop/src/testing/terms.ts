import type { BasketTerms } from "../features/basket/basket.ts"
import type { ShippingMethod } from "../features/shipping/rates.ts"

/** Creates a shipping method for 6.90, tax included, with the test's changes. */
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

/** Creates terms without choices, in mainland Spain: a flat rate, and free shipping from 150 on. */
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
