import { selectRadioForKey } from "@ringside/core/domain"

/**
 * The star that a key (`KeyboardEvent.key`) chooses from the star number `focused`, wrapping at the ends; `null` for other keys. Nothing in
 * the product calls it: stars are a radio group of core, which calls `selectRadioForKey` for both directions of text. Source:
 * catalogue-and-cart §10.2.
 */
export function selectStarForKey(key: string, focused: number): number | null {
  const next = selectRadioForKey({ key, index: focused - 1, count: 5, isRtl: false })
  return next === null ? null : next + 1
}
