import { type Part, distanceToParts, partsNear } from "./field.ts"
import type { Vec3 } from "./vector.ts"

/** The room that a sculpture takes. */
export interface Bounds {
  readonly min: Vec3
  readonly max: Vec3
}

/** Distances on a wide grid: cheap answers for "is the surface near?", for shadows and for the dark of hollows. */
export interface CoarseField {
  readonly origin: Vec3
  /** Grid points along each axis. */
  readonly size: Vec3
  readonly step: number
  /** Where a grid index (whole or not) lies. */
  readonly pointAt: (x: number, y: number, z: number) => Vec3
  /** The distance, interpolated; far outside the grid it is large. */
  readonly distanceAt: (x: number, y: number, z: number) => number
  /** Grid cells that the surface may pass through. */
  readonly blocksNearSurface: () => readonly Vec3[]
}

/** The distance outside the grid: nothing is near. */
const unknown = 1e3

/** Beyond this distance, in heads, an estimate is enough: such a surface casts no shadow and forms no hollow. */
const farAway = 0.9

/** Grid points along a cube that shares one shortlist of shapes. */
const stride = 3

/** Uses the fine field inside its bounds, the other elsewhere: a face needs its own small shadows. */
export function withDetail(whole: CoarseField, fine: CoarseField): CoarseField {
  return {
    ...whole,
    distanceAt: (x, y, z) => {
      const near = fine.distanceAt(x, y, z)
      return near === unknown ? whole.distanceAt(x, y, z) : near
    },
  }
}

/** Samples the parts over the bounds. */
export function createCoarseField(parts: readonly Part[], { min, max }: Bounds, step: number): CoarseField {
  const size: Vec3 = [
    Math.ceil((max[0] - min[0]) / step) + 1,
    Math.ceil((max[1] - min[1]) / step) + 1,
    Math.ceil((max[2] - min[2]) / step) + 1,
  ]
  const [nx, ny, nz] = size
  const values = new Float32Array(nx * ny * nz)
  const pointAt = (x: number, y: number, z: number): Vec3 => [min[0] + x * step, min[1] + y * step, min[2] + z * step]
  const halfDiagonal = (stride * step * Math.sqrt(3)) / 2
  for (const [bx, by, bz] of cellsOf(size, stride)) {
    const middle = pointAt(bx + stride / 2, by + stride / 2, bz + stride / 2)
    const gap = distanceToParts(parts, ...middle)
    const isFar = gap - halfDiagonal > farAway
    const local = isFar ? [] : partsNear(parts, middle, Math.max(0, gap) + 2 * halfDiagonal, 1.2)
    for (let z = bz; z < Math.min(nz, bz + stride); z++)
      for (let y = by; y < Math.min(ny, by + stride); y++)
        for (let x = bx; x < Math.min(nx, bx + stride); x++)
          values[x + nx * (y + ny * z)] = isFar ? gap - halfDiagonal : distanceToParts(local, ...pointAt(x, y, z))
  }

  const value = (x: number, y: number, z: number) => values[x + nx * (y + ny * z)] ?? unknown
  const distanceAt = (px: number, py: number, pz: number) => {
    const [gx, gy, gz] = [(px - min[0]) / step, (py - min[1]) / step, (pz - min[2]) / step]
    const [x, y, z] = [Math.floor(gx), Math.floor(gy), Math.floor(gz)]
    if (x < 0 || y < 0 || z < 0 || x >= nx - 1 || y >= ny - 1 || z >= nz - 1) return unknown
    const [fx, fy, fz] = [gx - x, gy - y, gz - z]
    const at = x + nx * (y + ny * z)
    const row = (index: number) => (values[index] ?? 0) * (1 - fx) + (values[index + 1] ?? 0) * fx
    const front = row(at) * (1 - fy) + row(at + nx) * fy
    const back = row(at + nx * ny) * (1 - fy) + row(at + nx * ny + nx) * fy
    return front * (1 - fz) + back * fz
  }
  const blocksNearSurface = () => {
    const blocks: Vec3[] = []
    for (let z = 0; z < nz - 1; z++)
      for (let y = 0; y < ny - 1; y++)
        for (let x = 0; x < nx - 1; x++) {
          const near = distanceToCell(value, x, y, z)
          if (near < step * 1.2) blocks.push([x, y, z])
        }
    return blocks
  }
  return { origin: min, size, step, distanceAt, blocksNearSurface, pointAt }
}

/** First corners of the cubes of `stride` grid points that fill a grid. */
function cellsOf([nx, ny, nz]: Vec3, stride: number): readonly Vec3[] {
  const along = (count: number) => Array.from({ length: Math.ceil(count / stride) }, (_, n) => n * stride)
  return along(nz).flatMap((z) => along(ny).flatMap((y) => along(nx).map((x): Vec3 => [x, y, z])))
}

/** 0 when the corners are on both sides, otherwise the smallest distance of a corner. */
function distanceToCell(value: (x: number, y: number, z: number) => number, x: number, y: number, z: number): number {
  let [least, most] = [1e3, -1e3]
  for (let n = 0; n < 8; n++) {
    const own = value(x + (n & 1), y + ((n >> 1) & 1), z + (n >> 2))
    least = Math.min(least, own)
    most = Math.max(most, own)
  }
  return least < 0 && most > 0 ? 0 : Math.min(Math.abs(least), Math.abs(most))
}
