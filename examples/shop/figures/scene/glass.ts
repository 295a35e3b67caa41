import { caseGlass } from "../props/accessories.ts"
import type { Vec3 } from "../sculpt/vector.ts"
import type { Project } from "./camera.ts"

/** Writes points as the beginning of a path. */
export function tracePath(points: readonly Vec3[], project: Project): string {
  return `M${points
    .map(project)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}`
}

/** A bell of clear glass: nearly nothing but its edges and the window that it mirrors. */
export function drawDome(project: Project): string {
  const foot = project([0, 0.02, 0])
  const top = project([0, 5.4, 0])
  const wide = Math.abs(project([1.85, 0, 0]).x - project([-1.85, 0, 0]).x) / 2 || 150
  const shoulder = top.y + wide * 0.95
  const [left, right] = [foot.x - wide, foot.x + wide]
  const outline = `M${left} ${foot.y}V${shoulder}C${left} ${top.y - wide * 0.28} ${right} ${top.y - wide * 0.28} ${right} ${shoulder}V${foot.y}A${wide} ${wide * 0.16} 0 0 1 ${left} ${foot.y}Z`
  const gleam = `M${left + wide * 0.2} ${foot.y - wide * 0.25}V${shoulder + wide * 0.05}C${left + wide * 0.22} ${shoulder - wide * 0.42} ${left + wide * 0.45} ${shoulder - wide * 0.6} ${left + wide * 0.62} ${shoulder - wide * 0.72}C${left + wide * 0.42} ${shoulder - wide * 0.42} ${left + wide * 0.38} ${shoulder - wide * 0.2} ${left + wide * 0.38} ${shoulder + wide * 0.1}V${foot.y - wide * 0.15}Z`
  return `<path d="${outline}" fill="url(#pane)" stroke="#e9dfcf" stroke-opacity="0.5" stroke-width="2"/><path d="${gleam}" fill="#fff6e6" opacity="0.17" filter="url(#lens)"/><path d="M${right - wide * 0.1} ${foot.y - wide * 0.2}V${shoulder}" stroke="#fff2dc" stroke-width="5" stroke-linecap="round" opacity="0.22" filter="url(#lens)"/><circle cx="${foot.x}" cy="${(top.y + wide * 0.02).toFixed(1)}" r="${(wide * 0.09).toFixed(1)}" fill="#d9cdb8" opacity="0.75" filter="url(#lens)"/>`
}

/** The front pane of a show-case, with one slanting reflection. */
export function drawPane(project: Project): string {
  const { half, height } = caseGlass
  const at = (x: number, y: number): Vec3 => [x * half, y * height, half]
  const pane = tracePath([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)], project)
  const gleam = tracePath([at(-0.85, 0.3), at(-0.3, 0.97), at(0.12, 0.97), at(-0.85, -0.02 + 0.05)], project)
  return `<path d="${pane}Z" fill="#e9dfcf" opacity="0.035"/><path d="${gleam}Z" fill="#fff6e6" opacity="0.08" filter="url(#lens)"/>`
}
