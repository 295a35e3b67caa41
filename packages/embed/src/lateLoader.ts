import type { LoaderPage, Members } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type * as lateModule from "./late.ts"
import { askTwice } from "./secondTry.ts"

/** The module of the late chunk. */
export type Late = Pick<typeof lateModule, "startLate">

/** Fetches the late chunk. */
export interface LateLoader {
  /** Fetches and evaluates the chunk without starting it. */
  fetch(page: LoaderPage): void
  /** Fetches the chunk, and starts it on `page` once; rejects when it can't be loaded, and may then be called again. */
  load(page: LoaderPage): Promise<Members>
}

interface LateLoaderOptions {
  readonly url: string
  /** `import`, replaceable in tests. */
  readonly importModule: (url: string) => Promise<unknown>
  /** The build's data for the late chunk. */
  readonly build: Parameters<Late["startLate"]>[1]
}

/** Creates the late loader of a document; the chunk starts again at each start of the page. */
export function createLateLoader({ url, importModule, build }: LateLoaderOptions): LateLoader {
  const started = new WeakMap<LoaderPage, Promise<Members>>()
  let fetching: Promise<unknown> | null = null
  const fetch = (page: LoaderPage) => {
    const asking = (fetching ??= askTwice(page, url, importModule))
    // Forget a failure, so that the next action fetches again.
    asking.catch(() => (fetching = null))
    return asking
  }
  const start = async (page: LoaderPage) => {
    const late = await fetch(page)
    // A server may send the module of another release.
    if (!isLateChunk(late)) throw new Error(`no startLate in ${url}`)
    return page.signal.aborted ? {} : late.startLate(page, build)
  }
  return {
    fetch: (page) => void fetch(page),
    load(page) {
      const starting = started.get(page) ?? start(page)
      started.set(page, starting)
      starting.catch(() => started.delete(page))
      return starting
    },
  }
}

function isLateChunk(module: unknown): module is Late {
  return isRecord(module) && typeof module.startLate === "function"
}
