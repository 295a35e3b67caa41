import { mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { listPictures } from "../../examples/shop/src/seed/pictures.ts"
import { drawPicture } from "./scene/picture.ts"

const widthPx = 1280
/** For how many pixels the facets are fine enough; more would not be seen. */
const modelPx = 900

/** What is drawn: pictures whose file name contains `only`, also those that are there when `isForced`. */
export interface DrawOptions {
  readonly folder: string
  readonly only: string
  readonly isForced: boolean
  readonly say: (line: string) => void
}

/** Draws the pictures that come with the shop, seconds of work each, and answers how many it drew. */
export async function drawCatalogue({ folder, only, isForced, say }: DrawOptions): Promise<number> {
  let count = 0
  for (const { file, ...picture } of listPictures()) {
    const path = join(folder, `${file}.avif`)
    if (!file.includes(only) || (!isForced && (await exists(path)))) continue
    const svg = await drawPicture(picture, widthPx, modelPx)
    await mkdir(dirname(path), { recursive: true })
    // Other widths are made of this file, so it is finer than what is sent.
    await sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: "#0d0907" })
      .avif({ quality: 64, effort: 2 })
      .toFile(path)
    say(file)
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
