import type { Shape } from "../sculpt/field.ts"
import { ball, cone, ellipsoid, slab, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, createFrame, cross, moved, normalise, place, subtract } from "../sculpt/vector.ts"
import { foldSide, wristOf } from "./limbs.ts"
import type { Physique } from "./physique.ts"
import type { Side } from "./pose.ts"

/** A fist's own axes: y along the forearm, z to where the fingers close, x to the thumb. */
function fistFrame(side: Side): Frame {
  const inside = foldSide(side.shoulder, side.elbow, side.hand, [0, 0, 1])
  return createFrame(side.hand, subtract(side.hand, side.elbow), inside)
}

/** A closed boxing glove: the mitten, the thumb along it. */
export function mittenShapes(side: Side): readonly Shape[] {
  const fist = fistFrame(side)
  const thumb = thumbSide(fist)
  return [
    { distance: ellipsoid(moved(fist, [0, 0.14, 0.02]), [0.33, 0.38, 0.31]), blend: 0 },
    { distance: ellipsoid(moved(fist, [0, 0.22, 0.14]), [0.3, 0.24, 0.24]), blend: 0.06 },
    {
      distance: taper(place(fist, [thumb * 0.2, -0.08, 0.2]), place(fist, [thumb * 0.17, 0.24, 0.34]), 0.11, 0.12),
      blend: 0.025,
    },
    { distance: taper(wristOf(side), side.hand, 0.2, 0.26), blend: 0.08 },
  ]
}

/** The glove's cuff, closed with tape. */
export function cuffShapes(side: Side): readonly Shape[] {
  const wrist = createFrame(wristOf(side), subtract(side.hand, side.elbow), fistFrame(side).z)
  return [
    { distance: cone(moved(wrist, [0, -0.2, 0]), { height: 0.34, bottom: 0.215, top: 0.225, round: 0.05 }), blend: 0 },
  ]
}

/** A bare or wrapped fist with its knuckles. */
export function fistShapes(side: Side, { limb }: Physique): readonly Shape[] {
  const fist = fistFrame(side)
  const thumb = thumbSide(fist)
  const size = 0.75 + 0.25 * limb
  const knuckles = [-0.135, -0.045, 0.045, 0.135].flatMap((x): Shape[] => [
    {
      distance: taper(
        place(fist, [x * size, 0.2, -0.06]),
        place(fist, [x * size, 0.22, 0.14]),
        0.066 * size,
        0.06 * size,
      ),
      blend: 0.02,
    },
    {
      distance: taper(
        place(fist, [x * size, 0.22, 0.14]),
        place(fist, [x * size, 0.02, 0.17]),
        0.06 * size,
        0.055 * size,
      ),
      blend: 0.02,
    },
  ])
  return [
    { distance: slab(moved(fist, [0, 0.06, 0.02]), [0.19 * size, 0.18 * size, 0.13 * size], 0.08), blend: 0 },
    { distance: taper(wristOf(side), side.hand, 0.12 * limb, 0.15 * size), blend: 0.06 },
    ...knuckles,
    {
      distance: taper(place(fist, [thumb * 0.19, -0.04, 0.08]), place(fist, [thumb * 0.06, 0.12, 0.23]), 0.07, 0.055),
      blend: 0.02,
    },
  ]
}

/** The pad that an open glove lays over the knuckles. */
export function padShapes(side: Side): readonly Shape[] {
  const fist = fistFrame(side)
  return [
    { distance: slab(moved(fist, [0, 0.17, -0.02]), [0.235, 0.13, 0.15], 0.09), blend: 0 },
    { distance: slab(moved(fist, [0, 0.02, -0.06]), [0.21, 0.2, 0.15], 0.08), blend: 0.05 },
  ]
}

/** The bandage of a wrapped hand: wrist and palm, just above the skin. */
export function bandageShapes(side: Side, { limb }: Physique): readonly Shape[] {
  const fist = fistFrame(side)
  const along = normalise(subtract(side.hand, side.elbow))
  const start: Vec3 = place({ ...fist, origin: wristOf(side), y: along }, [0, -0.12, 0])
  return [
    { distance: taper(start, side.hand, 0.15 * limb, 0.19), blend: 0 },
    { distance: slab(moved(fist, [0, 0.05, 0]), [0.215, 0.17, 0.155], 0.09), blend: 0.05 },
    { distance: ball(place(fist, [0, 0.02, 0.04]), 0.16), blend: 0.04 },
  ]
}

/** Thumbs point to the middle of the body; `x` of a fist's frame may point either way. */
function thumbSide(fist: Frame): 1 | -1 {
  const up = cross(fist.y, fist.z)
  return up[1] >= 0 ? 1 : -1
}
