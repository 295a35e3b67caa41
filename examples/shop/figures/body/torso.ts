import type { Shape } from "../sculpt/field.ts"
import { ellipsoid, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, createFrame, mix, moved, place, subtract } from "../sculpt/vector.ts"
import type { Physique } from "./physique.ts"
import { type Pose, chestFrame, headFrame, pelvisFrame } from "./pose.ts"

/** Chest, belly, back and neck. */
export function torsoShapes(pose: Pose, physique: Physique): readonly Shape[] {
  const chest = chestFrame(pose)
  const pelvis = pelvisFrame(pose)
  return [
    ...trunkShapes(pose, physique, chest, pelvis),
    ...neckShapes(pose, physique, chest),
    ...frontShapes(physique, chest),
    ...bellyShapes(pose, physique),
    ...backShapes(physique, chest),
  ]
}

function trunkShapes(pose: Pose, physique: Physique, chest: Frame, pelvis: Frame): Shape[] {
  const waist = createFrame(mix(pose.pelvis, pose.chest, 0.45), subtract(pose.chest, pose.pelvis), chest.z)
  return [
    { distance: ellipsoid(chest, [0.68 * physique.chest, 0.86, 0.46 * physique.chest]), blend: 0 },
    { distance: ellipsoid(waist, [0.5 * physique.waist, 0.8, 0.37 * physique.waist]), blend: 0.25 },
    { distance: ellipsoid(pelvis, [0.6 * physique.hips, 0.46, 0.42 * physique.hips]), blend: 0.25 },
  ]
}

/** The neck alone: what is seen of a torso above a robe. */
export function neckShape(pose: Pose, physique: Physique): Shape {
  const thick = physique.isWoman ? 0.2 : 0.31 * (0.4 + 0.6 * physique.limb)
  const skull = place(headFrame(pose), [0, -0.15, -0.08])
  return { distance: taper(pose.neck, skull, thick * 1.08, thick), blend: 0.2 }
}

function neckShapes(pose: Pose, physique: Physique, chest: Frame): Shape[] {
  const trap = (side: number): Shape => ({
    distance: taper(
      place(chest, [side * 0.1, 0.84, -0.1]),
      place(chest, [side * 0.6 * physique.chest, 0.56, -0.08]),
      0.24 * physique.limb,
      0.22 * physique.limb,
    ),
    blend: 0.25,
  })
  return [neckShape(pose, physique), trap(1), trap(-1)]
}

/** Pectorals, or the bust under a top. */
function frontShapes(physique: Physique, chest: Frame): Shape[] {
  return pectoralShapes(physique, chest, 0)
}

/** Pectorals, or the bust, as much larger as the cloth over them is thick. */
export function pectoralShapes(physique: Physique, chest: Frame, thickness: number): Shape[] {
  const place: Vec3 = physique.isWoman ? [0.27, 0.16, 0.33] : [0.34, 0.26, 0.31]
  const size: Vec3 = physique.isWoman ? [0.26, 0.25, 0.22] : [0.43, 0.3, 0.21]
  const covered: Vec3 = [size[0] + thickness, size[1] + thickness, size[2] + thickness]
  return [1, -1].map((side) => ({
    distance: ellipsoid(moved(chest, [side * place[0] * physique.chest, place[1], place[2] * physique.chest]), covered),
    blend: physique.isWoman ? 0.12 : 0.05,
  }))
}

/** Six small cushions, the flanks beside them. */
function bellyShapes(pose: Pose, physique: Physique): Shape[] {
  const chest = chestFrame(pose)
  const front = (down: number, across: number, out: number): Frame => {
    const origin = place(chest, [0, -down, 0])
    return moved({ ...chest, origin: mix(origin, mix(pose.pelvis, pose.chest, 1 - down / 1.35), Math.min(1, down)) }, [
      across,
      0,
      out,
    ])
  }
  const depth = 0.14 * physique.definition
  return [1, -1].flatMap((side) => [
    ...[0.3, 0.55, 0.8].map((down) => ({
      distance: ellipsoid(front(down, side * 0.145 * physique.waist, 0.35 * physique.waist), [
        0.135 * physique.waist,
        0.125,
        depth,
      ]),
      blend: 0.03,
    })),
    {
      distance: ellipsoid(front(0.72, side * 0.4 * physique.waist, 0.12), [
        0.13 * physique.waist,
        0.4,
        0.2 * physique.waist,
      ]),
      blend: 0.12,
    },
  ])
}

/** Broad back, shoulder blades, the furrow of the spine. */
function backShapes(physique: Physique, chest: Frame): Shape[] {
  const paired = [1, -1].flatMap((side) => [
    {
      distance: ellipsoid(moved(chest, [side * 0.55 * physique.chest, 0.06, -0.14]), [
        0.25 * physique.chest,
        0.6,
        0.34 * physique.chest,
      ]),
      blend: 0.1,
    },
    {
      distance: ellipsoid(moved(chest, [side * 0.36 * physique.chest, 0.34, -0.33 * physique.chest]), [
        0.3 * physique.chest,
        0.36,
        0.18,
      ]),
      blend: 0.05,
    },
    {
      distance: ellipsoid(moved(chest, [side * 0.15, -0.6, -0.27 * physique.waist]), [
        0.13,
        0.5,
        0.13 * physique.waist,
      ]),
      blend: 0.07,
    },
  ])
  const spine = taper(place(chest, [0, 0.7, -0.56 * physique.chest]), place(chest, [0, -0.9, -0.46]), 0.07, 0.05)
  return [...paired, { distance: spine, blend: 0.12, isCarved: true }]
}
