import type { Figure } from "../../src/features/pictures/figure.ts"
import type { Chance } from "../random.ts"
import type { Part, Shape } from "../sculpt/field.ts"
import { coat, metal } from "../sculpt/paint.ts"
import {
  beltShapes,
  bootShapes,
  footShapes,
  robeFrame,
  robeShapes,
  topShapes,
  trunksShapes,
  waistbandShapes,
} from "./clothes.ts"
import { bandageShapes, cuffShapes, fistShapes, mittenShapes, padShapes } from "./hands.ts"
import { beardShapes, browShapes, eyeParts, hairShapes, headShapes } from "./head.ts"
import { armShapes, legShapes, shinShapes } from "./limbs.ts"
import { type Looks, createLooks } from "./looks.ts"
import { type Physique, createPhysique } from "./physique.ts"
import { type Pose, type Side, chestFrame, createPose, headFrame, pelvisFrame } from "./pose.ts"
import { robePaint, skinPaint, trunksPaint, wrapPaint } from "./paints.ts"
import { neckShape, torsoShapes } from "./torso.ts"

/** A painted fighter standing on the plane y = 0. */
export function createFighter(figure: Figure, chance: Chance, isAlternate: boolean): readonly Part[] {
  const pose = createPose(figure)
  const physique = createPhysique(figure)
  const looks = createLooks(chance, figure, isAlternate)
  return [
    {
      paint: skinPaint(looks, pose),
      shapes: [...bodyShapes(pose, physique, figure), ...headShapes(headFrame(pose), physique)],
    },
    ...headParts(pose, looks),
    ...clothParts(pose, physique, looks, figure),
    ...[pose.left, pose.right].flatMap((side) => [
      ...handParts(side, physique, looks, figure),
      ...footParts(side, physique, looks, figure),
    ]),
  ]
}

/** The body below the head. Muscles that a robe covers would only come through it; the opening on the chest is painted on the robe. */
function bodyShapes(pose: Pose, physique: Physique, { stance }: Figure): readonly Shape[] {
  if (stance === "walkout") return [neckShape(pose, physique), ...shinShapes(pose, physique)]
  return [...torsoShapes(pose, physique), ...armShapes(pose, physique), ...legShapes(pose, physique)]
}

function headParts(pose: Pose, { hair, cut, beard }: Looks): Part[] {
  const head = headFrame(pose)
  const paint = coat(hair, 0.1, 12)
  const stubble = coat(hair, 0.02)
  const grown = [...hairShapes(head, cut)]
  const parts: Part[] = [...eyeParts(head), { paint: stubble, shapes: browShapes(head) }]
  if (grown.length > 0) parts.push({ paint, shapes: grown })
  if (beard !== undefined) parts.push({ paint: stubble, shapes: beardShapes(head, beard) })
  return parts
}

function clothParts(pose: Pose, physique: Physique, looks: Looks, { stance, belt, gloves }: Figure): Part[] {
  const { coats } = looks
  const satin = coat(coats.main, 0.2, 18)
  const trunks: Part[] = [
    {
      paint: trunksPaint(looks, pelvisFrame(pose), pose),
      shapes: trunksShapes(pose, physique, gloves === "open" ? 0.44 : 0.62),
    },
    { paint: coat(coats.trim, 0.2, 12), shapes: waistbandShapes(pose, physique) },
  ]
  // Under a closed robe trunks would only poke out.
  const parts = stance === "walkout" ? [] : trunks
  if (physique.isWoman) parts.push({ paint: satin, shapes: topShapes(pose, physique) })
  if (stance === "walkout") {
    const { robe, collar, sash } = robeShapes(pose, physique)
    parts.push(
      { paint: robePaint(looks, robeFrame(pose), chestFrame(pose)), shapes: robe },
      { paint: coat(coats.trim, 0.2, 14), shapes: [...collar, ...sash] },
    )
  }
  if (belt) {
    const { strap, plates, jewel } = beltShapes(pose, physique)
    parts.push(
      { paint: coat("#1c1512", 0.12), shapes: strap },
      { paint: metal("#d9a441"), shapes: plates },
      { paint: coat("#8f1017", 1, 60), shapes: jewel },
    )
  }
  return parts
}

function handParts(side: Side, physique: Physique, { skin, coats }: Looks, { gloves }: Figure): Part[] {
  const fist: Part = { paint: { ...coat(skin, 0.25, 16), isSkin: true }, shapes: fistShapes(side, physique) }
  switch (gloves) {
    case "boxing":
      return [
        { paint: coat(coats.glove, 0.8, 36), shapes: mittenShapes(side) },
        { paint: coat(coats.trim, 0.15), shapes: cuffShapes(side) },
      ]
    case "open":
      return [
        fist,
        { paint: coat(coats.glove, 0.5, 26), shapes: padShapes(side) },
        { paint: coat("#191615", 0.4), shapes: cuffShapes(side) },
      ]
    case "wraps":
      return [fist, { paint: wrapPaint(side), shapes: bandageShapes(side, physique) }]
  }
}

function footParts(side: Side, physique: Physique, { skin, coats }: Looks, { gloves }: Figure): Part[] {
  if (gloves !== "boxing") return [{ paint: { ...coat(skin, 0.25, 16), isSkin: true }, shapes: footShapes(side) }]
  const { upper, sole } = bootShapes(side, physique)
  return [
    { paint: coat(coats.boot, 0.35, 20), shapes: upper },
    { paint: coat(coats.trim, 0.15), shapes: sole },
  ]
}
