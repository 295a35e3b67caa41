import type { Paint } from "./paint.ts"
import type { Distance } from "./shapes.ts"
import type { Vec3 } from "./vector.ts"

/** One lump of clay. `blend` is how wide it flows into what was there before; a carving one is taken away. */
export interface Shape {
  readonly distance: Distance
  readonly blend: number
  readonly isCarved?: boolean
}

/** Shapes that flow into each other under one paint. */
export interface Part {
  readonly paint: Paint
  readonly shapes: readonly Shape[]
}

/** Joins two distances with a soft seam. */
function join(a: number, b: number, blend: number): number {
  const overlap = Math.max(blend - Math.abs(a - b), 0)
  return Math.min(a, b) - (blend === 0 ? 0 : (overlap * overlap) / (4 * blend))
}

/** How far a point is from one part's surface. */
export function distanceToPart({ shapes }: Part, x: number, y: number, z: number): number {
  let nearest = 1e3
  for (const { distance, blend, isCarved } of shapes) {
    const own = distance(x, y, z)
    nearest = isCarved === true ? -join(-nearest, own, blend) : join(nearest, own, blend)
  }
  return nearest
}

/** How far a point is from the nearest of all parts. */
export function distanceToParts(parts: readonly Part[], x: number, y: number, z: number): number {
  let nearest = 1e3
  for (const part of parts) nearest = Math.min(nearest, distanceToPart(part, x, y, z))
  return nearest
}

/**
 * Selects the shapes that can matter within `reach` of a point, so that a hand isn't evaluated for a foot. Generous, because stretched
 * shapes only estimate their distance, and a shape that is missing in one block tears a hole.
 */
export function partsNear(parts: readonly Part[], [x, y, z]: Vec3, reach: number, generosity = 2.2): readonly Part[] {
  return parts
    .map((part) => ({
      paint: part.paint,
      shapes: part.shapes.filter(({ distance, blend }) => distance(x, y, z) < (reach + blend) * generosity),
    }))
    .filter(({ shapes }) => shapes.some(({ isCarved }) => isCarved !== true))
}

/** Which way is out, at a point near the surface: four samples at the corners of a tetrahedron. */
export function normalAt(parts: readonly Part[], [x, y, z]: Vec3, step: number): Vec3 {
  const a = distanceToParts(parts, x + step, y - step, z - step)
  const b = distanceToParts(parts, x - step, y - step, z + step)
  const c = distanceToParts(parts, x - step, y + step, z - step)
  const d = distanceToParts(parts, x + step, y + step, z + step)
  const [dx, dy, dz] = [a - b - c + d, c + d - a - b, b + d - a - c]
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
  return [dx / length, dy / length, dz / length]
}
