/** A basket's items total and the total for free shipping, in minor units of one currency. */
export type FreeShippingInput = {
  readonly itemsTotalMinor: number
  readonly freeShippingFromMinor: number | null
}

/** The progress to free shipping; `share` goes from 0 to 1. */
export type FreeShipping = { readonly remainingMinor: number; readonly share: number; readonly isReached: boolean }

/** The progress to free shipping; null when the shop has no threshold above 0. */
export function selectFreeShipping({ itemsTotalMinor, freeShippingFromMinor }: FreeShippingInput): FreeShipping | null {
  const fromMinor = freeShippingFromMinor ?? 0
  if (!(fromMinor > 0 && Number.isFinite(fromMinor) && Number.isFinite(itemsTotalMinor))) return null
  const remainingMinor = Math.max(0, fromMinor - Math.max(0, itemsTotalMinor))
  return { remainingMinor, share: 1 - remainingMinor / fromMinor, isReached: remainingMinor === 0 }
}
