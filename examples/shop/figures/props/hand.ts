import type { Part, Shape } from "../sculpt/field.ts"
import { coat } from "../sculpt/paint.ts"
import { ellipsoid, slab, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, createFrame, mix, moved, place } from "../sculpt/vector.ts"

/** Finger by finger: where it grows from the palm's edge, its length, its thickness, how far it leans. All in heads of the figure. */
const fingers = [
  { x: -1.35, root: 4.5, length: 2.75, radius: 0.44, lean: -0.14 },
  { x: -0.48, root: 4.75, length: 3.2, radius: 0.47, lean: -0.04 },
  { x: 0.42, root: 4.65, length: 3.0, radius: 0.45, lean: 0.06 },
  { x: 1.24, root: 4.25, length: 2.35, radius: 0.39, lean: 0.18 },
] as const

/** A grown-up's open hand as large as it is beside a figure of a hand's height; it leans in from the right. */
export function createHand(floor: number): readonly Part[] {
  const hand = createFrame([4.7, floor - 1.2, -0.3], [-0.1, 1, 0], [-0.35, 0, 1])
  return [
    {
      paint: { ...coat("#b98160", 0.18, 12), isSkin: true },
      shapes: [...palmShapes(hand), ...fingers.flatMap((finger) => fingerShapes(hand, finger)), ...thumbShapes(hand)],
    },
    {
      paint: coat("#14110f", 0.05),
      shapes: [{ distance: taper(place(hand, [0.5, -3, 0]), place(hand, [0, 1.05, 0]), 1.95, 1.62), blend: 0 }],
    },
  ]
}

function palmShapes(hand: Frame): Shape[] {
  return [
    { distance: taper(place(hand, [0, -1, 0]), place(hand, [0, 1.4, 0]), 1.05, 1.1), blend: 0 },
    { distance: slab(moved(hand, [0, 3, 0]), [1.75, 1.85, 0.55], 0.5), blend: 0.5 },
    { distance: ellipsoid(moved(hand, [-1.05, 2.3, 0.4]), [0.75, 1.3, 0.5]), blend: 0.35 },
    { distance: ellipsoid(moved(hand, [1.1, 2.5, 0.35]), [0.6, 1.5, 0.42]), blend: 0.35 },
    { distance: ellipsoid(moved(hand, [0, 4.3, 0.36]), [1.5, 0.42, 0.36]), blend: 0.25 },
  ]
}

function fingerShapes(hand: Frame, { x, root, length, radius, lean }: (typeof fingers)[number]): Shape[] {
  const joint = (share: number, bend: number): Vec3 =>
    place(hand, [x + lean * length * share, root + length * share, bend])
  const [base, first, second, tip] = [joint(-0.2, 0), joint(0.42, 0.12), joint(0.72, 0.24), joint(1, 0.42)]
  return [
    { distance: taper(base, first, radius * 1.04, radius * 0.98), blend: 0.3 },
    { distance: taper(mix(base, first, 0.55), first, radius * 1.02, radius * 0.92), blend: 0.05 },
    { distance: taper(first, second, radius * 0.94, radius * 0.86), blend: 0.06 },
    { distance: taper(second, tip, radius * 0.86, radius * 0.74), blend: 0.06 },
  ]
}

function thumbShapes(hand: Frame): Shape[] {
  const at = (x: number, y: number, z: number) => place(hand, [x, y, z])
  return [
    { distance: taper(at(-1.1, 1.8, 0.3), at(-2.15, 3.2, 0.55), 0.7, 0.52), blend: 0.4 },
    { distance: taper(at(-2.15, 3.2, 0.55), at(-2.6, 4.3, 0.6), 0.5, 0.4), blend: 0.08 },
  ]
}
