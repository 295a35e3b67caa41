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
  /** One file per picture, `{slug}/{picture}.avif`, and small ones beside it; by default those of the repository. */
  readonly drawnIn?: string | undefined
  readonly keptIn: string
  readonly log: Log
}

/** Resolves with a picture's bytes, or undefined if the shop has no such picture. */
export type ReadPicture = (file: PictureFile) => Promise<Uint8Array | undefined>

/** The width of the drawn pictures in `drawnIn`. */
const ownWidthPx = 1280

/** The widths of thumbnails, one for each pixel density. */
const thumbnailWidths = [160, 320] as const

/** The widths of cards, in windows of each width and density. */
const cardWidths = [160, 320, 480, 640] as const

/**
 * The files that are made with a drawn picture and lie beside it, `{slug}/{picture}-{width}.{format}`: thumbnails of every picture, and
 * the cards' of the first. So neither is an empty stage for the first visitor of a new shop.
 */
export function listSmallFiles(picture: string): Pick<PictureFile, "width" | "format">[] {
  const thumbnails = thumbnailWidths.map((width) => ({ width, format: "webp" }) as const)
  const cards = cardWidths.map((width) => ({ width, format: "avif" }) as const)
  return picture === "1" ? [...thumbnails, ...cards] : thumbnails
}

/** The name of a picture's file in another width, beside the drawn one. */
export function nameSmallFile({ picture, width, format }: Omit<PictureFile, "slug">): string {
  return `${picture}-${String(width)}.${format}`
}

/** Each resize uses most of a CPU core, so more at once would slow all of them down. */
const atOnce = 2

/**
 * Reads pictures in every width and format that pages use. `drawnIn` has one AVIF file per picture, and may have small files beside it;
 * other widths and formats are created on the first request and cached in `keptIn`. Concurrent requests for one file share the work, and a file that cannot be
 * cached is still returned.
 */
export function createPictureFiles({ drawnIn = picturesFolder, keptIn, log }: PictureFolders): ReadPicture {
  const inTurn = createTurns(atOnce)
  const underWay = new Map<string, Promise<Uint8Array>>()
  return async ({ slug, picture, width, format }) => {
    const ownPath = join(drawnIn, slug, `${picture}.avif`)
    const own = await readKept(ownPath)
    if (!own || (width === ownWidthPx && format === "avif")) return own
    const small = await readKept(join(drawnIn, slug, nameSmallFile({ picture, width, format })))
    if (small) return small
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
