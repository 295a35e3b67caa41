import { type Lighting, lightOf } from "../sculpt/light.ts"
import type { Mesh } from "../sculpt/mesh.ts"
import { formatColour, type Rgb } from "../sculpt/paint.ts"
import type { Project, Projected } from "./camera.ts"

/** One painted patch of a sculpture, seen by the camera. */
export interface Facet {
  readonly depth: number
  readonly svg: string
}

/** The facets that face the camera, farthest first, so that the near cover the far. */
export function drawFacets(mesh: Mesh, project: Project, lighting: Lighting): readonly Facet[] {
  const seen = mesh.points.map(project)
  const light = new Map<number, Rgb>()
  const lightAt = (index: number): Rgb => {
    const known = light.get(index)
    if (known !== undefined) return known
    const fresh = lightOf(mesh.vertexAt(index), lighting)
    light.set(index, fresh)
    return fresh
  }
  return mesh.facets
    .flatMap((corners) => {
      const points = corners.flatMap((corner) => seen[corner] ?? [])
      if (!facesCamera(points) || isOutside(points)) return []
      const colour = meanColour(corners.map(lightAt))
      return [
        { depth: points.reduce((sum, { depth }) => sum + depth, 0) / points.length, svg: drawPatch(points, colour) },
      ]
    })
    .sort((a, b) => b.depth - a.depth)
}

function facesCamera([a, b, c, d]: readonly Projected[]): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  return (c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x) < 0
}

function isOutside(points: readonly Projected[]): boolean {
  return points.every(({ x, y }) => x < -20 || x > 1020 || y < -20 || y > 1020)
}

/** Patches reach a hair over their neighbours; else the dark would shine through the seams. */
function drawPatch(points: readonly Projected[], colour: Rgb): string {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const path = points.map((point) => {
    const [dx, dy] = [point.x - x, point.y - y]
    const reach = 1 + 0.55 / Math.max(0.5, Math.hypot(dx, dy))
    return `${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}`
  })
  return `<path fill="${formatColour(colour)}" d="M${path.join("L")}Z"/>`
}

function meanColour(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length
  return [mean(0), mean(1), mean(2)]
}
