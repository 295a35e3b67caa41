import type { Part } from "../sculpt/field.ts"
import { coat } from "../sculpt/paint.ts"
import { slab } from "../sculpt/shapes.ts"
import type { Vec3 } from "../sculpt/vector.ts"
import { plinthHeight } from "./plinth.ts"

/** Half the carton's width, height and depth. */
export const boxHalf: Vec3 = [2.15, 3.3, 1.25]

/** The height of the carton's middle. */
export const boxMiddle = boxHalf[1] - plinthHeight

/** The carton that a figure is sold in: matt black, its print is laid on afterwards. */
export function createBox(): readonly Part[] {
  const frame = { origin: [0, boxMiddle, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
  return [{ paint: coat("#1a1310", 0.16, 10), shapes: [{ distance: slab(frame, boxHalf, 0.05), blend: 0 }] }]
}
