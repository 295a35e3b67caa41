import type { Shape } from "../sculpt/field.ts"
import { type ConeForm, ball, cone, ellipsoid, hoop, slab, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, add, createFrame, mix, moved, place, scale, subtract } from "../sculpt/vector.ts"
import type { Physique } from "./physique.ts"
import { pectoralShapes } from "./torso.ts"
import { type Pose, type Side, chestFrame, pelvisFrame } from "./pose.ts"

/** Loose trunks to the middle of the thigh, with folds at the hem. `reach` is the share of the thigh they cover. */
export function trunksShapes(pose: Pose, { hips, waist }: Physique, reach: number): readonly Shape[] {
  const pelvis = pelvisFrame(pose)
  const leg = ({ hip, knee }: Side): Shape => {
    const top = add(hip, [0, 0.1, 0])
    const length = Math.hypot(...subtract(knee, top)) * reach
    const hem = mix(top, knee, reach)
    const form: ConeForm = {
      height: length,
      bottom: 0.6 * hips,
      top: 0.54 * hips,
      flatten: 0.96,
      folds: { depth: 0.018, count: 9 },
    }
    return { distance: cone(createFrame(hem, subtract(top, hem), pelvis.z), form), blend: 0.12 }
  }
  return [
    { distance: ellipsoid(moved(pelvis, [0, -0.02, 0]), [0.69 * hips, 0.54, 0.6 * hips]), blend: 0 },
    {
      distance: cone(moved(pelvis, [0, 0, 0]), {
        height: 0.42,
        bottom: 0.72 * hips,
        top: 0.5 * waist + 0.19 * hips,
        flatten: 0.86,
      }),
      blend: 0.1,
    },
    // The seat: without it hips would come through above the legs' tubes.
    { distance: ball(pose.left.hip, 0.52 * hips), blend: 0.15 },
    { distance: ball(pose.right.hip, 0.52 * hips), blend: 0.15 },
    leg(pose.left),
    leg(pose.right),
  ]
}

/** The trunks' broad elastic. */
export function waistbandShapes(pose: Pose, { waist, hips }: Physique): readonly Shape[] {
  const pelvis = moved(pelvisFrame(pose), [0, 0.42, 0])
  return [
    {
      distance: hoop(pelvis, [0.48 * waist + 0.17 * hips, 0.4 * waist + 0.14 * hips], {
        halfHeight: 0.13,
        thickness: 0.035,
      }),
      blend: 0,
    },
  ]
}

/** The champion's belt: strap, a large plate in front and two small ones beside it. */
export function beltShapes(
  pose: Pose,
  { waist, hips }: Physique,
): { readonly strap: readonly Shape[]; readonly plates: readonly Shape[]; readonly jewel: readonly Shape[] } {
  const pelvis = moved(pelvisFrame(pose), [0, 0.46, 0])
  const plate = (angle: number, radius: number, height: number): Shape => {
    const out: Vec3 = [
      Math.sin(angle) * (0.51 * waist + 0.19 * hips),
      0,
      Math.cos(angle) * (0.42 * waist + 0.16 * hips),
    ]
    const origin = place(pelvis, out)
    const front = subtract(origin, pelvis.origin)
    return { distance: ellipsoid(createFrame(origin, pelvis.y, front), [radius, height, 0.085]), blend: 0.02 }
  }
  return {
    strap: [
      {
        distance: hoop(pelvis, [0.5 * waist + 0.19 * hips, 0.41 * waist + 0.16 * hips], {
          halfHeight: 0.17,
          thickness: 0.045,
        }),
        blend: 0,
      },
    ],
    plates: [plate(0, 0.34, 0.33), plate(0.95, 0.17, 0.19), plate(-0.95, 0.17, 0.19)],
    jewel: [{ distance: ball(place(pelvis, [0, 0, 0.42 * waist + 0.16 * hips + 0.05]), 0.11), blend: 0 }],
  }
}

/** A short sports top. */
export function topShapes(pose: Pose, { chest }: Physique): readonly Shape[] {
  const frame = chestFrame(pose)
  const strap = (side: number): Shape => ({
    distance: taper(
      place(frame, [side * 0.27 * chest, 0.36, 0.46 * chest]),
      place(frame, [side * 0.33 * chest, 0.78, 0.04]),
      0.1,
      0.1,
    ),
    blend: 0.14,
  })
  return [
    {
      distance: cone(moved(frame, [0, -0.22, 0]), {
        height: 0.62,
        bottom: 0.76 * chest,
        top: 0.84 * chest,
        flatten: 0.84,
        round: 0.05,
      }),
      blend: 0,
    },
    ...[1, -1].map((side) => ({
      distance: ellipsoid(moved(frame, [side * 0.27 * chest, 0.16, 0.33 * chest]), [0.29, 0.28, 0.245] as const),
      blend: 0.1,
    })),
    strap(1),
    strap(-1),
  ]
}

