import { copyFile, mkdir, readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

// Not imported: the global setup runs before packages can be.
const pictureFile = fileURLToPath(new URL("../../fixtures/figure.avif", import.meta.url))
const drawnPictures = fileURLToPath(new URL("../../../../examples/shop/pictures/", import.meta.url))

/**
 * A folder with one pixel in the place of each of the shop's pictures. Making their other widths, and drawing them, would take longer than
 * everything under test.
 */
export const plainPictures = fileURLToPath(
  new URL("../../../../node_modules/.cache/ringside/plain-pictures/", import.meta.url),
)

/** Fills that folder. */
export async function layPlainPictures(): Promise<void> {
  const names = (await readdir(drawnPictures, { recursive: true })).filter((name) => name.endsWith(".avif"))
  for (const name of names) {
    await mkdir(dirname(join(plainPictures, name)), { recursive: true })
    await copyFile(pictureFile, join(plainPictures, name))
  }
}
