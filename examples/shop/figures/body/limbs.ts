import type { Shape } from "../sculpt/field.ts"
import { ball, ellipsoid, taper } from "../sculpt/shapes.ts"
import {
  type Frame,
  type Vec3,
  createFrame,
  cross,
  dot,
  mix,
  moved,
  normalise,
  scale,
  subtract,
} from "../sculpt/vector.ts"
import type { Physique } from "./physique.ts"
import type { Pose, Side } from "./pose.ts"
import { chestFrame } from "./pose.ts"

/** Both arms down to the wrists. */
export function armShapes(pose: Pose, physique: Physique): readonly Shape[] {
  return [pose.left, pose.right].flatMap((side) => [...upperArm(side, physique, pose), ...forearm(side, physique)])
}

/** Both legs down to the ankles. */
export function legShapes(pose: Pose, physique: Physique): readonly Shape[] {
  const forward = chestFrame(pose).z
  return [pose.left, pose.right].flatMap((side) => [
    ...thigh(side, physique, forward),
    ...shin(side, physique, forward),
  ])
}

/** Both legs below the knees. */
export function shinShapes(pose: Pose, physique: Physique): readonly Shape[] {
  const forward = chestFrame(pose).z
  return [pose.left, pose.right].flatMap((side) => shin(side, physique, forward))
}

/** A bone's frame: y runs along it, z is the side that `inside` names. */
function boneFrame(from: Vec3, to: Vec3, inside: Vec3, share: number): Frame {
  return createFrame(mix(from, to, share), subtract(to, from), inside)
}

/** Where the wrist ends and the hand begins. */
export function wristOf({ elbow, hand }: Side): Vec3 {
  return mix(elbow, hand, 0.8)
}

/** The side to which a joint closes. */
export function foldSide(from: Vec3, joint: Vec3, to: Vec3, fallback: Vec3): Vec3 {
  const middle = subtract(mix(from, to, 0.5), joint)
  const along = normalise(subtract(to, from))
  const side = subtract(middle, scale(along, dot(middle, along)))
  return Math.hypot(...side) < 0.08 ? fallback : normalise(side)
}

function upperArm({ shoulder, elbow, hand }: Side, { limb, definition }: Physique, pose: Pose): Shape[] {
  const front = foldSide(shoulder, elbow, hand, chestFrame(pose).z)
  const muscle = 0.7 + 0.3 * definition
  return [
    { distance: taper(shoulder, elbow, 0.27 * limb, 0.19 * limb), blend: 0.14 },
    {
      distance: ellipsoid(boneFrame(shoulder, elbow, front, 0.04), [0.32 * limb, 0.46 * limb, 0.33 * limb]),
      blend: 0.05,
    },
    {
      distance: ellipsoid(moved(boneFrame(shoulder, elbow, front, 0.55), [0, 0, 0.12 * limb]), [
        0.2 * limb,
        0.36,
        0.22 * limb * muscle,
      ]),
      blend: 0.035,
    },
    {
      distance: ellipsoid(moved(boneFrame(shoulder, elbow, front, 0.5), [0, 0, -0.12 * limb]), [
        0.23 * limb,
        0.44,
        0.21 * limb,
      ]),
      blend: 0.04,
    },
  ]
}

function forearm(side: Side, { limb }: Physique): Shape[] {
  const { shoulder, elbow, hand } = side
  const inside = foldSide(shoulder, elbow, hand, [0, 0, 1])
  const across = cross(normalise(subtract(hand, elbow)), inside)
  const belly = (shift: number): Shape => ({
    distance: ellipsoid(moved(boneFrame(elbow, hand, inside, 0.26), [shift * limb, 0, 0.03]), [
      0.17 * limb,
      0.42,
      0.2 * limb,
    ]),
    blend: 0.07,
  })
  return [
    { distance: taper(elbow, wristOf(side), 0.2 * limb, 0.125 * limb), blend: 0.06 },
    belly(across[0] >= 0 ? 0.06 : -0.06),
    belly(across[0] >= 0 ? -0.07 : 0.07),
    { distance: ball(elbow, 0.17 * limb), blend: 0.06 },
  ]
}

function thigh({ hip, knee, ankle }: Side, { limb, hips }: Physique, forward: Vec3): Shape[] {
  const back = foldSide(hip, knee, ankle, scale(forward, -1))
  const frame = (share: number) => boneFrame(hip, knee, back, share)
  return [
    { distance: taper(hip, knee, 0.46 * hips, 0.25 * limb), blend: 0.2 },
    { distance: ellipsoid(moved(frame(0.45), [0.14, 0, -0.12]), [0.26 * limb, 0.74, 0.31 * limb]), blend: 0.05 },
    { distance: ellipsoid(moved(frame(0.5), [-0.14, 0, -0.1]), [0.25 * limb, 0.7, 0.31 * limb]), blend: 0.05 },
    { distance: ellipsoid(moved(frame(0.45), [0, 0, 0.14]), [0.26 * limb, 0.68, 0.24 * limb]), blend: 0.1 },
    { distance: ellipsoid(moved(frame(1), [0, 0, -0.08]), [0.15 * limb, 0.19, 0.15 * limb]), blend: 0.08 },
  ]
}

function shin({ hip, knee, ankle }: Side, { limb }: Physique, forward: Vec3): Shape[] {
  const back = foldSide(hip, knee, ankle, scale(forward, -1))
  const frame = (share: number) => boneFrame(knee, ankle, back, share)
  return [
    { distance: taper(knee, ankle, 0.22 * limb, 0.13 * limb), blend: 0.1 },
    { distance: ellipsoid(moved(frame(0.32), [0.09, 0, 0.12]), [0.18 * limb, 0.52, 0.22 * limb]), blend: 0.06 },
    { distance: ellipsoid(moved(frame(0.34), [-0.09, 0, 0.11]), [0.18 * limb, 0.48, 0.22 * limb]), blend: 0.06 },
    { distance: ball(ankle, 0.15 * limb), blend: 0.06 },
  ]
}