/** Laced boots: upper and sole. */
export function bootShapes(
  { knee, ankle, toe }: Side,
  { limb }: Physique,
): { readonly upper: readonly Shape[]; readonly sole: readonly Shape[] } {
  const shaft = mix(ankle, knee, 0.42)
  const heel = heelOf(ankle, toe)
  return {
    upper: [
      {
        distance: cone(createFrame(ankle, subtract(shaft, ankle), subtract(toe, ankle)), {
          height: 0.7,
          bottom: 0.19 * limb,
          top: 0.245 * limb,
          round: 0.03,
        }),
        blend: 0,
      },
      { distance: taper(heel, ankle, 0.17, 0.19), blend: 0.08 },
      { distance: taper(add(ankle, [0, -0.1, 0]), toe, 0.19, 0.13), blend: 0.1 },
      { distance: taper(heel, toe, 0.15, 0.15), blend: 0.08 },
    ],
    sole: [
      {
        distance: slab(soleFrame(ankle, toe), [0.17, 0.085, Math.hypot(...subtract(toe, heel)) / 2 + 0.17], 0.05),
        blend: 0,
      },
    ],
  }
}

/** A bare foot with five toes told apart. */
export function footShapes({ ankle, toe }: Side): readonly Shape[] {
  const heel = heelOf(ankle, toe)
  const sole = soleFrame(ankle, toe)
  const ball = mix(heel, toe, 0.82)
  const toes = [-0.13, -0.065, 0, 0.065, 0.13].map((x): Shape => {
    const root = place({ ...sole, origin: ball }, [x, 0, 0])
    const reach = 0.24 - Math.abs(x - 0.03) * 0.5
    return { distance: taper(root, add(root, scale(sole.z, reach)), 0.06, 0.05), blend: 0.025 }
  })
  return [
    { distance: taper(heel, ankle, 0.14, 0.14), blend: 0.1 },
    { distance: taper(add(ankle, [0, -0.06, 0]), ball, 0.14, 0.09), blend: 0.12 },
    { distance: taper(heel, ball, 0.12, 0.14), blend: 0.08 },
    ...toes,
  ]
}

/** A walk-out robe, closed with a sash, and the collar round its neck. */
export function robeShapes(
  pose: Pose,
  physique: Physique,
): { readonly robe: readonly Shape[]; readonly collar: readonly Shape[]; readonly sash: readonly Shape[] } {
  const { chest, limb } = physique
  const body = robeFrame(pose)
  const frame = chestFrame(pose)
  const height = pose.chest[1] + 0.45 - body.origin[1]
  const waist = moved(pelvisFrame(pose), [0, 0.5, 0])
  const arm = ({ shoulder, elbow, hand }: Side): Shape[] => [
    // Wide arms would come through a sleeve of one width.
    { distance: taper(shoulder, elbow, 0.35 * Math.max(1, limb), 0.29), blend: 0.1 },
    { distance: taper(elbow, mix(elbow, hand, 0.5), 0.3, 0.33), blend: 0.06 },
  ]
  const collar = [1, -1].flatMap((side): Shape[] => {
    const nape = place(frame, [0, 0.98, -0.34])
    const turned = place(frame, [side * 0.34, 0.88, 0])
    const breast = place(frame, [side * 0.27, 0.55, 0.47 * chest])
    return [
      { distance: taper(nape, turned, 0.14, 0.13), blend: 0.06 },
      { distance: taper(turned, breast, 0.13, 0.07), blend: 0.06 },
    ]
  })
  return {
    collar,
    robe: [
      {
        distance: cone(body, {
          height,
          bottom: 1.04,
          top: 0.74 * chest,
          flatten: 0.78,
          round: 0.06,
          folds: { depth: 0.085, count: 11 },
        }),
        blend: 0,
      },
      { distance: ellipsoid(moved(frame, [0, 0.2, 0.02]), [0.8 * chest, 0.66, 0.63 * chest]), blend: 0.15 },
      // The muscle between neck and shoulder.
      ...[1, -1].map((side) => ({
        distance: taper(
          place(frame, [side * 0.3, 0.76, -0.1]),
          place(frame, [side * 0.62 * chest, 0.56, -0.08]),
          0.22 * limb + 0.06,
          0.22 * limb + 0.06,
        ),
        blend: 0.12,
      })),
      ...pectoralShapes(physique, frame, 0.07).map((shape) => ({ ...shape, blend: 0.15 })),
      ...arm(pose.left),
      ...arm(pose.right),
    ],
    sash: [{ distance: hoop(waist, [0.8 * chest, 0.63 * chest], { halfHeight: 0.12, thickness: 0.06 }), blend: 0 }],
  }
}

/** Where a robe's hem is: its middle, with the chest's directions. */
export function robeFrame(pose: Pose): Frame {
  const hem = mix(pose.pelvis, mix(pose.left.ankle, pose.right.ankle, 0.5), 0.72)
  return createFrame(hem, subtract(add(pose.chest, [0, 0.5, 0]), hem), chestFrame(pose).z)
}

function heelOf(ankle: Vec3, toe: Vec3): Vec3 {
  const back = subtract(ankle, toe)
  const flat: Vec3 = [back[0], 0, back[2]]
  return add([ankle[0], Math.max(0.14, ankle[1] - 0.22), ankle[2]], scale(flat, 0.12))
}

function soleFrame(ankle: Vec3, toe: Vec3) {
  const heel = heelOf(ankle, toe)
  const low: Vec3 = [heel[0], heel[1] - 0.06, heel[2]]
  const front: Vec3 = [toe[0], 0.095, toe[2]]
  const along = subtract(front, low)
  const level: Vec3 = [-along[0] * along[1], along[0] ** 2 + along[2] ** 2, -along[2] * along[1]]
  return createFrame(mix(low, front, 0.5), level, along)
}
