import { mkdir, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import sharp from "sharp"
import { listSmallFiles, nameSmallFile } from "../src/features/pictures/pictureFiles.ts"
import { resize } from "../src/features/pictures/resize.ts"
import { listPictures } from "../src/seed/pictures.ts"
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

/** Draws the shop's pictures, which take seconds each, with the small files beside them, and returns their number. */
export async function drawCatalogue({ folder, only, isForced, printLine }: DrawOptions): Promise<number> {
  let count = 0
  for (const { file, ...picture } of listPictures()) {
    const path = join(folder, `${file}.avif`)
    if (!file.includes(only)) continue
    const isDrawn = !isForced && (await exists(path))
    if (!isDrawn) {
      await draw(picture, path)
      printLine(file)
      count += 1
    }
    await addSmallFiles(path, !isDrawn)
  }
  return count
}

async function draw(picture: Parameters<typeof drawPicture>[0], path: string): Promise<void> {
  const svg = await drawPicture(picture, widthPx, modelPx)
  await mkdir(dirname(path), { recursive: true })
  // Other widths are created from this file, so it is finer than the served pictures.
  await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#0d0907" })
    .avif({ quality: 64, effort: 2 })
    .toFile(path)
}

/** Makes the small files of a drawn picture that are missing, or all of them when it is new. */
async function addSmallFiles(path: string, isNew: boolean): Promise<void> {
  const picture = basename(path, ".avif")
  for (const small of listSmallFiles(picture)) {
    const smallPath = join(dirname(path), nameSmallFile({ picture, ...small }))
    if (isNew || !(await exists(smallPath))) await writeFile(smallPath, await resize({ path, ...small }))
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
