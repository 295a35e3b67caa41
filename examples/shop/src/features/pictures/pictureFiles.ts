import { createHash } from "node:crypto"
import { join } from "node:path"
import type { Log } from "../../log/log.ts"
import { picturesFolder } from "../../paths.ts"
import type { FigureWidth } from "./figure.ts"
import { keep, readKept } from "./keptFile.ts"
import { resize } from "./resize.ts"
import { createTurns } from "./turns.ts"

/** A file of a picture. `picture` is the view's number, or number and look: "1-black-wraps". */
export interface PictureFile {
  readonly slug: string
  readonly picture: string
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

/** Gives a picture's bytes; undefined where the shop has no such picture. */
export type ReadPicture = (file: PictureFile) => Promise<Uint8Array | undefined>

/** The width in which pictures come with the shop. */
const ownWidthPx = 1280

/** Each takes most of a core; more at once would only make everybody wait. */
const atOnce = 2

/**
 * The pictures that come with the shop, in all widths and formats that pages name. All but the ones that come with it are
 * made when first asked for, and kept. Who asks for what is under way waits with the first; what can't be kept is still given.
 */
export function createPictureFiles({ keptIn, log }: { readonly keptIn: string; readonly log: Log }): ReadPicture {
  const inTurn = createTurns(atOnce)
  const underWay = new Map<string, Promise<Uint8Array>>()
  return async ({ slug, picture, width, format }) => {
    const ownPath = join(picturesFolder, slug, `${picture}.avif`)
    const own = await readKept(ownPath)
    if (!own || (width === ownWidthPx && format === "avif")) return own
    // By contents: another release's picture of one name is another picture.
    const path = join(keptIn, `${hashOf(own)}-${String(width)}.${format}`)
    const kept = await readKept(path)
    if (kept) return kept
    const making =
      underWay.get(path) ?? inTurn(async () => keep(path, await resize({ path: ownPath, width, format }), log))
    underWay.set(path, making)
    return making.finally(() => underWay.delete(path))
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 24)
}
