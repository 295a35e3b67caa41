import { expect, test } from "vitest"
import type { Figure } from "../../src/features/pictures/figure.ts"
import { createChance } from "../random.ts"
import { type Vec3, mix, moved, place } from "../sculpt/vector.ts"
import { robeShapes } from "./clothes.ts"
import { createFighter } from "./fighter.ts"
import { createPhysique } from "./physique.ts"
import { chestFrame, createPose } from "./pose.ts"

const builds = ["light", "middle", "heavy"] as const
const bodies = ["man", "woman"] as const

/** Directions from the middle of a muscle to its surface, towards the eye and outwards. */
const directions: readonly Vec3[] = [0.2, 0.5, 0.8].flatMap((x) =>
  [-0.4, 0, 0.4].map((y): Vec3 => [x, y, Math.sqrt(1 - x * x - y * y)]),
)

test.each(builds.flatMap((build) => bodies.map((body) => [build, body] as const)))(
  "the chest of a %s %s doesn't come through the robe",
  (build, body) => {
    const figure: Figure = {
      kind: "fighter",
      stance: "walkout",
      build,
      ...(body === "woman" && { body }),
      belt: true,
      palette: "green",
      gloves: "boxing",
    }
    const physique = createPhysique(figure)
    const pose = createPose(figure)
    const chest = chestFrame(pose)
    const { robe } = robeShapes(pose, physique)
    // As the torso models them.
    const [middle, size]: readonly [Vec3, Vec3] = physique.isWoman
      ? [
          [0.27, 0.16, 0.33],
          [0.26, 0.25, 0.22],
        ]
      : [
          [0.34, 0.26, 0.31],
          [0.43, 0.3, 0.21],
        ]
    const bare = [1, -1].flatMap((side) =>
      directions.filter((direction) => {
        const muscle = moved(chest, [side * middle[0] * physique.chest, middle[1], middle[2] * physique.chest])
        const point = place(muscle, [side * size[0] * direction[0], size[1] * direction[1], size[2] * direction[2]])
        return robe.every(({ distance }) => distance(...point) > 0)
      }),
    )
    expect(bare).toEqual([])
  },
)

test("nothing of the body is modelled under a robe", () => {
  const figure: Figure = {
    kind: "fighter",
    stance: "walkout",
    build: "heavy",
    belt: true,
    palette: "green",
    gloves: "boxing",
  }
  const pose = createPose(figure)
  const { shapes = [] } = createFighter(figure, createChance("robe"), false)[0] ?? {}
  const { hip, knee, shoulder, elbow } = pose.left
  const points = [mix(hip, knee, 0.5), mix(shoulder, elbow, 0.5), shoulder, place(chestFrame(pose), [0.4, 0.1, -0.2])]
  expect(points.filter((point) => shapes.some(({ distance }) => distance(...point) < 0))).toEqual([])
})
