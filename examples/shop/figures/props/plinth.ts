import type { Part } from "../sculpt/field.ts"
import { coat, metal } from "../sculpt/paint.ts"
import { slab } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, createFrame } from "../sculpt/vector.ts"

/** How far the floor lies below a figure's feet. */
export const plinthHeight = 0.72

/** Half the width and half the height of the brass plate that carries the name. */
export const plateHalf = [0.98, 0.2] as const

const halfWidth = 1.5

/** Where the plate's face lies; the name is engraved into it. */
export const plateFace: Vec3 = [0, -0.4, halfWidth + 0.055]

/** The material of a plinth, and half of its width. */
interface PlinthForm {
  readonly wood?: string
  readonly halfWide?: number
}

/** A black lacquered block with a bevelled step and a brass plate in front. */
export function createPlinth({ wood = "#17110e", halfWide = halfWidth }: PlinthForm = {}): readonly Part[] {
  const lacquer = coat(wood, 0.75, 40)
  return [
    {
      paint: lacquer,
      shapes: [
        { distance: slab(level(-0.37), [halfWide, 0.3, halfWidth], 0.04), blend: 0 },
        { distance: slab(level(-0.06), [halfWide - 0.12, 0.06, halfWidth - 0.12], 0.03), blend: 0.02 },
        { distance: slab(level(-0.65), [halfWide + 0.1, 0.08, halfWidth + 0.1], 0.04), blend: 0.02 },
      ],
    },
    {
      paint: metal("#c89a4b"),
      shapes: [
        {
          distance: slab(
            { ...level(-0.4), origin: [0, -0.4, halfWidth + 0.01] },
            [plateHalf[0], plateHalf[1], 0.045],
            0.02,
          ),
          blend: 0,
        },
      ],
    },
  ]
}

function level(y: number): Frame {
  return createFrame([0, y, 0], [0, 1, 0], [0, 0, 1])
}
