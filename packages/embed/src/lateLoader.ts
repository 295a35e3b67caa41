import type { LoaderPage, Members } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type * as lateModule from "./late.ts"
import { askTwice } from "./secondTry.ts"

/** The module of the late chunk. */
export type Late = Pick<typeof lateModule, "startLate">

/** Fetches the late chunk. */
export interface LateLoader {
  /** Fetches and evaluates it, and starts nothing. */
  fetch(page: LoaderPage): void
  /** Fetches it, and starts it on `page` unless that is done; rejects when it can't be had, and may then be asked again. */
  load(page: LoaderPage): Promise<Members>
}

interface LateLoaderOptions {
  readonly url: string
  /** `import`, handed in so that a test can answer. */
  readonly importModule: (url: string) => Promise<unknown>
  /** The build, for the late chunk. */
  readonly build: Parameters<Late["startLate"]>[1]
}

/** One a document; the chunk starts anew at each start of the page. */
export function createLateLoader({ url, importModule, build }: LateLoaderOptions): LateLoader {
  const started = new WeakMap<LoaderPage, Promise<Members>>()
  let fetching: Promise<unknown> | null = null
  const fetch = (page: LoaderPage) => {
    const asking = (fetching ??= askTwice(page, url, importModule))
    // Forget a failure, so that the next action asks again.
    asking.catch(() => (fetching = null))
    return asking
  }
  const start = async (page: LoaderPage) => {
    const late = await fetch(page)
    // A server may answer with any module, such as another release's.
    if (!isLateChunk(late)) throw new Error("another module")
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
