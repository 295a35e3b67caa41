import type { Figure } from "../../src/features/pictures/figure.ts"

/** How much of a body there is, beside the middle build's 1. */
export interface Physique {
  /** Thickness of limbs. */
  readonly limb: number
  readonly chest: number
  readonly waist: number
  readonly hips: number
  /** How far muscles stand out. */
  readonly definition: number
  readonly isWoman: boolean
}

/** The measures of a build. */
export function createPhysique({ build, body }: Figure): Physique {
  const man = {
    light: { limb: 0.86, chest: 0.9, waist: 0.86, hips: 0.92, definition: 1.1 },
    middle: { limb: 1, chest: 1, waist: 1, hips: 1, definition: 1 },
    heavy: { limb: 1.16, chest: 1.15, waist: 1.24, hips: 1.14, definition: 0.8 },
  }[build]
  if (body !== "woman") return { ...man, isWoman: false }
  return {
    limb: man.limb * 0.86,
    chest: man.chest * 0.85,
    waist: man.waist * 0.82,
    hips: man.hips * 1.02,
    definition: 0.6,
    isWoman: true,
  }
}
