import type { PaletteName } from "../../src/features/pictures/figure.ts"
import type { Part, Shape } from "../sculpt/field.ts"
import { coat, metal } from "../sculpt/paint.ts"
import { cone, slab, taper } from "../sculpt/shapes.ts"
import { type Frame, type Vec3, createFrame } from "../sculpt/vector.ts"
import { createPlinth, plinthHeight } from "./plinth.ts"

/** The things that are sold beside the figures. */
type AccessoryName = "plinth" | "dome" | "ring" | "case" | "paints"

const words: readonly (readonly [AccessoryName, RegExp])[] = [
  ["dome", /campana|cupula|dome/],
  ["ring", /\bring\b/],
  ["case", /vitrina|case/],
  ["paints", /pintura|paint/],
]

/** Which thing a slug speaks of; a plinth when it says nothing else. */
export function accessoryOf(slug: string): AccessoryName {
  return words.find(([, pattern]) => pattern.test(slug))?.[0] ?? "plinth"
}

const walnut = "#4a2a17"
const oak = "#8a633c"

/** The solid pieces of an accessory; glass is laid over the picture afterwards. */
export function createAccessory(name: AccessoryName, palette: PaletteName, isAlternate: boolean): readonly Part[] {
  const wood = isAlternate ? oak : walnut
  switch (name) {
    case "plinth":
      return createPlinth({ wood })
    case "dome":
      return [{ paint: coat(wood, 0.5, 30), shapes: [drum(-plinthHeight, 0.5, 2.15), drum(-0.24, 0.24, 1.95)] }]
    case "case":
      return createCase(isAlternate ? oak : "#15100d")
    case "ring":
      return createRing(palette === "blue" || isAlternate ? "#173a7a" : "#8c1017")
    case "paints":
      return createPaints(wood)
  }
}

/** Half the ring's side, measured to the posts. */
const corner = 2.35

function createRing(apron: string): readonly Part[] {
  const posts = [
    [-1, 1, "#8c1017"],
    [1, 1, "#e6dfd0"],
    [1, -1, "#173a7a"],
    [-1, -1, "#e6dfd0"],
  ] as const
  const rope = (height: number): Shape[] =>
    posts.map(([x, z], n) => {
      const [nextX, nextZ] = posts[(n + 1) % posts.length] ?? posts[0]
      return {
        distance: taper([x * corner, height, z * corner], [nextX * corner, height, nextZ * corner], 0.055, 0.055),
        blend: 0,
      }
    })
  return [
    { paint: coat(apron, 0.15), shapes: [block([0, -0.34, 0], [2.75, 0.38, 2.75], 0.03)] },
    { paint: coat("#d8ccb6", 0.03), shapes: [block([0, 0.07, 0], [2.78, 0.05, 2.78], 0.03)] },
    {
      paint: metal("#8f8a84"),
      shapes: posts.map(([x, z]) => ({
        distance: taper([x * 2.5, 0, z * 2.5], [x * 2.5, 2.15, z * 2.5], 0.1, 0.1),
        blend: 0,
      })),
    },
    ...posts.map(([x, z, colour]): Part => ({
      paint: coat(colour, 0.4, 22),
      shapes: [block([x * 2.36, 1.25, z * 2.36], [0.15, 0.72, 0.15], 0.08)],
    })),
    { paint: coat("#8c1017", 0.3), shapes: rope(0.75) },
    { paint: coat("#e6dfd0", 0.3), shapes: rope(1.25) },
    { paint: coat("#173a7a", 0.3), shapes: rope(1.75) },
  ]
}

/** Half the width and the height of the show-case's glass. */
export const caseGlass = { half: 2.2, height: 6.2 } as const

function createCase(wood: string): readonly Part[] {
  const { half, height } = caseGlass
  return [
    {
      paint: coat(wood, 0.5, 30),
      shapes: [
        block([0, -0.36, 0], [half + 0.15, 0.36, half + 0.15], 0.05),
        block([0, height + 0.1, 0], [half + 0.1, 0.1, half + 0.1], 0.04),
      ],
    },
    {
      paint: metal("#9a7a44"),
      shapes: [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ].map(([x = 0, z = 0]) => ({
        distance: taper([x * half, 0, z * half], [x * half, height, z * half], 0.05, 0.05),
        blend: 0,
      })),
    },
  ]
}

const pigments = ["#8c1017", "#e6dfd0", "#173a7a", "#b98a2c", "#7d4c30", "#14503a"] as const

function createPaints(wood: string): readonly Part[] {
  const at = (n: number): Vec3 => [(n % 3) * 1.35 - 1.35, -0.4, n < 3 ? -0.85 : 0.55]
  return [
    { paint: coat(wood, 0.4, 26), shapes: [block([0, -0.56, -0.15], [2.4, 0.16, 1.75], 0.05)] },
    ...pigments.flatMap((pigment, n): Part[] => [
      {
        paint: coat(pigment, 0.7, 40),
        shapes: [{ distance: cone(upright(at(n)), { height: 0.85, bottom: 0.48, top: 0.48, round: 0.08 }), blend: 0 }],
      },
      {
        paint: coat("#191512", 0.5, 24),
        shapes: [
          {
            distance: cone(upright([at(n)[0], 0.42, at(n)[2]]), { height: 0.34, bottom: 0.44, top: 0.42, round: 0.06 }),
            blend: 0,
          },
        ],
      },
    ]),
    ...[0, 1].flatMap((n) => createBrush(1.3 + n * 0.42, n * 0.12)),
  ]
}

function createBrush(z: number, tilt: number): readonly Part[] {
  const along = (share: number): Vec3 => [-2.1 + share * 4.2, -0.3 + Math.sin(share * Math.PI) * 0.02, z + tilt * share]
  return [
    { paint: coat("#8c1017", 0.7, 40), shapes: [{ distance: taper(along(0), along(0.68), 0.05, 0.1), blend: 0 }] },
    { paint: metal("#b9b2a6"), shapes: [{ distance: taper(along(0.68), along(0.84), 0.1, 0.085), blend: 0 }] },
    { paint: coat("#2c1c12", 0.2), shapes: [{ distance: taper(along(0.84), along(1), 0.085, 0.012), blend: 0 }] },
  ]
}

function drum(bottom: number, height: number, radius: number): Shape {
  return { distance: cone(upright([0, bottom, 0]), { height, bottom: radius, top: radius, round: 0.06 }), blend: 0 }
}

function block(middle: Vec3, half: Vec3, round: number): Shape {
  return { distance: slab(upright(middle), half, round), blend: 0 }
}

function upright(origin: Vec3): Frame {
  return createFrame(origin, [0, 1, 0], [0, 0, 1])
}
