import { describe, expect, it } from "vitest"
import { ball, cone, ellipsoid, hoop, slab, taper } from "./shapes.ts"
import { createFrame } from "./vector.ts"

const level = createFrame([0, 0, 0], [0, 1, 0], [0, 0, 1])

describe("distances", () => {
  it.each([
    ["a ball from outside", ball([0, 0, 0], 1), [3, 0, 0], 2],
    ["a ball from its middle", ball([1, 1, 1], 0.5), [1, 1, 1], -0.5],
    ["a limb beside its middle", taper([0, 0, 0], [0, 2, 0], 1, 0.5), [2, 1, 0], 1.25],
    ["a limb beyond its end", taper([0, 0, 0], [0, 2, 0], 1, 0.5), [0, 4, 0], 1.5],
    ["a limb without length", taper([0, 0, 0], [0, 0, 0], 1, 1), [2, 0, 0], 1],
    ["a block from its side", slab(level, [1, 2, 3], 0.1), [2, 0, 0], 1],
    ["a block from within", slab(level, [1, 2, 3], 0.1), [0, 0, 0], -1],
    ["a round muscle", ellipsoid(level, [1, 1, 1]), [0, 3, 0], 2],
    ["a stretched muscle along its axis", ellipsoid(level, [1, 2, 1]), [0, 3, 0], 1],
    ["a cone above its lid", cone(level, { height: 2, bottom: 1, top: 1 }), [0, 3, 0], 1],
  ] as const)("measures how far it is to %s", (_, distance, [x, y, z], expected) => {
    expect(distance(x, y, z)).toBeCloseTo(expected, 5)
  })

  it("never says more than the way to a muscle's surface on the line to its middle", () => {
    const long = ellipsoid(level, [0.2, 2, 0.4])
    for (let n = 0; n < 200; n++) {
      const [x, y, z] = [Math.sin(n) * 3, Math.cos(n * 1.7) * 3, Math.sin(n * 2.3) * 3]
      const reach = Math.hypot(x / 0.2, y / 2, z / 0.4)
      expect(long(x, y, z)).toBeLessThanOrEqual(Math.abs(Math.hypot(x, y, z) * (1 - 1 / reach)) + 1e-9)
    }
  })

  it("leaves a belt's middle free", () => {
    const belt = hoop(level, [1, 0.8], { halfHeight: 0.1, thickness: 0.05 })
    expect(belt(0, 0, 0)).toBeGreaterThan(0.5)
    expect(belt(1, 0, 0)).toBeLessThan(0)
  })
})
