import { type Vec3, normalise, cross, dot, subtract, turn } from "../sculpt/vector.ts"

/** Where the photographer stands. Angles in degrees; `spread` is how many heads fit into the picture's side. */
export interface Shot {
  readonly orbit: number
  readonly height: number
  readonly target: Vec3
  readonly spread: number
  readonly lens: number
}

/** A point of the picture, 0 to 1000 in both directions, and how far it is from the lens. */
export interface Projected {
  readonly x: number
  readonly y: number
  readonly depth: number
}

/** Turns points of the scene into points of the picture. */
export type Project = (point: Vec3) => Projected

/** Side of the picture's own measure, whatever width it is painted in. */
export const pictureSide = 1000

/** A lens for a shot: `lens` is the distance from the target in heads (far: flat; near: deep). */
export function createCamera({ orbit, height, target, spread, lens }: Shot): Project {
  const rise = (height * Math.PI) / 180
  const back = turn([0, Math.sin(rise), Math.cos(rise)], orbit)
  const right = normalise(cross([0, 1, 0], back))
  const up = cross(back, right)
  return (point) => {
    const from = subtract(point, target)
    const depth = lens - dot(from, back)
    const zoom = ((pictureSide / spread) * lens) / Math.max(0.1, depth)
    return { x: pictureSide / 2 + dot(from, right) * zoom, y: pictureSide / 2 - dot(from, up) * zoom, depth }
  }
}
