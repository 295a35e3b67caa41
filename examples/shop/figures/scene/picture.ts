import { createFighter } from "../body/fighter.ts"
import type { FigurePicture } from "../../src/features/pictures/figure.ts"
import { plinthHeight } from "../props/plinth.ts"
import { type Chance, createChance } from "../random.ts"
import { type CoarseField, createCoarseField, withDetail } from "../sculpt/coarseField.ts"
import type { Part } from "../sculpt/field.ts"
import { type Lighting, createLighting } from "../sculpt/light.ts"
import { blockCells, createMesh } from "../sculpt/mesh.ts"
import { drawBoxPrint } from "./boxPrint.ts"
import { type Project, createCamera, pictureSide } from "./camera.ts"
import { drawEngraving } from "./engraving.ts"
import { type Facet, drawFacets } from "./facets.ts"
import { drawDome, drawPane } from "./glass.ts"
import { drawGrain } from "./grain.ts"
import { type Region, type Setting, createSetting } from "./settings.ts"
import { drawBackdrop, drawDefinitions, drawFilm, drawFloor, drawFloorShadow } from "./stage.ts"

/** A picture that is modelled for fewer pixels than these needs no shadows as fine as theirs. */
const coarsestPx = 520

/** How soft the lens is, in facets: with less, the steps from facet to facet show along painted edges and in faces. */
const lensFacets = 0.94

/**
 * Draws one photograph as an SVG document; its facets are fine enough for `modelPx` pixels. It takes a second, so the pieces are drawn one
 * after another, and the server answers other requests between them.
 */
export async function drawPicture(picture: FigurePicture, widthPx: number, modelPx: number): Promise<string> {
  const chance = createChance(picture.slug)
  const setting = createSetting(picture, chance)
  const project = createCamera(setting.shot)
  const lighting = createLighting(createSolid(setting, modelPx), setting.shot.orbit)
  const facets: Facet[] = []
  for (const region of setting.regions) {
    await breathe()
    // One by one: a picture of a pair has more facets than a call can have arguments.
    const modelled = await modelRegion({
      parts: setting.parts,
      region,
      spread: setting.shot.spread,
      modelPx,
      project,
      lighting,
    })
    for (const facet of modelled) facets.push(facet)
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSide} ${pictureSide}" width="${widthPx}" height="${widthPx}">`,
    drawDefinitions(await drawGrain(widthPx), (pictureSide / modelPx) * lensFacets),
    drawBackdrop(),
    drawFloor(project, [0, -plinthHeight, 0], 6.4, setting.shot.orbit),
    drawFloorShadow(project, lighting, -plinthHeight, 4.6),
    drawSculpture(facets, setting.focus),
    drawCover(picture, setting, project, chance),
    drawFilm(),
    "</svg>",
  ].join("\n")
}

function createSolid({ parts, room, face }: Setting, modelPx: number): CoarseField {
  const coarseness = Math.max(1, coarsestPx / modelPx)
  const whole = createCoarseField(parts, room, 0.15 * coarseness)
  return face === undefined ? whole : withDetail(whole, createCoarseField(parts, face, 0.06 * coarseness))
}

interface Modelling {
  readonly parts: readonly Part[]
  readonly region: Region
  readonly spread: number
  readonly modelPx: number
  readonly project: Project
  readonly lighting: Lighting
}

async function modelRegion({
  parts,
  region,
  spread,
  modelPx,
  project,
  lighting,
}: Modelling): Promise<readonly Facet[]> {
  const cell = (spread / modelPx) * region.facetPx
  const mesh = createMesh(parts, createCoarseField(parts, region, cell * blockCells))
  await breathe()
  return drawFacets(mesh, project, lighting)
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Facets near the plane of focus are sharp, the others go soft. */
function drawSculpture(facets: readonly Facet[], focus: number | undefined): string {
  const sorted = [...facets].sort((a, b) => b.depth - a.depth)
  const layer = (filter: string, isIn: (depth: number) => boolean) =>
    `<g filter="url(#${filter})">${sorted
      .filter(({ depth }) => isIn(depth))
      .map(({ svg }) => svg)
      .join("")}</g>`
  if (focus === undefined) return layer("lens", () => true)
  const [far, near] = [focus + 0.9, focus - 1.3]
  return (
    layer("soft", (depth) => depth > far) +
    layer("lens", (depth) => depth <= far && depth > near) +
    layer("soft", (depth) => depth <= near)
  )
}

/** Draws the layer over the sculpture: the cut name, glass, or the carton's print. */
function drawCover({ name, figure }: FigurePicture, { cover }: Setting, project: Project, chance: Chance): string {
  switch (cover ?? "nothing") {
    case "name":
      return drawEngraving(name, project)
    case "dome":
      return drawDome(project)
    case "pane":
      return drawPane(project)
    case "print":
      return drawBoxPrint(
        name,
        printedFigure(createFighter(figure, chance, false), figure.stance === "victory" ? 9.8 : 8.4),
        project,
      )
    case "nothing":
      return ""
  }
}

/** The figure as it is printed on its carton. */
function printedFigure(parts: readonly Part[], spread: number): readonly Facet[] {
  const solid: CoarseField = createCoarseField(parts, { min: [-2.4, -0.2, -2.4], max: [2.4, 8.8, 2.6] }, 0.22)
  const project = createCamera({ orbit: 8, height: 4, target: [0, spread / 2 + 0.1, 0], spread, lens: 24 })
  return drawFacets(createMesh(parts, solid), project, createLighting(solid, 8))
}
