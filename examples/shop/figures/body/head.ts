import type { Part, Shape } from "../sculpt/field.ts"
import { coat } from "../sculpt/paint.ts"
import { ball, ellipsoid, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, moved, place } from "../sculpt/vector.ts"
import type { Physique } from "./physique.ts"

/** Skull and face, in simple planes; what flows into the neck. Measures are shares of the head's height. */
export function headShapes(head: Frame, { isWoman, limb }: Physique): readonly Shape[] {
  const at = (x: number, y: number, z: number): Vec3 => place(head, [x, y, z])
  const round = (where: Vec3, radii: Vec3, blend: number): Shape => ({
    distance: ellipsoid(moved(head, where), radii),
    blend,
  })
  const jaw = isWoman ? 0.85 : 0.9 + 0.12 * limb
  const both = (make: (side: number) => Shape[]): Shape[] => [...make(1), ...make(-1)]
  return [
    round([0, 0.14, -0.05], [0.35, 0.36, 0.42], 0.08),
    { distance: taper(at(0, -0.02, 0.1), at(0, -0.33, 0.17), 0.29, 0.16 * jaw), blend: 0.12 },
    round([0, -0.39, 0.26], [0.12 * jaw, 0.09, 0.1], 0.08),
    { distance: taper(at(-0.17, 0.08, 0.32), at(0.17, 0.08, 0.32), 0.05, 0.05), blend: 0.08 },
    ...both((side) => [
      round([side * 0.22 * jaw, -0.24, 0.06], [0.1, 0.13, 0.14], 0.1),
      round([side * 0.2, -0.09, 0.23], [0.09, 0.065, 0.09], 0.14),
      { distance: ball(at(side * 0.145, -0.012, 0.44), 0.08), blend: 0.06, isCarved: true },
      round([side * 0.36, -0.03, -0.02], [0.045, 0.12, 0.08], 0.03),
      { distance: ball(at(side * 0.055, -0.14, 0.41), 0.045), blend: 0.03 },
    ]),
    { distance: taper(at(0, 0.06, 0.37), at(0, -0.12, 0.465), 0.038, 0.056), blend: 0.04 },
    { distance: taper(at(-0.06, -0.24, 0.346), at(0.06, -0.24, 0.346), 0.026, 0.026), blend: 0.05 },
    { distance: taper(at(-0.045, -0.288, 0.34), at(0.045, -0.288, 0.34), 0.03, 0.03), blend: 0.05 },
    {
      distance: taper(at(-0.085, -0.263, 0.392), at(0.085, -0.263, 0.392), 0.008, 0.008),
      blend: 0.025,
      isCarved: true,
    },
  ]
}

/** Eyes that look where the head looks: ivory with a dark iris, mostly in the brow's shadow. */
export function eyeParts(head: Frame): readonly Part[] {
  const eye = (side: number, place: Vec3, radius: number): Shape => ({
    distance: ball(placeOn(head, side, place), radius),
    blend: 0,
  })
  return [
    { paint: coat("#51463b", 0.25, 60), shapes: [1, -1].map((side) => eye(side, [0.14, -0.018, 0.318], 0.05)) },
    { paint: coat("#120a07", 0.9, 80), shapes: [1, -1].map((side) => eye(side, [0.136, -0.02, 0.336], 0.036)) },
  ]
}

/** Brows and lashes in the hair's colour. */
export function browShapes(head: Frame): readonly Shape[] {
  return [1, -1].flatMap((side) => [
    {
      distance: taper(
        placeOn(head, side, [0.06, 0.062, 0.392]),
        placeOn(head, side, [0.2, 0.092, 0.335]),
        0.026,
        0.018,
      ),
      blend: 0.01,
    },
    {
      distance: taper(
        placeOn(head, side, [0.09, 0.026, 0.372]),
        placeOn(head, side, [0.2, 0.018, 0.345]),
        0.018,
        0.014,
      ),
      blend: 0.01,
    },
  ])
}

/** How a head of hair is cut. */
export type Haircut = "shaved" | "cropped" | "crest" | "topknot" | "curls" | "braids" | "ponytail"

/** The hair's clay. A shaved head has none; its shade is painted. */
export function hairShapes(head: Frame, cut: Haircut): readonly Shape[] {
  const round = (where: Vec3, radii: Vec3, blend = 0.06): Shape => ({
    distance: ellipsoid(moved(head, where), radii),
    blend,
  })
  const forehead: Shape = {
    distance: ellipsoid(moved(head, [0, -0.14, 0.36]), [0.4, 0.34, 0.36]),
    blend: 0.04,
    isCarved: true,
  }
  const below: Shape = { distance: ellipsoid(moved(head, [0, -0.62, 0]), [0.6, 0.5, 0.7]), blend: 0.04, isCarved: true }
  const cap = [round([0, 0.16, -0.06], [0.375, 0.38, 0.44]), forehead, below]
  const strand = (from: Vec3, to: Vec3, a: number, b: number): Shape => ({
    distance: taper(place(head, from), place(head, to), a, b),
    blend: 0.04,
  })
  switch (cut) {
    case "shaved":
      return []
    case "cropped":
      return cap
    case "crest":
      return [round([0, 0.3, -0.05], [0.11, 0.34, 0.44]), forehead, below]
    case "topknot":
      return [...cap, round([0, 0.56, -0.14], [0.15, 0.14, 0.15], 0.05)]
    case "curls":
      return [round([0, 0.24, -0.08], [0.47, 0.44, 0.5]), { ...forehead, blend: 0.08 }, below]
    case "braids":
      return [
        ...cap,
        ...[0.3, 0.1, -0.1, -0.3].map((x) => strand([x, 0.05, -0.4], [x * 1.5, -0.75, -0.42], 0.075, 0.05)),
      ]
    case "ponytail":
      return [
        ...cap,
        strand([0, 0.3, -0.46], [0.05, 0.1, -0.66], 0.1, 0.13),
        strand([0.05, 0.1, -0.66], [0.1, -0.6, -0.6], 0.13, 0.04),
      ]
  }
}

/** A beard's clay: round the jaw, leaving the lips. */
export function beardShapes(head: Frame, length: number): readonly Shape[] {
  const at = (x: number, y: number, z: number): Vec3 => place(head, [x, y, z])
  return [
    { distance: taper(at(0, -0.36, 0.24), at(0, -0.38 - length, 0.26 + length * 0.2), 0.165, 0.1), blend: 0.06 },
    ...[1, -1].map((side) => ({
      distance: taper(at(side * 0.27, -0.12, 0.06), at(side * 0.12, -0.36, 0.24), 0.085, 0.12),
      blend: 0.06,
    })),
    { distance: taper(at(-0.08, -0.195, 0.385), at(0.08, -0.195, 0.385), 0.03, 0.03), blend: 0.02 },
    { distance: taper(at(-0.07, -0.265, 0.42), at(0.07, -0.265, 0.42), 0.05, 0.05), blend: 0.02, isCarved: true },
  ]
}

function placeOn(head: Frame, side: number, [x, y, z]: Vec3): Vec3 {
  return place(head, [side * x, y, z])
}
