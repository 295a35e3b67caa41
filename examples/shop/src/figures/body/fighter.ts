import type { Figure } from "../figure.ts"
import type { Chance } from "../random.ts"
import type { Part } from "../sculpt/field.ts"
import { type Paint, type Rgb, blendColours, coat, metal, parseColour } from "../sculpt/paint.ts"
import { type Frame, type Vec3, dot, locate, subtract } from "../sculpt/vector.ts"
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
import { beardShapes, browShapes, eyeParts, hairShapes, headShapes, withStubble } from "./head.ts"
import { armShapes, legShapes } from "./limbs.ts"
import { type Looks, createLooks } from "./looks.ts"
import { type Physique, createPhysique } from "./physique.ts"
import { type Pose, type Side, chestFrame, createPose, headFrame, pelvisFrame } from "./pose.ts"
import { torsoShapes } from "./torso.ts"

/** A painted fighter standing on the plane y = 0. */
export function createFighter(figure: Figure, chance: Chance, isAlternate: boolean): readonly Part[] {
  const pose = createPose(figure)
  const physique = createPhysique(figure)
  const looks = createLooks(chance, figure, isAlternate)
  return [
    {
      paint: skinPaint(looks, pose),
      shapes: [
        ...torsoShapes(pose, physique),
        ...armShapes(pose, physique),
        ...legShapes(pose, physique),
        ...headShapes(headFrame(pose), physique),
      ],
    },
    ...headParts(pose, looks),
    ...clothParts(pose, physique, looks, figure),
    ...[pose.left, pose.right].flatMap((side) => [
      ...handParts(side, physique, looks, figure),
      ...footParts(side, physique, looks, figure),
    ]),
  ]
}

function headParts(pose: Pose, { hair, cut, beard }: Looks): Part[] {
  const head = headFrame(pose)
  const paint = coat(hair, 0.12, 8)
  const grown = [...hairShapes(head, cut)]
  const parts: Part[] = [...eyeParts(head), { paint, shapes: browShapes(head) }]
  if (grown.length > 0) parts.push({ paint, shapes: grown })
  if (beard !== undefined) parts.push({ paint, shapes: beardShapes(head, beard) })
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
      { paint: coat("#1c1512", 0.4), shapes: strap },
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

function skinPaint({ skin, hair, cut, tattoo }: Looks, pose: Pose): Paint {
  const head = headFrame(pose)
  const bare = parseColour(skin)
  const dark = parseColour(hair)
  const lip: Rgb = blendColours(bare, [bare[0] * 0.75, bare[1] * 0.32, bare[2] * 0.3], 0.6)
  const colour = (point: Vec3): Rgb => {
    const onHead = locate(head, point)
    if (Math.hypot(onHead[0], onHead[1]) < 0.8) {
      if (onHead[2] > 0.3 && Math.abs(onHead[0]) < 0.1 && onHead[1] < -0.21 && onHead[1] > -0.32) return lip
      return cut === "shaved" || cut === "crest" ? withStubble(bare, dark, head, point) : bare
    }
    return tattoo !== "none" && isInked(point, pose, tattoo) ? blendColours(bare, [0.008, 0.012, 0.018], 0.72) : bare
  }
  return { colour, gloss: 0.26, shine: 16, isSkin: true }
}

/** Bands or a geometric sleeve on the left upper arm. */
function isInked(point: Vec3, { left }: Pose, tattoo: "bands" | "sleeve"): boolean {
  const bone = subtract(left.elbow, left.shoulder)
  const from = subtract(point, left.shoulder)
  const share = dot(from, bone) / dot(bone, bone)
  const away = Math.hypot(from[0] - bone[0] * share, from[1] - bone[1] * share, from[2] - bone[2] * share)
  if (share < 0.02 || share > 0.95 || away > 0.36) return false
  if (tattoo === "bands") return (share > 0.52 && share < 0.62) || (share > 0.68 && share < 0.72)
  const angle = Math.atan2(from[2], from[0])
  return Math.sin(share * 26 + Math.sin(angle * 3) * 2.2) > 0.15
}

function trunksPaint({ trunks, coats }: Looks, pelvis: Frame, { left, right }: Pose): Paint {
  const main = parseColour(coats.main)
  const trim = parseColour(coats.trim)
  const colour = (point: Vec3): Rgb => {
    const { hip, knee } = locate(pelvis, point)[0] > 0 ? left : right
    const [x] = locate({ ...pelvis, origin: hip }, point)
    const down = (hip[1] - point[1]) / Math.max(0.4, hip[1] - knee[1])
    const outward = locate(pelvis, point)[0] > 0 ? x : -x
    if (trunks === "stripe") return outward > 0.36 ? trim : main
    if (trunks === "panel") return outward > 0.18 && down > 0.12 + (0.5 - outward) ? trim : main
    if (trunks === "hoops") return down > 0.4 && down < 0.5 ? trim : main
    return down > 0.53 ? trim : main
  }
  return { colour, gloss: 0.2, shine: 18 }
}

/** A robe's facings run from the collar to the sash and leave a wedge of bare chest; below, a line marks the closing. */
function robePaint({ coats, skin }: Looks, robe: Frame, chest: Frame): Paint {
  const main = parseColour(coats.main)
  const trim = parseColour(coats.trim)
  const bare = parseColour(skin)
  const colour = (point: Vec3): Rgb => {
    const [x, y, z] = locate(chest, point)
    const up = locate(robe, point)[1]
    if (up > 0.05 && up < 0.17) return trim
    if (z < 0.15 || Math.abs(x) > 0.6) return main
    const opening = Math.max(0, (y + 0.5) * 0.27)
    if (Math.abs(x) < opening) return bare
    return Math.abs(x) < opening + (y > -0.5 ? 0.17 : 0.13) ? trim : main
  }
  return { colour, gloss: 0.22, shine: 18 }
}

function wrapPaint({ elbow, hand }: Side): Paint {
  const light = parseColour("#e9e0cd")
  const shade = parseColour("#b9ac94")
  const along = subtract(hand, elbow)
  const length = Math.hypot(...along)
  return {
    ...coat(light, 0.05),
    colour: (point) =>
      Math.sin((dot(subtract(point, elbow), along) / length) * 52 + point[0] * 9) > 0.75 ? shade : light,
  }
}
