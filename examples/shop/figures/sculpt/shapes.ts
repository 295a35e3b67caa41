import { type Frame, type Vec3, subtract } from "./vector.ts"

/** The distance of a point to a surface: negative inside. Takes plain numbers, because it is called millions of times per picture. */
export type Distance = (x: number, y: number, z: number) => number

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

/** A limb: a rounded bar whose thickness goes from one end's radius to the other's. */
export function taper(from: Vec3, to: Vec3, fromRadius: number, toRadius: number): Distance {
  const [ax, ay, az] = from
  const [bx, by, bz] = subtract(to, from)
  const perLength = 1 / Math.max(1e-9, bx * bx + by * by + bz * bz)
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const share = clamp01((px * bx + py * by + pz * bz) * perLength)
    const dx = px - bx * share
    const dy = py - by * share
    const dz = pz - bz * share
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (fromRadius + (toRadius - fromRadius) * share)
  }
}

/** A ball. */
export function ball(centre: Vec3, radius: number): Distance {
  const [cx, cy, cz] = centre
  return (x, y, z) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) - radius
}

/** A muscle: a ball stretched along the frame's axes. First-order distance, which is near enough at its surface. */
export function ellipsoid({ origin, x: ux, y: uy, z: uz }: Frame, [rx, ry, rz]: Vec3): Distance {
  const [ox, oy, oz] = origin
  const smallest = Math.min(rx, ry, rz)
  return (x, y, z) => {
    const px = x - ox
    const py = y - oy
    const pz = z - oz
    const a = (px * ux[0] + py * ux[1] + pz * ux[2]) / rx
    const b = (px * uy[0] + py * uy[1] + pz * uy[2]) / ry
    const c = (px * uz[0] + py * uz[1] + pz * uz[2]) / rz
    const reach = Math.sqrt(a * a + b * b + c * c)
    if (reach < 1e-6) return -smallest
    const steepness = Math.sqrt((a / rx) ** 2 + (b / ry) ** 2 + (c / rz) ** 2)
    // The first-order estimate is too large beside a long ball; the distance to its centre limits it.
    const inwards = Math.sqrt(px * px + py * py + pz * pz) * (1 - 1 / reach)
    const guess = (reach * (reach - 1)) / steepness
    return reach > 1 ? Math.min(guess, inwards) : guess
  }
}

/** The shape of a sleeve or a plinth: a cone cut flat at both ends. `flatten` squeezes it along the frame's z. */
export interface ConeForm {
  readonly height: number
  readonly bottom: number
  readonly top: number
  readonly flatten?: number
  readonly round?: number
  /** Cloth: depth and number of the folds at the bottom edge. */
  readonly folds?: { readonly depth: number; readonly count: number }
}

/** A cone that stands on the frame's origin and grows along its y. */
export function cone({ origin, x: ux, y: uy, z: uz }: Frame, form: ConeForm): Distance {
  const [ox, oy, oz] = origin
  const { height, bottom, top, flatten = 1, round = 0.02, folds } = form
  const slope = height / Math.hypot(height, top - bottom)
  return (x, y, z) => {
    const px = x - ox
    const py = y - oy
    const pz = z - oz
    const across = px * ux[0] + py * ux[1] + pz * ux[2]
    const along = px * uy[0] + py * uy[1] + pz * uy[2]
    const deep = (px * uz[0] + py * uz[1] + pz * uz[2]) / flatten
    const share = clamp01(along / height)
    const fold = folds === undefined ? 0 : foldDepth(folds, Math.atan2(deep, across), 1 - share)
    const sideways = (Math.sqrt(across * across + deep * deep) - bottom - (top - bottom) * share - fold) * slope + round
    const endways = Math.abs(along - height / 2) - height / 2 + round
    return roundedCorner(sideways * Math.min(1, flatten), endways) - round
  }
}

/** A block with softened edges. */
export function slab({ origin, x: ux, y: uy, z: uz }: Frame, [hx, hy, hz]: Vec3, round: number): Distance {
  const [ox, oy, oz] = origin
  return (x, y, z) => {
    const px = x - ox
    const py = y - oy
    const pz = z - oz
    const a = Math.abs(px * ux[0] + py * ux[1] + pz * ux[2]) - hx + round
    const b = Math.abs(px * uy[0] + py * uy[1] + pz * uy[2]) - hy + round
    const c = Math.abs(px * uz[0] + py * uz[1] + pz * uz[2]) - hz + round
    const outside = Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2 + Math.max(c, 0) ** 2)
    return outside + Math.min(0, Math.max(a, b, c)) - round
  }
}

/** A band round a waist or a neck, lying across the frame's y. */
export function hoop(
  { origin, x: ux, y: uy, z: uz }: Frame,
  [rx, rz]: readonly [number, number],
  band: BandForm,
): Distance {
  const [ox, oy, oz] = origin
  return (x, y, z) => {
    const px = x - ox
    const py = y - oy
    const pz = z - oz
    const across = (px * ux[0] + py * ux[1] + pz * ux[2]) / rx
    const deep = (px * uz[0] + py * uz[1] + pz * uz[2]) / rz
    const along = px * uy[0] + py * uy[1] + pz * uy[2]
    const sideways = Math.abs(Math.sqrt(across * across + deep * deep) - 1) * Math.min(rx, rz) - band.thickness
    return roundedCorner(sideways, Math.abs(along) - band.halfHeight) - band.thickness / 2
  }
}

/** A band's measures. */
interface BandForm {
  readonly halfHeight: number
  readonly thickness: number
}

function foldDepth({ depth, count }: { depth: number; count: number }, angle: number, towardsEdge: number): number {
  return depth * towardsEdge * (Math.sin(angle * count) + 0.6 * Math.sin(angle * (count / 2 + 1.5) + 1.3))
}

function roundedCorner(a: number, b: number): number {
  return Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2) + Math.min(0, Math.max(a, b))
}
