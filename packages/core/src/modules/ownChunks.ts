import type { HostEvents } from "../domain/index.ts"
import { findPressTrigger, type LoadTrigger } from "./lateLoad.ts"
import type { FindOwner } from "../hooks/deferredActions.ts"
import { deferJQueryClicks } from "./jqueryClicks.ts"
import type { Page } from "../page/page.ts"
import { pressesService } from "../interface/presses.ts"

/** Code with a chunk of its own, as a page starts it. */
export interface ChunkToStart {
  /** Name of the chunk, for reports. */
  readonly chunk: string
  /** Whether the page has the chunk's markup. */
  readonly isPresent: (page: Page) => boolean
  /** Events of the host that start the chunk while one of their jobs is active, and that its code then gets. */
  readonly events?: HostEvents | undefined
  /** Controls whose press is deferred until the chunk has started, and markup that brings it when an action comes there. */
  readonly triggers: readonly LoadTrigger[]
  /** Whether presses in `element` are deferred although no selector matches. */
  readonly isAwaitedIn?: (page: Page, element: Element) => boolean
  /** Starts the chunk's code; throws for any other module. */
  readonly start: (module: unknown) => void
}

interface OwnChunks {
  readonly chunks: readonly ChunkToStart[]
  /** Loads the chunk of that name; resolves with its module. */
  readonly load: (chunk: string) => Promise<unknown>
}

/** A chunk that is being loaded. */
interface Pending {
  /** Resolves with whether the chunk has started, and never rejects. */
  readonly done: Promise<boolean>
  /** Releases the presses that wait for the chunk, which still starts later. */
  readonly giveUp: () => void
}

/** The markup of chunks is searched for in idle time, after this long at the latest. */
const searchMs = 100

/**
 * Starts each chunk whose markup is on the page, and the others when their markup is inserted or an event needs them. Meanwhile presses of
 * their controls are deferred; all other user actions stay native.
 */
export function startOwnChunks(page: Page, { chunks, load }: OwnChunks): void {
  const presses = pressesService.of(page)
  const requested = new Set<ChunkToStart>()
  const pending = new Map<ChunkToStart, Pending>()

  const fail = (widget: string, cause: unknown) => {
    if (!page.signal.aborted) page.reports.fail({ during: "load", widget, cause })
  }
  const start = async ({ chunk, start: startModule }: ChunkToStart) => {
    try {
      const module = await load(chunk)
      // Elements under a pressed pointer must stay, or the browser would send no click.
      await presses.ended()
      if (!page.signal.aborted) startModule(module)
      return true
    } catch (cause) {
      fail(chunk, cause)
      return false
    }
  }
  const begin = (each: ChunkToStart) => {
    requested.add(each)
    let release: () => void
    const released = new Promise<boolean>((resolve) => (release = () => resolve(false)))
    const done = Promise.race([start(each), released]).finally(() => pending.delete(each))
    const giveUp = () => {
      if (pending.has(each)) fail(each.chunk, new Error("no answer in 10 s; clicks released"))
      release()
    }
    pending.set(each, { done, giveUp })
  }
  for (const each of chunks) {
    const { events } = each
    if (!events) continue
    page.events.on(events.names, (event) => {
      if (!events.jobs.some((job) => page.jobs.isOurs(job))) return
      // Record the present listeners first: a file that is cached may start at once.
      const repeat = page.events.repeatFor(event)
      if (!requested.has(each)) begin(each)
      void pending.get(each)?.done.then((isStarted) => isStarted && repeat())
    })
  }
  let isPlanned = false
  const beginPresent = (searched: readonly ChunkToStart[]) => {
    for (const each of searched) if (!requested.has(each) && each.isPresent(page)) begin(each)
  }

  const nearChunks = chunks.filter(({ triggers }) => triggers.some(({ near }) => near))
  /** Fetches what the shopper's pointer or focus has come to. */
  const beginNear = (element: Element) => {
    for (const each of nearChunks) if (!requested.has(each) && isNear(page, each, element)) begin(each)
  }

  const findTrigger = ({ triggers }: ChunkToStart, element: Element) => findPressTrigger(triggers, element, page.jobs)
  const isAwaited = (each: ChunkToStart, element: Element) =>
    findTrigger(each, element) !== undefined || each.isAwaitedIn?.(page, element) === true
  const findOwner: FindOwner = (element) => {
    // A press in new markup can't wait for the search, which is for the chunks of its own controls alone then.
    if (isPlanned) beginPresent(chunks.filter((each) => isAwaited(each, element)))
    beginNear(element)
    for (const [each, { done, giveUp }] of pending) {
      if (!isAwaited(each, element)) continue
      const trigger = findTrigger(each, element)
      const busyClass = trigger?.busyClass
      return {
        load: () => done,
        moves: trigger?.moves,
        defer: ({ target }, repetition) => page.deferClick(target, { until: done, giveUp, repetition, busyClass }),
      }
    }
    return null
  }
  page.deferActionsFor(findOwner)
  deferJQueryClicks(page, findOwner)
  // What must be fetched can't start before the next frame anyway, so that frame doesn't wait for the search.
  page.onScan(() => {
    if (isPlanned) return
    isPlanned = true
    page.clock.whenIdle(() => {
      isPlanned = false
      beginPresent(chunks)
    }, searchMs)
  })
  beginPresent(chunks)
  // The action that brought the late code came before this.
  for (const element of page.document.querySelectorAll(":hover, :focus")) beginNear(element)
}

function isNear({ jobs }: Page, { triggers }: ChunkToStart, element: Element): boolean {
  return triggers.some(
    ({ job, selector, near }) =>
      [selector, near].some((each) => each && element.closest(each)) && (!job || jobs.isOurs(job)),
  )
}
