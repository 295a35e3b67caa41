/** A basket's items and the sum from which shipping is free, in minor units of one currency. */
export type FreeShippingInput = {
  readonly itemsTotalMinor: number
  readonly freeShippingFromMinor: number | null
}

/** How near a basket is to free shipping; `share` goes from 0 to 1. */
export type FreeShipping = { readonly remainingMinor: number; readonly share: number; readonly isReached: boolean }

/** The way to free shipping; null when the shop names no sum above 0. */
export function selectFreeShipping({ itemsTotalMinor, freeShippingFromMinor }: FreeShippingInput): FreeShipping | null {
  const fromMinor = freeShippingFromMinor ?? 0
  if (!(fromMinor > 0 && Number.isFinite(fromMinor) && Number.isFinite(itemsTotalMinor))) return null
  const remainingMinor = Math.max(0, fromMinor - Math.max(0, itemsTotalMinor))
  return { remainingMinor, share: 1 - remainingMinor / fromMinor, isReached: remainingMinor === 0 }
}
