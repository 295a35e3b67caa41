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
  const facets: Facet[] = []
  for (const [ia, ib, ic, id] of mesh.facets) {
    const [a, b, c, d] = [seen[ia], seen[ib], seen[ic], seen[id]]
    if (!a || !b || !c || !d || !facesCamera(a, b, c, d) || isOutside([a, b, c, d])) continue
    const colour = meanColour(lightAt(ia), lightAt(ib), lightAt(ic), lightAt(id))
    facets.push({ depth: (a.depth + b.depth + c.depth + d.depth) / 4, svg: drawPatch([a, b, c, d], colour) })
  }
  return facets.sort((a, b) => b.depth - a.depth)
}

type Four<Item> = readonly [Item, Item, Item, Item]

function facesCamera(...[a, b, c, d]: Four<Projected>): boolean {
  return (c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x) < 0
}

function isOutside(points: Four<Projected>): boolean {
  return points.every(({ x, y }) => x < -20 || x > 1020 || y < -20 || y > 1020)
}

/** Patches reach a hair over their neighbours; else the dark would shine through the seams. */
function drawPatch([a, b, c, d]: Four<Projected>, colour: Rgb): string {
  const x = (a.x + b.x + c.x + d.x) / 4
  const y = (a.y + b.y + c.y + d.y) / 4
  const corner = (point: Projected) => {
    const [dx, dy] = [point.x - x, point.y - y]
    const reach = 1 + 0.55 / Math.max(0.5, Math.sqrt(dx * dx + dy * dy))
    return `${tenths(x + dx * reach)} ${tenths(y + dy * reach)}`
  }
  return `<path fill="${formatColour(colour)}" d="M${corner(a)}L${corner(b)}L${corner(c)}L${corner(d)}Z"/>`
}

/** One decimal, as `toFixed` would write it and three times as fast. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function meanColour(...[a, b, c, d]: Four<Rgb>): Rgb {
  return [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4, (a[2] + b[2] + c[2] + d[2]) / 4]
}
