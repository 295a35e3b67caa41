import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type FigureRequest, renderFigure } from "./renderFigure.ts"

/** Gives a picture's bytes. */
export type DrawFigure = (request: FigureRequest) => Promise<Uint8Array>

/** Raised whenever figures look different, so that kept pictures are drawn anew. */
const edition = 4

/** Drawing takes all of a core; more at once would only make everybody wait. */
const atOnce = 2

/**
 * Keeps pictures in a folder: each is drawn on the first request, one at a time for all who ask meanwhile. A file
 * appears whole or not at all; one that can't be kept is still given.
 */
export function createFigureCache(folder: string, draw: DrawFigure = renderFigure): DrawFigure {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const inTurn = createTurns(atOnce)
  const make = async (request: FigureRequest, path: string) => {
    const kept = await readKept(path)
    if (kept !== undefined) return kept
    const bytes = await inTurn(() => draw(request))
    await keep(folder, path, bytes)
    return bytes
  }
  return (request) => {
    const path = join(folder, fileName(request))
    const running = underWay.get(path) ?? make(request, path).finally(() => underWay.delete(path))
    underWay.set(path, running)
    return running
  }
}

/** All that changes a picture is in its name, hashed, so that a slug can't lead out of the folder. */
function fileName({ width, format, ...picture }: FigureRequest): string {
  const key = createHash("sha256")
    .update(JSON.stringify([edition, picture]))
    .digest("hex")
    .slice(0, 24)
  return `${key}-${width}.${format}`
}

async function readKept(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path)
  } catch {
    return undefined // Not drawn yet, or no longer readable: both are mended by drawing.
  }
}

async function keep(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (cause) {
    console.warn(`[shop figures] ${path} could not be kept; it will be drawn again.`, cause)
  }
}

/** Lets so many tasks run at a time; the others wait in order. */
function createTurns(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
