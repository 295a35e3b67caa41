import type { Vec3 } from "./vector.ts"

/** The eight corners of a cell; the bits of the number say along which axes a corner lies further out. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): Vec3 => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1])

/** The twelve edges of a cell, as pairs of corners. */
const edges = corners.flatMap((from, bits) =>
  [1, 2, 4].filter((axis) => (bits & axis) === 0).map((axis) => ({ from, to: corners[bits | axis] ?? from })),
)

/**
 * Where the surface passes through the cell at (i, j, k), in cells: the mean of the places where it cuts the edges.
 * `values` are distances on a cube of `side` grid points. Undefined when the surface doesn't pass.
 */
export function crossingIn(values: Float32Array, side: number, i: number, j: number, k: number): Vec3 | undefined {
  const first = i + side * (j + side * k)
  let [x, y, z, count] = [0, 0, 0, 0]
  for (const { from, to } of edges) {
    const start = values[first + from[0] + side * (from[1] + side * from[2])] ?? 0
    const end = values[first + to[0] + side * (to[1] + side * to[2])] ?? 0
    if (start < 0 === end < 0) continue
    const share = start / (start - end)
    x += from[0] + (to[0] - from[0]) * share
    y += from[1] + (to[1] - from[1]) * share
    z += from[2] + (to[2] - from[2]) * share
    count++
  }
  return count === 0 ? undefined : [i + x / count, j + y / count, k + z / count]
}
