import type { Part } from "./field.ts"
import { type Vec3, turn } from "./vector.ts"

/** Where and how large something is put up. */
export interface Standing {
  readonly scale: number
  readonly turnDegrees?: number
  readonly at?: Vec3
}

/** Puts parts elsewhere: made smaller, turned about the upright axis, moved. */
export function stand(parts: readonly Part[], { scale, turnDegrees = 0, at = [0, 0, 0] }: Standing): readonly Part[] {
  const back = (x: number, y: number, z: number): Vec3 =>
    turn([(x - at[0]) / scale, (y - at[1]) / scale, (z - at[2]) / scale], -turnDegrees)
  return parts.map(({ paint, shapes }) => ({
    paint: { ...paint, colour: (point) => paint.colour(back(...point)) },
    shapes: shapes.map((shape) => ({
      ...shape,
      blend: shape.blend * scale,
      distance: (x: number, y: number, z: number) => shape.distance(...back(x, y, z)) * scale,
    })),
  }))
}
