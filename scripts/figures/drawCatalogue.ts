import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { listPictures } from "../../examples/shop/src/seed/pictures.ts"
import { drawPicture } from "./scene/picture.ts"

const widthPx = 1280
/** The picture size for which the facets are fine enough; finer ones would be invisible. */
const modelPx = 1280

/** The pictures to draw: those whose file name contains `only`, including existing ones when `isForced`. */
export interface DrawOptions {
  readonly folder: string
  readonly only: string
  readonly isForced: boolean
  readonly printLine: (line: string) => void
}

/** Draws the shop's pictures, which take seconds each, and returns their number. */
export async function drawCatalogue({ folder, only, isForced, printLine }: DrawOptions): Promise<number> {
  let count = 0
  for (const { file, ...picture } of listPictures()) {
    const path = join(folder, `${file}.avif`)
    if (!file.includes(only) || (!isForced && (await exists(path)))) continue
    const svg = await drawPicture(picture, widthPx, modelPx)
    await mkdir(dirname(path), { recursive: true })
    // Other widths are created from this file, so it is finer than the served pictures.
    await sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: "#0d0907" })
      .avif({ quality: 64, effort: 2 })
      .toFile(path)
    printLine(file)
    count += 1
  }
  return count
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
