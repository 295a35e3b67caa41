import { createHash } from "node:crypto"
import { join } from "node:path"
import type { FigurePicture, FigureWidth } from "./figure.ts"
import { readKept, keep } from "./keptFile.ts"
import { type NegativeRequest, negativesFor, takeNegative } from "./negative.ts"
import { type FigureFile, printFigure } from "./printFigure.ts"
import { createTurns } from "./turns.ts"

/** A picture and the file it is wanted as. */
export type FigureRequest = FigurePicture & FigureFile

/** Gives a picture's bytes. */
export type DrawFigure = (request: FigureRequest) => Promise<Uint8Array>

/** Draws a figure as a negative, from which pictures of any width are printed. */
export type TakeNegative = (request: NegativeRequest) => Promise<Uint8Array>

/** Pictures that are drawn when first asked for, and kept. */
export interface FigureCache {
  readonly draw: DrawFigure
  /** Resolves as soon as nobody waits for a drawing. */
  readonly untilIdle: () => Promise<void>
}

/** Who does the work, for tests that want it done otherwise. */
export interface FigureStudio {
  readonly take?: TakeNegative
  readonly print?: (negative: Uint8Array, file: FigureFile) => Promise<Uint8Array>
}

/** Raised whenever figures look different, so that kept pictures are drawn anew. */
const edition = 6

/** Drawing takes all of a core; more at once would only make everybody wait. */
const atOnce = 2

/**
 * Keeps pictures in a folder, and the negatives that they are printed from, so that a view is drawn once and not for
 * each width and format. Who asks for what is under way waits with the first. What can't be kept is still given.
 */
export function createFigureCache(
  folder: string,
  { take = takeNegative, print = printFigure }: FigureStudio = {},
): FigureCache {
  const { inTurn, untilIdle } = createTurns(atOnce)
  const shareNegative = createSharing()
  const sharePicture = createSharing()
  const pathOf = (picture: FigurePicture, ending: string) => join(folder, `${keyOf(picture)}-${ending}`)

  const findNegative = async (picture: FigurePicture, width: FigureWidth) => {
    const [size, ...larger] = negativesFor(width)
    const path = pathOf(picture, `${size}.jpg`)
    return shareNegative(path, async () => {
      const kept = await readFirstKept([path, ...larger.map((one) => pathOf(picture, `${one}.jpg`))])
      return kept ?? keep(path, await inTurn(() => take({ ...picture, size })))
    })
  }

  const draw: DrawFigure = ({ width, format, ...picture }) => {
    const path = pathOf(picture, `${width}.${format}`)
    return sharePicture(path, async () => {
      const kept = await readKept(path)
      if (kept) return kept
      const negative = await findNegative(picture, width)
      return keep(path, await print(negative, { width, format }))
    })
  }
  return { draw, untilIdle }
}

async function readFirstKept(paths: readonly string[]): Promise<Uint8Array | undefined> {
  for (const path of paths) {
    const kept = await readKept(path)
    if (kept) return kept
  }
  return undefined
}

/** All that changes a drawing, hashed, so that a slug can't lead out of the folder. */
function keyOf({ slug, name, figure, view }: FigurePicture): string {
  return createHash("sha256")
    .update(JSON.stringify([edition, { slug, name, figure, view }]))
    .digest("hex")
    .slice(0, 24)
}

/** Lets all who ask for one thing at one time share its making. */
function createSharing(): (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array> {
  const underWay = new Map<string, Promise<Uint8Array>>()
  return (key, make) => {
    const running = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
