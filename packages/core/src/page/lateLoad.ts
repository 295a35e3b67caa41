import type { HostJob, PressTrigger } from "../domain/index.ts"
import type { FindOwner } from "./deferredActions.ts"
import type { HostJobs } from "./hostJobs.ts"
import type { LoaderPage } from "./page.ts"
import { isInRegisteredHook } from "./registeredWidgets.ts"

/** The trigger of `triggers` whose control an element is, or stands in. */
export function findPressTrigger(
  triggers: readonly PressTrigger[],
  element: Element,
  jobs: HostJobs,
): PressTrigger | undefined {
  return triggers.find(({ selector, job }) => element.closest(selector) && (!job || jobs.modeOf(job) === "active"))
}

/** A press trigger with the markup of its job that is connected without an action. */
export interface LateTrigger extends PressTrigger {
  readonly due?: string
}

/** Events of the host, by the jobs that need them. */
export interface HostEvents {
  readonly names: readonly string[]
  readonly jobs: readonly HostJob[]
}

/** Code that most pages need only at the shopper's first action, or at an event of the host. */
export interface LateCode {
  /** Controls whose press waits for the code. */
  readonly press: readonly LateTrigger[]
  /** Events of the host that the code must answer while one of the jobs is ours. */
  readonly events: HostEvents
  /** Whether the page needs the code without an action, for reasons that no markup tells; `"loaded"` for as soon as it has loaded. */
  readonly isDue: readonly ((page: LoaderPage) => boolean | "loaded")[]
  /** Hooks that the code draws on, which are marked when it can't be had. */
  readonly drawn: string
}

/** The load of late code on one page. */
export interface LateLoad {
  /** Fetches the code and starts it, once; resolves with whether it has started, and never rejects. */
  load(): Promise<boolean>
  /** The owner of an action until the code has started. On a page that has work for the code, any action starts it. */
  readonly findOwner: FindOwner
  /** Whether the page needs the code without an action; `"loaded"` for as soon as it has loaded. */
  isDue(): boolean | "loaded"
  /** Whether the page holds markup of a job of ours, or a hook that doesn't wait for an action. */
  hasWork(): boolean
}

/** Hooks that don't wait for an action: one that does waits for all of it. */
export const hookSelector = '[data-ringside]:not([data-ringside-load="interaction"])'

/**
 * Fetches late code when an action or an event asks for it. Deferred actions are replayed in their order once it has started.
 * `fetch` rejects when the code can't be had; the actions are then released to the browser.
 */
export function prepareLateLoad(code: LateCode, page: LoaderPage, fetch: () => Promise<unknown>): LateLoad {
  const { document, events, jobs, reports, signal } = page
  const isOurs = (job: HostJob | undefined) => job !== undefined && jobs.modeOf(job) === "active"
  const has = (selector: string | undefined) => Boolean(selector && document.querySelector(selector))
  // Asked at each pointer that enters an element: the page is searched again only when its nodes have changed.
  let isWorkThere: boolean | undefined
  page.onScan(() => void (isWorkThere = undefined))
  const hasWork = () =>
    (isWorkThere ??= has(hookSelector) || code.press.some(({ job, selector }) => isOurs(job) && has(selector)))
  let loading: Promise<boolean> | null = null
  let isOver = false
  let giveUp: (reason: string) => void

  const load = () =>
    (loading ??= new Promise<unknown>((resolve, reject) => {
      giveUp = reject
      fetch().then(resolve, reject)
    }).then(
      () => (isOver = true),
      (cause: unknown) => {
        isOver = true
        if (!signal.aborted) {
          reports.fail({ during: "load", widget: "late", cause })
          for (const hook of document.querySelectorAll(code.drawn))
            page.decorations.attribute(hook, "data-ringside-state", "error")
        }
        return false
      },
    ))
  events.on(code.events.names, (event) => {
    // Where scripts that a config calls gone do the jobs, the code says so.
    if (isOver || !(code.events.jobs.some(isOurs) || page.config.takeOver || has("[data-ringside]"))) return
    // Who listens now is noted first: code that is there already starts at once.
    const repeat = events.repeatFor(event)
    void load().then(repeat)
  })
  return {
    load,
    hasWork,
    isDue: () =>
      code.isDue.map((isDue) => isDue(page)).find(Boolean) ??
      code.press.some(({ job, due }) => isOurs(job) && has(due)),
    findOwner(element) {
      if (isOver) return null
      const found = findPressTrigger(code.press, element, jobs)
      if (!found && !isInRegisteredHook(page, element)) return hasWork() ? { load } : null
      const giveUpLoad = () => giveUp("timed out")
      return {
        load,
        moves: found?.moves,
        keep: ({ target }, repetition) =>
          page.deferClick(target, { until: load(), giveUp: giveUpLoad, repetition, busyClass: found?.busyClass }),
      }
    },
  }
}
