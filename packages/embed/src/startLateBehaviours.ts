import { type Behaviour, findWake, type Page, startBehaviour } from "@ringside/core"
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

/** A file that is on its way. */
interface Coming {
  /** Settles when its behaviours have started or can't be had, and never rejects. */
  readonly done: Promise<void>
  /** Lets presses wait for it no longer; it starts all the same when it comes. */
  readonly giveUp: () => void
}

/**
 * Starts the behaviours of each row whose markup is on the page, and of the others when it comes. Meanwhile presses of
 * their controls are held; all other acts go on.
 */
export function startLateBehaviours(page: Page, { rows, chunkFiles, loader }: LateBehaviours): void {
  const asked = new Set<LateRow>()
  const coming = new Map<LateRow, Coming>()

  const loadChunk = (name: string) => {
    const file = chunkFiles[name]
    return file ? loader.load(file) : Promise.reject(new Error(`There is no file ${name}.`))
  }
  const fail = (widget: string, cause: unknown) => {
    if (!page.signal.aborted) page.reports.fail({ during: "load", widget, cause })
  }
  const start = async ({ name }: LateRow) => {
    try {
      const module = await loadChunk(name)
      if (!isLateModule(module)) throw new Error(`The file of ${name} holds no behaviours.`)
      if (page.signal.aborted) return
      for (const behaviour of module.createBehaviours(loadChunk)) startBehaviour(behaviour, page)
    } catch (cause) {
      fail(name, cause)
    }
  }
  const begin = (row: LateRow) => {
    asked.add(row)
    let resolve: () => void
    const outOfPatience = new Promise<void>((fulfil) => (resolve = fulfil))
    const done = Promise.race([start(row), outOfPatience]).then(() => void coming.delete(row))
    const giveUp = () => {
      if (coming.has(row)) fail(row.name, new Error("timed out"))
      resolve()
    }
    coming.set(row, { done, giveUp })
  }
  const beginPresent = () => {
    const present = rows.filter((row) => !asked.has(row) && page.document.querySelector(row.selector))
    for (const row of present) begin(row)
    return present.length > 0
  }

  page.keepActsFor((element) => {
    for (const [{ wakes }, { done, giveUp }] of coming) {
      const wake = findWake(wakes, element, page.families)
      if (!wake) continue
      const { busyClass } = wake
      return { load: () => done, keep: ({ target }) => page.holdPress(target, { until: done, giveUp, busyClass }) }
    }
    return null
  })
  page.onScan(beginPresent)
  beginPresent()
}

/** A server may answer with any module, such as another release's. */
function isLateModule(module: unknown): module is { readonly createBehaviours: CreateBehaviours } {
  return isRecord(module) && typeof module.createBehaviours === "function"
}
