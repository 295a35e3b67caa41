import { clamp, formatText } from "@ringside/core/domain"

const defaultHeightPx = 48
/** The heights that the provider accepts. */
const heightsPx = { min: 40, max: 55 }

/** A wallet button's height in pixels: the integer part, limited to 40 to 55; 48 if it can't be parsed. Source: express-checkout §9. */
export function readButtonHeight(h: unknown): number {
  const [digits] = /^\s*[+-]?\d+/.exec(formatText(h)) ?? []
  return digits === undefined ? defaultHeightPx : clamp(Number(digits), heightsPx)
}
