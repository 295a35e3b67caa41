import { type Behaviour, type Page, startBehaviour } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { FileLoader } from "./fileLoader.ts"
import type { BuiltFile } from "./chunkFiles.ts"
import type { LateRow } from "./lateBehaviours.ts"

/** What such a file makes; `loadChunk` fetches a further one of that name. */
export type CreateBehaviours = (loadChunk: (name: string) => Promise<unknown>) => readonly Behaviour[]

interface LateBehaviours {
  readonly rows: readonly LateRow[]
  readonly chunkFiles: Readonly<Record<string, BuiltFile>>
  readonly loader: FileLoader
}

/**
 * Starts the behaviours of each row whose markup is on the page, and of the others when it comes. Settles when those that
 * are asked for now have started or can't be had; never rejects.
 */
export async function startLateBehaviours(page: Page, { rows, chunkFiles, loader }: LateBehaviours): Promise<void> {
  const asked = new Set<LateRow>()

  const loadChunk = (name: string) => {
    const file = chunkFiles[name]
    return file ? loader.load(file) : Promise.reject(new Error(`There is no file ${name}.`))
  }
  const start = async ({ name }: LateRow) => {
    try {
      const module = await loadChunk(name)
      if (!isLateModule(module)) throw new Error(`The file of ${name} holds no behaviours.`)
      if (page.signal.aborted) return
      for (const behaviour of module.createBehaviours(loadChunk)) startBehaviour(behaviour, page)
    } catch (cause) {
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: name, cause })
    }
  }
  const startPresent = () => {
    const present = rows.filter((row) => !asked.has(row) && page.document.querySelector(row.selector))
    for (const row of present) asked.add(row)
    return present.map(start)
  }
  page.onScan(() => startPresent().length > 0)
  await Promise.all(startPresent())
}

/** A server may answer with any module, such as another release's. */
function isLateModule(module: unknown): module is { readonly createBehaviours: CreateBehaviours } {
  return isRecord(module) && typeof module.createBehaviours === "function"
}
