import { createFighter } from "../body/fighter.ts"
import { createPose } from "../body/pose.ts"
import type { FigurePicture } from "../../src/features/pictures/figure.ts"
import { accessoryOf, createAccessory } from "../props/accessories.ts"
import { createBox } from "../props/box.ts"
import { createHand } from "../props/hand.ts"
import { createPlinth, plateFace, plinthHeight } from "../props/plinth.ts"
import { type Chance, createChance } from "../random.ts"
import type { Bounds } from "../sculpt/coarseField.ts"
import type { Part } from "../sculpt/field.ts"
import { stand } from "../sculpt/stand.ts"
import { add } from "../sculpt/vector.ts"
import type { Shot } from "./camera.ts"

/** A part of the room that is modelled as finely as the picture shows it. */
export interface Region extends Bounds {
  /** How many pixels of the picture one facet covers. */
  readonly facetPx: number
}

/** The things before the camera, and the camera's place. */
export interface Setting {
  readonly parts: readonly Part[]
  readonly shot: Shot
  readonly regions: readonly Region[]
  readonly room: Bounds
  /** Where the face is, which needs finer shadows than the rest. */
  readonly face?: Bounds
  /** Where the picture is sharp: the distance from the lens. All of it when silent. */
  readonly focus?: number
  readonly cover?: "name" | "dome" | "pane" | "print"
}

const room: Bounds = { min: [-2.4, -0.9, -2.4], max: [2.4, 8.8, 2.6] }
const upper: Region = { min: [-2.4, 5.55, -2.4], max: [2.4, 8.8, 2.6], facetPx: 2.4 }
const everything: readonly Region[] = [
  { min: [-2.4, -0.85, -2.4], max: [2.4, -0.05, 2.6], facetPx: 4 },
  { min: [-2.4, -0.12, -2.4], max: [2.4, 5.7, 2.6], facetPx: 3.6 },
  upper,
]

/** The setting of one view of a figure or an accessory. */
export function createSetting(picture: FigurePicture, chance: Chance): Setting {
  return picture.figure.kind === "accessory" ? accessorySetting(picture, chance) : fighterSetting(picture, chance)
}

function fighterSetting(picture: FigurePicture, chance: Chance): Setting {
  const { figure, view } = picture
  const tall = figure.stance === "victory" ? 1 : 0
  const whole: Shot = { orbit: 0, height: 8, target: [0, 3.05 + tall * 0.75, 0], spread: 9 + tall * 1.6, lens: 24 }
  const parts = [
    ...(figure.isPair === true ? createPair(picture, chance) : createFighter(figure, chance, view === 7)),
    ...createPlinth(figure.isPair === true ? { halfWide: 2.2 } : {}),
  ]
  const standing: Setting = {
    parts,
    shot: whole,
    regions: everything,
    room,
    ...(figure.isPair !== true && { face: faceOf(figure) }),
    cover: "name",
  }
  switch (view) {
    case 2:
      return { ...standing, shot: { ...whole, orbit: 78 } }
    case 3:
      return { ...standing, shot: { ...whole, orbit: 166 } }
    case 4:
      return { ...standing, ...(figure.isPair === true ? closePair : closeUp(figure.stance === "square" ? 5.55 : 6)) }
    case 5:
      return boxSetting()
    case 6:
      return besideHand(parts)
    case 7:
      return { ...standing, shot: { ...whole, orbit: -20 } }
    case 8:
      return {
        ...standing,
        shot: { orbit: 14, height: 16, target: [0, plateFace[1] + 0.45, 1.2], spread: 3.9, lens: 12 },
        regions: [{ min: [-2.4, -0.85, -2.4], max: [2.4, 3.2, 2.6], facetPx: 5.2 }],
        focus: 11.9,
      }
    default:
      return standing
  }
}

/** One attacks, the other is no longer there. */
function createPair({ slug, figure, view }: FigurePicture, chance: Chance): readonly Part[] {
  const other = createChance(`${slug}/second`)
  return [
    ...stand(createFighter(figure, chance, view === 7), { scale: 0.74, turnDegrees: 48, at: [-1.12, 0, 0.2] }),
    ...stand(createFighter({ ...figure, stance: "southpaw" }, other, view !== 7), {
      scale: 0.74,
      turnDegrees: -48,
      at: [1.12, 0, -0.3],
    }),
  ]
}

