import { createHash } from "node:crypto"
import { join } from "node:path"
import type { Log } from "../../log/log.ts"
import { picturesFolder } from "../../paths.ts"
import { defineService } from "../../shop.ts"
import type { FigureWidth } from "./figure.ts"
import { keep, readKept } from "./keptFile.ts"
import { resize } from "./resize.ts"
import { createTurns } from "./turns.ts"

declare module "../../shop.ts" {
  interface ShopOptions {
    /** Folder of the pictures in other widths, which can be created again at any time; by default inside the shop's `cacheFolder`. */
    readonly picturesDir?: string
    /** Folder of the pictures as they were drawn, `{slug}/{picture}.avif`, 1280 px wide; by default those of the repository. */
    readonly drawnPicturesDir?: string | undefined
  }
}

/** One file of a picture. `picture` is the view's number, or the number and the look: "1-black-wraps". `width` is in pixels. */
export interface PictureFile {
  readonly slug: string
  readonly picture: string
  readonly width: FigureWidth
  readonly format: "webp" | "avif"
}

interface PictureFolders {
  /** One file per picture, `{slug}/{picture}.avif`; by default those of the repository. */
  readonly drawnIn?: string | undefined
  readonly keptIn: string
  readonly log: Log
}

/** Resolves with a picture's bytes, or undefined if the shop has no such picture. */
export type ReadPicture = (file: PictureFile) => Promise<Uint8Array | undefined>

/** The width of the pictures in `drawnIn`. */
const ownWidthPx = 1280

/** Each resize uses most of a CPU core, so more at once would slow all of them down. */
const atOnce = 2

/**
 * Reads pictures in every width and format that pages use. `drawnIn` has one AVIF file per picture; other widths and formats are
 * created on the first request and cached in `keptIn`. Concurrent requests for one file share the work, and a file that cannot be
 * cached is still returned.
 */
export function createPictureFiles({ drawnIn = picturesFolder, keptIn, log }: PictureFolders): ReadPicture {
  const inTurn = createTurns(atOnce)
  const underWay = new Map<string, Promise<Uint8Array>>()
  return async ({ slug, picture, width, format }) => {
    const ownPath = join(drawnIn, slug, `${picture}.avif`)
    const own = await readKept(ownPath)
    if (!own || (width === ownWidthPx && format === "avif")) return own
    // Name the file by its content: another release may have another picture under the same name.
    const path = join(keptIn, `${hashOf(own)}-${String(width)}.${format}`)
    const kept = await readKept(path)
    if (kept) return kept
    const making =
      underWay.get(path) ?? inTurn(async () => keep(path, await resize({ path: ownPath, width, format }), log))
    underWay.set(path, making)
    return making.finally(() => underWay.delete(path))
  }
}

/** The shop's pictures. */
export const readPictureOf = defineService(({ cacheFolder, log, options }) =>
  createPictureFiles({
    drawnIn: options.drawnPicturesDir,
    keptIn: options.picturesDir ?? join(cacheFolder, "pictures"),
    log,
  }),
)

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 24)
}
