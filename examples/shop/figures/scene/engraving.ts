import { plateFace, plateHalf } from "../props/plinth.ts"
import type { Vec3 } from "../sculpt/vector.ts"
import type { Project } from "./camera.ts"
import { letter } from "./lettering.ts"

/** The name cut into the plinth's plate: a dark cut, a bright lower lip that catches the lamp. */
export function drawEngraving(name: string, project: Project): string {
  const isSeen = project([plateFace[0], plateFace[1], plateFace[2] + 0.1]).depth < project(plateFace).depth - 0.04
  if (!isSeen) return ""
  const { strokes, width } = letter(name)
  const height = Math.min(0.17, ((plateHalf[0] - 0.1) * 2) / Math.max(1, width))
  const left = plateFace[0] - (width * height) / 2
  const at = ([x, y]: readonly [number, number]): Vec3 => [
    left + x * height,
    plateFace[1] + height / 2 - y * height,
    plateFace[2],
  ]
  const start = project(plateFace)
  const end = project([plateFace[0], plateFace[1] + height, plateFace[2]])
  const pixels = Math.hypot(end.x - start.x, end.y - start.y)
  if (pixels < 3) return ""
  const cut = strokes
    .map(
      (stroke) =>
        `M${stroke
          .map(at)
          .map(project)
          .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join("L")}`,
    )
    .join("")
  const line = (colour: string, share: number, drop: number) =>
    `<path d="${cut}" fill="none" stroke="${colour}" stroke-width="${(pixels * share).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 ${(pixels * drop).toFixed(2)})"/>`
  return line("#f4d58d", 0.13, 0.045) + line("#2a1806", 0.13, 0)
}
