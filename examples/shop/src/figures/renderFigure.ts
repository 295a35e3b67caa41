import sharp from "sharp"
import type { FigurePicture, FigureWidth } from "./figure.ts"
import { drawPicture } from "./scene/picture.ts"

/** A picture and the file it is wanted as. */
export interface FigureRequest extends FigurePicture {
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

/** Draws a figure and develops it: a square picture of the asked width. A second or two of work, so keep the result. */
export async function renderFigure({ width, format, ...picture }: FigureRequest): Promise<Uint8Array> {
  // Small pictures are taken larger: the scaling smooths the facets' edges.
  const drawnPx = width <= 480 ? width * 1.5 : width
  const svg = await drawPicture(picture, drawnPx)
  const film = sharp(Buffer.from(svg), { unlimited: true }).resize(width, width).flatten({ background: "#0d0907" })
  return format === "avif" ? film.avif({ quality: 64, effort: 1 }).toBuffer() : film.webp({ quality: 80 }).toBuffer()
}
