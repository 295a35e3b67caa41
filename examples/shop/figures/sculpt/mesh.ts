import type { CoarseField } from "./coarseField.ts"
import { type DistanceGrid, crossingIn } from "./crossing.ts"
import { type Part, distanceToPart, distanceToParts, normalAt, partsNear } from "./field.ts"
import { type Paint, type Rgb, blendColours } from "./paint.ts"
import type { Vec3 } from "./vector.ts"

/** A point of the surface with all that its light depends on. */
export interface Vertex {
  readonly point: Vec3
  readonly normal: Vec3
  readonly pigment: Rgb
  readonly paint: Paint
}

/** A surface as four-cornered facets; corners are indices, counter-clockwise seen from outside. */
export interface Mesh {
  readonly points: readonly Vec3[]
  /** The inputs of a point's light; computed on demand, since half of the points are never visible. */
  readonly vertexAt: (index: number) => Vertex
  readonly facets: readonly Corners[]
}

type Corners = readonly [number, number, number, number]

/** Cells along one edge of a block, which is as wide as a step of the coarse field. */
export const blockCells = 4

/**
 * Makes the surface of the parts into facets (naive surface nets: one vertex in each cell that the surface crosses,
 * at the mean of the crossings). Only blocks that the coarse field says are near the surface are looked at.
 */
export function createMesh(parts: readonly Part[], coarse: CoarseField): Mesh {
  const cell = coarse.step / blockCells
  const grid = createGrid(coarse)
  const blocks = coarse.blocksNearSurface()
  const points: Vec3[] = []
  const neighbours: (readonly Part[])[] = []
  for (const block of blocks) {
    const local = partsNear(
      parts,
      coarse.pointAt(block[0] + 0.5, block[1] + 0.5, block[2] + 0.5),
      coarse.step * 0.9 + cell,
    )
    const [x, y, z] = [block[0] * blockCells, block[1] * blockCells, block[2] * blockCells]
    sampleBlock(local, coarse, grid, [x, y, z])
    forEachCell((i, j, k) => {
      const at = grid.at(x + i, y + j, z + k)
      const crossing = crossingIn(grid, at)
      if (crossing === undefined) return
      grid.vertexOf[at] = points.length
      points.push(
        coarse.pointAt(
          (x + i + crossing[0]) / blockCells,
          (y + j + crossing[1]) / blockCells,
          (z + k + crossing[2]) / blockCells,
        ),
      )
      neighbours.push(local)
    })
  }
  const vertexAt = (index: number) => createVertex(neighbours[index] ?? [], points[index] ?? [0, 0, 0], cell)
  return { points, vertexAt, facets: createFacets(blocks, grid) }
}

/** The distance where no block was sampled. */
const unknown = Number.NaN

/** The data of every grid point: its distance, and the vertex of the cell that starts there. */
interface Grid extends DistanceGrid {
  readonly vertexOf: Int32Array
  readonly at: (x: number, y: number, z: number) => number
}

function createGrid({ size }: CoarseField): Grid {
  // One point more than cells, so that a read beyond the edge finds the unknown value and not the next row.
  const [nx, ny, nz] = [size[0] * blockCells + 1, size[1] * blockCells + 1, size[2] * blockCells + 1]
  return {
    distances: new Float32Array(nx * ny * nz).fill(unknown),
    strides: [1, nx, nx * ny],
    vertexOf: new Int32Array(nx * ny * nz).fill(-1),
    at: (x, y, z) => x + nx * (y + ny * z),
  }
}

function forEachCell(visit: (i: number, j: number, k: number) => void): void {
  for (let k = 0; k < blockCells; k++)
    for (let j = 0; j < blockCells; j++) for (let i = 0; i < blockCells; i++) visit(i, j, k)
}

/** Points that blocks share are sampled once: on the surface, a rounding difference between two samples tears a hole. */
function sampleBlock(parts: readonly Part[], { origin, step }: CoarseField, grid: Grid, [x, y, z]: Vec3): void {
  const cell = step / blockCells
  for (let k = z; k <= z + blockCells; k++)
    for (let j = y; j <= y + blockCells; j++)
      for (let i = x; i <= x + blockCells; i++) {
        const at = grid.at(i, j, k)
        if (!Number.isNaN(grid.distances[at])) continue
        grid.distances[at] = distanceToParts(parts, origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell)
      }
}

/** Where two paints meet, a cell's width of both is mixed: a brush's edge instead of a saw's. */
function createVertex(parts: readonly Part[], point: Vec3, cell: number): Vertex {
  const [first, second] = parts
    .map((part) => ({ part, gap: distanceToPart(part, ...point) }))
    .sort((a, b) => a.gap - b.gap)
  if (first === undefined) throw new RangeError("a vertex needs a part that it belongs to")
  const own = first.part.paint.colour(point)
  const margin = second === undefined ? 1 : Math.min(1, (second.gap - first.gap) / (cell * 0.7))
  const pigment =
    second === undefined || margin === 1 ? own : blendColours(second.part.paint.colour(point), own, 0.5 + margin / 2)
  return { point, normal: normalAt(parts, point, cell), pigment, paint: first.part.paint }
}

/** One facet for every grid edge that goes through the surface, between the four cells round that edge. */
function createFacets(blocks: readonly Vec3[], { distances, vertexOf, at }: Grid): readonly Corners[] {
  const facets: Corners[] = []
  const span = (from: number, to: number, cells: Corners) => {
    const [here = unknown, there = unknown] = [distances[from], distances[to]]
    if (here < 0 === there < 0 || Number.isNaN(there)) return
    const [a = -1, b = -1, c = -1, d = -1] = cells.map((cell) => vertexOf[cell] ?? -1)
    if (Math.min(a, b, c, d) >= 0) facets.push(here < 0 ? [a, b, c, d] : [d, c, b, a])
  }
  for (const block of blocks)
    forEachCell((i, j, k) => {
      const [x, y, z] = [block[0] * blockCells + i, block[1] * blockCells + j, block[2] * blockCells + k]
      if (x === 0 || y === 0 || z === 0) return
      const here = at(x, y, z)
      span(here, at(x + 1, y, z), [at(x, y - 1, z - 1), at(x, y, z - 1), here, at(x, y - 1, z)])
      span(here, at(x, y + 1, z), [at(x - 1, y, z - 1), at(x - 1, y, z), here, at(x, y, z - 1)])
      span(here, at(x, y, z + 1), [at(x - 1, y - 1, z), at(x, y - 1, z), here, at(x - 1, y, z)])
    })
  return facets
}
