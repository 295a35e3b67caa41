import { describe, expect, it } from "vitest"
import { createCoarseField } from "./coarseField.ts"
import type { Part } from "./field.ts"
import { createMesh } from "./mesh.ts"
import { coat } from "./paint.ts"
import { ball } from "./shapes.ts"
import { type Vec3, add, cross, dot, scale, subtract } from "./vector.ts"

const middle: Vec3 = [0.1, 0.2, -0.1]
const parts: readonly Part[] = [{ paint: coat("#ffffff", 0), shapes: [{ distance: ball(middle, 1), blend: 0 }] }]
const mesh = createMesh(parts, createCoarseField(parts, { min: [-1.6, -1.6, -1.6], max: [1.8, 1.8, 1.6] }, 0.4))
const pointOf = (index: number): Vec3 => mesh.points[index] ?? [Number.NaN, Number.NaN, Number.NaN]

describe("createMesh", () => {
  it("puts its points on the surface", () => {
    expect(mesh.points.length).toBeGreaterThan(500)
    for (const point of mesh.points) expect(Math.hypot(...subtract(point, middle))).toBeCloseTo(1, 1)
  })

  it("turns every facet outwards", () => {
    for (const [a, b, c, d] of mesh.facets) {
      const out = cross(subtract(pointOf(c), pointOf(a)), subtract(pointOf(d), pointOf(b)))
      const centre = scale(add(pointOf(a), pointOf(c)), 0.5)
      expect(dot(out, subtract(centre, middle))).toBeGreaterThan(0)
    }
  })

  it("leaves no hole: every edge belongs to two facets, run in opposite directions", () => {
    const edges = new Map<string, number>()
    for (const corners of mesh.facets)
      corners.forEach((from, n) => {
        const to = corners[(n + 1) % 4] ?? -1
        const key = [Math.min(from, to), Math.max(from, to)].join("-")
        edges.set(key, (edges.get(key) ?? 0) + (from < to ? 1 : -1))
      })
    expect([...edges.values()].every((balance) => balance === 0)).toBe(true)
  })

  it("has normals that point outwards", () => {
    mesh.points.forEach((point, index) => {
      expect(dot(mesh.vertexAt(index).normal, subtract(point, middle))).toBeGreaterThan(0.95)
    })
  })
})