function faceOf(figure: FigurePicture["figure"]): Bounds {
  const { head } = createPose(figure)
  return { min: add(head, [-0.65, -0.7, -0.7]), max: add(head, [0.65, 0.75, 0.75]) }
}

function closeUp(eyes: number): Pick<Setting, "shot" | "regions" | "focus"> {
  return {
    shot: { orbit: -8, height: 3, target: [0.05, eyes, 0.4], spread: 3.7, lens: 13 },
    regions: [
      { min: [-2.4, 3.2, -2.4], max: [2.4, 5.7, 2.6], facetPx: 5.5 },
      { min: [-2.4, 5.62, -2.4], max: [2.4, 8.8, 2.6], facetPx: 2.8 },
    ],
    focus: 12.5,
  }
}

/** A pair is smaller, and two heads need more room. */
const closePair: Pick<Setting, "shot" | "regions" | "focus"> = {
  shot: { orbit: -4, height: 3, target: [0, 4.15, 0], spread: 4.4, lens: 13 },
  regions: [
    { min: [-2.4, 1.8, -2.4], max: [2.4, 3.7, 2.6], facetPx: 5.5 },
    { min: [-2.4, 3.62, -2.4], max: [2.4, 6.6, 2.6], facetPx: 2.8 },
  ],
  focus: 12.8,
}

function boxSetting(): Setting {
  const box: Bounds = { min: [-2.5, -0.9, -1.6], max: [2.5, 6.1, 1.6] }
  return {
    parts: createBox(),
    shot: { orbit: -26, height: 9, target: [0, 2.5, 0], spread: 9.4, lens: 26 },
    regions: [{ ...box, facetPx: 9 }],
    room: box,
    cover: "print",
  }
}

function besideHand(parts: readonly Part[]): Setting {
  const wide: Bounds = { min: [-2.4, -0.9, -2.8], max: [7.8, 9.6, 2.6] }
  return {
    parts: [...parts, ...createHand(-plinthHeight)],
    shot: { orbit: 0, height: 8, target: [2.1, 3.3, 0], spread: 11.6, lens: 28 },
    regions: [
      { ...wide, max: [7.8, 5.7, 2.6], facetPx: 3.8 },
      { ...wide, min: [-2.4, 5.6, -2.8], facetPx: 2.9 },
    ],
    room: wide,
    cover: "name",
  }
}

const guest = {
  kind: "fighter",
  stance: "orthodox",
  build: "middle",
  belt: false,
  palette: "red",
  gloves: "boxing",
} as const

function accessorySetting({ slug, figure, view }: FigurePicture, chance: Chance): Setting {
  const name = accessoryOf(slug)
  const orbit = [-22, 34, 158, -10, 60, 20, -40, 8][view - 1] ?? -22
  const isNear = view === 4 || view === 8
  const low = name === "plinth" || name === "paints" || name === "ring"
  const holdsFigure = name === "dome" || name === "case"
  const parts = [
    ...createAccessory(name, figure.palette, view === 7),
    ...(holdsFigure ? stand(createFighter(guest, chance, false), { scale: 0.72 }) : []),
  ]
  const half = 3
  const space: Bounds = { min: [-half, -0.9, -half], max: [half, low ? 2.6 : 6.8, half] }
  const spread = { plinth: 5.6, paints: 7, ring: 8.6, dome: 8, case: 9.4 }[name] * (isNear ? 0.6 : 1)
  const target = { plinth: 0, paints: 0.1, ring: 0.9, dome: 2.4, case: 2.7 }[name] * (isNear ? 0.6 : 1)
  const cover = name === "dome" ? ({ cover: "dome" } as const) : name === "case" ? ({ cover: "pane" } as const) : {}
  return {
    parts,
    shot: { orbit, height: low ? 20 : 9, target: [0, target, 0], spread, lens: 24 },
    regions: [{ ...space, facetPx: 3.2 }],
    room: space,
    ...cover,
  }
}
