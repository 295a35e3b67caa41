import type { Lighting } from "../sculpt/light.ts"
import { openness, shadow } from "../sculpt/light.ts"
import { type Vec3, add, turn } from "../sculpt/vector.ts"
import { type Project, pictureSide } from "./camera.ts"

/** The dark hall behind: warm black, one haze of light, the ropes far out of focus. */
export function drawBackdrop(): string {
  const rope = (y: number, colour: string, opacity: number) =>
    `<path d="M-40 ${y}C250 ${y + 16} 750 ${y + 16} 1040 ${y - 6}" fill="none" stroke="${colour}" stroke-width="13" opacity="${opacity}"/>`
  return [
    `<rect width="${pictureSide}" height="${pictureSide}" fill="#0d0907"/>`,
    `<rect width="${pictureSide}" height="${pictureSide}" fill="url(#haze)"/>`,
    `<g filter="url(#far)">${rope(235, "#7c1a18", 0.4)}${rope(405, "#6d6255", 0.26)}${rope(575, "#7c1a18", 0.3)}</g>`,
  ].join("")
}

/** Gradients, filters and the film's grain, which every picture uses; `lensSoftness` in the picture's own measure. */
export function drawDefinitions(grain: string, lensSoftness: number): string {
  return `<defs>
${grain}
<radialGradient id="haze" cx="0.44" cy="0.4" r="0.62"><stop offset="0" stop-color="#6b513d" stop-opacity="0.9"/><stop offset="0.45" stop-color="#33251c" stop-opacity="0.6"/><stop offset="1" stop-color="#0d0907" stop-opacity="0"/></radialGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#e3d8c3"/><stop offset="0.34" stop-color="#c9bba2"/><stop offset="0.62" stop-color="#756655"/><stop offset="0.85" stop-color="#2a2019"/><stop offset="1" stop-color="#120c09" stop-opacity="0"/></radialGradient>
<radialGradient id="vignette" cx="0.48" cy="0.48" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.62"/></radialGradient>
<linearGradient id="pane"><stop offset="0" stop-color="#fff4e0" stop-opacity="0.16"/><stop offset="0.14" stop-color="#fff4e0" stop-opacity="0.03"/><stop offset="0.86" stop-color="#fff4e0" stop-opacity="0.02"/><stop offset="1" stop-color="#fff4e0" stop-opacity="0.13"/></linearGradient>
<radialGradient id="print" cx="0.45" cy="0.35" r="0.75"><stop offset="0" stop-color="#5c4232"/><stop offset="1" stop-color="#130c09"/></radialGradient>
<filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="contact" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="lens" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="${lensSoftness.toFixed(2)}"/></filter>
<filter id="soft" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="3.2"/></filter>
</defs>`
}

/** The canvas in its pool of light, as the camera sees it lie. */
export function drawFloor(project: Project, middle: Vec3, radius: number, orbit: number): string {
  const centre = project(middle)
  const near = project(add(middle, turn([0, 0, radius], orbit)))
  const side = project(add(middle, turn([radius, 0, 0], orbit)))
  const far = project(add(middle, turn([0, 0, -radius], orbit)))
  const wide = Math.hypot(side.x - centre.x, side.y - centre.y)
  const deep = Math.abs(near.y - far.y) / 2
  return `<ellipse cx="${centre.x.toFixed(1)}" cy="${((near.y + far.y) / 2).toFixed(1)}" rx="${wide.toFixed(1)}" ry="${deep.toFixed(1)}" fill="url(#pool)"/>`
}

/** The shadow that the sculpture throws on the floor, dark where lamp and sky are both hidden. */
export function drawFloorShadow(project: Project, lighting: Lighting, floor: number, reach: number): string {
  const steps = 40
  const size = (reach * 2) / steps
  const up: Vec3 = [0, 1, 0]
  const patches: string[] = []
  for (let n = 0; n < steps * steps; n++) {
    const x = -reach + (n % steps) * size
    const z = -reach + Math.floor(n / steps) * size
    const point: Vec3 = [x + size / 2, floor + 0.02, z + size / 2]
    const dark = 1 - (0.3 + 0.7 * shadow(lighting.solid, point, up, lighting.key)) * openness(lighting.solid, point, up)
    if (dark < 0.03) continue
    const corners = [
      [x, z],
      [x + size, z],
      [x + size, z + size],
      [x, z + size],
    ] as const
    const path = corners
      .map(([cx, cz]) => project([cx, floor, cz]))
      .map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`)
    patches.push(`<path opacity="${Math.min(0.93, dark).toFixed(2)}" d="M${path.join("L")}Z"/>`)
  }
  return `<g filter="url(#contact)">${patches.join("")}</g>`
}

/** Draws the effects of film and lens, which come last. */
export function drawFilm(): string {
  const whole = `width="${pictureSide}" height="${pictureSide}"`
  return `<rect ${whole} fill="url(#vignette)"/><rect ${whole} fill="url(#grain)" opacity="0.16"/>`
}
