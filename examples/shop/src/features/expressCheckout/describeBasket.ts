import type { Visit } from "../../visit.ts"
import type { Basket } from "../basket/basket.ts"
import { expressTexts } from "./texts.ts"

/**
 * Describes a basket in the format of older plugin versions. Amounts are minor units of the basket's currency, tax included; items minus
 * the discount add up to the total.
 */
export function describeBasket(basket: Basket, { language, texts }: Visit): object {
  const words = expressTexts[language]
  const { lines, rate, discountMinor, shippingMinor, totalMinor, currency } = basket
  return {
    displayItems: [
      ...lines.map(({ product, quantity, subtotalMinor }) => ({
        label: formatItemLabel(product.name, quantity),
        amount: subtotalMinor,
      })),
      ...(rate ? [{ label: words.shipping, amount: shippingMinor, key: "total_shipping" }] : []),
      // The amount is positive: scripts recognise the discount by its key, and subtract it.
      ...(discountMinor > 0 ? [{ label: words.discount, amount: discountMinor, key: "total_discount" }] : []),
    ],
    total: { label: texts.shopName, amount: totalMinor, pending: false },
    currency: currency.toLowerCase(),
  }
}

/** Formats the label of an item in a wallet's sheet: "Name (x2)". */
export function formatItemLabel(name: string, quantity: number): string {
  return quantity > 1 ? `${name} (x${String(quantity)})` : name
}

/** Describes the shipping rates of a basket, the chosen one first. Amounts are minor units of its currency. */
export function describeOptions({ rates, rate: chosen }: Basket): readonly object[] {
  const sorted = rates.toSorted((one, other) => Number(other.id === chosen?.id) - Number(one.id === chosen?.id))
  return sorted.map(({ id, name, costMinor, pickup }) => ({
    id,
    label: name,
    detail: pickup ? `${pickup.address} - ${pickup.details}` : "",
    amount: costMinor,
  }))
}
