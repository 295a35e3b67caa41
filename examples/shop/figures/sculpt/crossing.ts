import type { Vec3 } from "./vector.ts"

/** The eight corners of a cell; the bits of the number say along which axes a corner lies further out. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec3 => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1])

/** The twelve edges of a cell, as pairs of corners. */
const edges = corners.flatMap((from, bits) =>
  [1, 2, 4].filter((axis) => (bits & axis) === 0).map((axis) => ({ from, to: corners[bits | axis] ?? from })),
)

/** Distances at the points of a grid, and how far apart neighbours along x, y and z stand in the list. */
export interface DistanceGrid {
  readonly distances: Float32Array
  readonly strides: Vec3
}

/**
 * Where the surface passes through the cell whose first corner is `at`, in cells from that corner: the mean of the
 * places where it cuts the edges. Undefined when the surface doesn't pass.
 */
export function crossingIn({ distances, strides }: DistanceGrid, at: number): Vec3 | undefined {
  const [sx, sy, sz] = strides
  let [x, y, z, count] = [0, 0, 0, 0]
  for (const { from, to } of edges) {
    const start = distances[at + from[0] * sx + from[1] * sy + from[2] * sz] ?? 0
    const end = distances[at + to[0] * sx + to[1] * sy + to[2] * sz] ?? 0
    if (start < 0 === end < 0) continue
    const share = start / (start - end)
    x += from[0] + (to[0] - from[0]) * share
    y += from[1] + (to[1] - from[1]) * share
    z += from[2] + (to[2] - from[2]) * share
    count++
  }
  return count === 0 ? undefined : [x / count, y / count, z / count]
}
