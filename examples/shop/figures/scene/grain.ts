import sharp from "sharp"
import { pictureSide } from "./camera.ts"

/** Side of a piece of grain in pixels of the picture; the eye doesn't find so fine a noise again. */
const tilePx = 256

const tiles = new Map<number, Promise<string>>()

/** The film's grain as a pattern, `#grain`. Making noise takes longer than all else on the film, so one piece of it serves every picture of a width. */
export async function drawGrain(widthPx: number): Promise<string> {
  const side = (tilePx * pictureSide) / widthPx
  const tile = tiles.get(widthPx) ?? makeTile(side)
  tiles.set(widthPx, tile)
  return `<pattern id="grain" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image width="${side}" height="${side}" href="${await tile}"/></pattern>`
}

async function makeTile(side: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${tilePx}" height="${tilePx}">
<filter id="noise" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.47  0 0 0 0 0.43  0.9 0.9 0 0 -0.82"/></filter>
<rect width="${side}" height="${side}" filter="url(#noise)"/></svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return `data:image/png;base64,${png.toString("base64")}`
}
