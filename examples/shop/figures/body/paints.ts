import { type Paint, type Rgb, blendColours, brushEdge, coat, parseColour } from "../sculpt/paint.ts"
import { type Frame, type Vec3, dot, locate, subtract } from "../sculpt/vector.ts"
import type { Looks } from "./looks.ts"
import { type Pose, type Side, headFrame } from "./pose.ts"

const ink: Rgb = [0.008, 0.012, 0.018]

/** Skin: lips, the shade of a shaved skull, a tattoo on the left arm. */
export function skinPaint({ skin, hair, cut, tattoo }: Looks, pose: Pose): Paint {
  const head = headFrame(pose)
  const bare = parseColour(skin)
  const shaved = blendColours(bare, parseColour(hair), 0.28)
  const lips: Rgb = [bare[0] * 0.85, bare[1] * 0.59, bare[2] * 0.58]
  const isShaved = cut === "shaved" || cut === "crest"
  const colour = (point: Vec3): Rgb => {
    const [x, y, z] = locate(head, point)
    if (Math.hypot(x, y) > 0.8)
      return tattoo === "none" ? bare : blendColours(bare, ink, inkAt(point, pose, tattoo) * 0.72)
    if (z > 0.3 && Math.abs(x) < 0.1 && Math.abs(y + 0.265) < 0.055) return lips
    return isShaved ? blendColours(bare, shaved, brushEdge(y - z * 0.42, 0.12, 0.08)) : bare
  }
  return { colour, gloss: 0.26, shine: 16, isSkin: true }
}

/** How much ink there is on the left upper arm: two bands, or a sleeve of waves. */
function inkAt(point: Vec3, { left }: Pose, tattoo: "bands" | "sleeve"): number {
  const bone = subtract(left.elbow, left.shoulder)
  const from = subtract(point, left.shoulder)
  const share = dot(from, bone) / dot(bone, bone)
  const away = Math.hypot(from[0] - bone[0] * share, from[1] - bone[1] * share, from[2] - bone[2] * share)
  if (share < 0.02 || share > 0.95 || away > 0.42) return 0
  if (tattoo === "bands") return Math.max(stripe(share, 0.57, 0.1), stripe(share, 0.7, 0.04))
  return brushEdge(Math.sin(share * 26 + Math.sin(Math.atan2(from[2], from[0]) * 3) * 2.2), 0.15, 0.5)
}

/** Satin in two colours, after the pattern of the looks. */
export function trunksPaint({ trunks, coats }: Looks, pelvis: Frame, { left, right }: Pose): Paint {
  const main = parseColour(coats.main)
  const trim = parseColour(coats.trim)
  const trimAt = (point: Vec3): number => {
    const isLeft = locate(pelvis, point)[0] > 0
    const { hip, knee } = isLeft ? left : right
    const outward = locate({ ...pelvis, origin: hip }, point)[0] * (isLeft ? 1 : -1)
    const bone = subtract(knee, hip)
    const down = dot(subtract(point, hip), bone) / dot(bone, bone)
    switch (trunks) {
      case "stripe":
        return brushEdge(outward, 0.36)
      case "panel":
        return brushEdge(outward, 0.2) * brushEdge(down + outward, 0.62)
      case "hoops":
        return stripe(down, 0.44, 0.1)
      case "plain":
        return brushEdge(down, 0.55, 0.03)
    }
  }
  return { colour: (point) => blendColours(main, trim, trimAt(point)), gloss: 0.2, shine: 18 }
}

/** A robe's facings run from the collar to the sash and leave a wedge of bare chest; below, a line marks the closing. */
export function robePaint({ coats, skin }: Looks, robe: Frame, chest: Frame): Paint {
  const main = parseColour(coats.main)
  const trim = parseColour(coats.trim)
  const bare = parseColour(skin)
  const colour = (point: Vec3): Rgb => {
    const [x, y, z] = locate(chest, point)
    const hem = stripe(locate(robe, point)[1], 0.11, 0.12)
    if (z < 0.15 || Math.abs(x) > 0.62) return blendColours(main, trim, hem)
    const opening = Math.max(0, (y + 0.5) * 0.27)
    const facing = 1 - brushEdge(Math.abs(x), opening + (y > -0.5 ? 0.17 : 0.13))
    const cloth = blendColours(main, trim, Math.max(hem, facing))
    return opening === 0 ? cloth : blendColours(bare, cloth, brushEdge(Math.abs(x), opening))
  }
  return { colour, gloss: 0.22, shine: 18 }
}

/** Cotton wound round a hand, turn over turn. */
export function wrapPaint({ elbow, hand }: Side): Paint {
  const light = parseColour("#e9e0cd")
  const shade = parseColour("#a99c84")
  const along = subtract(hand, elbow)
  const length = Math.hypot(...along)
  const turnAt = (point: Vec3) => Math.sin((dot(subtract(point, elbow), along) / length) * 46 + point[0] * 9)
  return { ...coat(light, 0.05), colour: (point) => blendColours(light, shade, brushEdge(turnAt(point), 0.75, 0.4)) }
}

/** A band about `middle`: 1 on it, 0 beside it. */
function stripe(value: number, middle: number, width: number): number {
  return 1 - brushEdge(Math.abs(value - middle), width / 2, 0.03)
}
