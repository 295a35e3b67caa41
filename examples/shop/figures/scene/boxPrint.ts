import { boxHalf, boxMiddle } from "../props/box.ts"
import type { Vec3 } from "../sculpt/vector.ts"
import { type Project, pictureSide } from "./camera.ts"
import type { Facet } from "./facets.ts"
import { tracePath } from "./glass.ts"
import { letter } from "./lettering.ts"

const [wide, tall, deep] = boxHalf
const face = deep + 0.012

/** Draws the print of the carton: the figure, its name, and the red tape of the corner round two sides. */
export function drawBoxPrint(name: string, art: readonly Facet[], project: Project): string {
  const front = (x: number, y: number): Vec3 => [x * wide, boxMiddle + y * tall, face]
  const side = (z: number, y: number): Vec3 => [-wide - 0.012, boxMiddle + y * tall, z * deep]
  const patch = (points: readonly Vec3[], fill: string, opacity: number) =>
    `<path d="${tracePath(points, project)}Z" fill="${fill}" opacity="${opacity}"/>`
  const window = [front(-0.86, -0.5), front(0.86, -0.5), front(0.86, 0.9), front(-0.86, 0.9)]
  return [
    patch(window, "url(#print)", 1),
    `<clipPath id="window"><path d="${tracePath(window, project)}Z"/></clipPath>`,
    `<g clip-path="url(#window)"><g transform="${ontoFront(project)}">${art.map(({ svg }) => svg).join("")}</g></g>`,
    patch([front(-1, -0.6), front(1, -0.6), front(1, -0.52), front(-1, -0.52)], "#a3131b", 0.95),
    patch([side(1, -0.6), side(-1, -0.6), side(-1, -0.52), side(1, -0.52)], "#6d0c12", 0.95),
    drawText(name, { middle: front(0, -0.74), heightLimit: 0.42, widthLimit: wide * 1.7 }, project, "#eee4d0"),
    drawText("Esquina Roja", { middle: front(0, -0.9), heightLimit: 0.17, widthLimit: wide * 1.7 }, project, "#b9a88c"),
  ].join("")
}

/** Takes the picture's square onto the printed window; a carton is flat enough for it to be an affine map. */
function ontoFront(project: Project): string {
  const top = boxMiddle + tall * 0.98
  const origin = project([-tall, top, face])
  const right = project([tall, top, face])
  const down = project([-tall, top - tall * 2, face])
  const numbers = [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y].map(
    (length) => length / pictureSide,
  )
  return `matrix(${[...numbers, origin.x, origin.y].map((number) => number.toFixed(4)).join(" ")})`
}

interface Line {
  readonly middle: Vec3
  readonly heightLimit: number
  readonly widthLimit: number
}

function drawText(text: string, { middle, heightLimit, widthLimit }: Line, project: Project, colour: string): string {
  const { strokes, width } = letter(text)
  const height = Math.min(heightLimit, widthLimit / Math.max(1, width))
  const path = strokes.map((stroke) =>
    tracePath(
      stroke.map(([x, y]): Vec3 => [middle[0] + (x - width / 2) * height, middle[1] + (0.5 - y) * height, middle[2]]),
      project,
    ),
  )
  const pixels = project([middle[0], middle[1] - height, middle[2]]).y - project(middle).y
  return `<path d="${path.join("")}" fill="none" stroke="${colour}" stroke-width="${(pixels * 0.14).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
}
