import type { HostEvents, HostJob, PressTrigger } from "../domain/index.ts"
import type { FindOwner } from "../hooks/deferredActions.ts"
import type { HostJobs } from "../host/hostJobs.ts"
import type { LoaderPage } from "../page/page.ts"
import { isInRegisteredHook } from "../hooks/registeredWidgets.ts"

/** The trigger in `triggers` whose control is an element or an ancestor. */
export function findPressTrigger(
  triggers: readonly LoadTrigger[],
  element: Element,
  jobs: HostJobs,
): LoadTrigger | undefined {
  return triggers.find(({ selector, job }) => selector && element.closest(selector) && (!job || jobs.isOurs(job)))
}

/** Markup that brings code, and how: its members can stand alone. With a job, only while that job is active. */
export interface LoadTrigger extends Omit<PressTrigger, "selector"> {
  /** Controls whose press brings the code, and is deferred until that is loaded. */
  readonly selector?: string
  /** For the late code: markup that brings it when the page is idle, or without a job at the first user action. */
  readonly due?: string
  /** For a module with a chunk of its own: markup that brings it when the pointer, a finger or the focus comes there. */
  readonly near?: string
}

/** Code that most pages need only at the first user action, or at an event of the host. */
export interface LateCode {
  /** Controls whose press brings the code, and markup that needs it without one. */
  readonly triggers: readonly LoadTrigger[]
  /** Events of the host that the code must answer while one of the jobs is active. */
  readonly events: HostEvents
  /**
   * Whether the page needs the code without a user action, for reasons that no markup shows; `"loaded"` means as soon as the page has
   * loaded.
   */
  readonly isDue: readonly ((page: LoaderPage) => boolean | "loaded")[]
  /** Selector of hooks that the code renders on, which are marked as failed when it can't be loaded. */
  readonly drawn: string
}

/** The load of late code on one page. */
export interface LateLoad {
  /** Fetches the code and starts it, once; resolves with whether it has started, and never rejects. */
  load(): Promise<boolean>
  /** The owner of an action until the code has started. On a page with work for the code, any user action starts it. */
  readonly findOwner: FindOwner
  /** Whether the page needs the code without a user action; `"loaded"` means as soon as the page has loaded. */
  isDue(): boolean | "loaded"
  /** Whether the page has a control whose press waits for a server, so that the code should be there before it. */
  isAwaited(): boolean
}

/** Hooks that don't wait for an action: their load mode isn't `interaction`. In a hook that waits, its behaviours wait, too. */
export const hookSelectorExceptInteraction = '[data-ringside]:not([data-ringside-load="interaction"])'

/**
 * Fetches late code when a user action or an event needs it. Deferred actions are replayed in order once it has started. When `fetch`
 * rejects, they are released to the browser.
 */
export function prepareLateLoad(code: LateCode, page: LoaderPage, fetch: () => Promise<unknown>): LateLoad {
  const { document, events, jobs, reports, signal } = page
  const isOurs = (job: HostJob | undefined) => job !== undefined && jobs.isOurs(job)
  const has = (selector: string | undefined) => Boolean(selector && document.querySelector(selector))
  // Cached, because it is read at each `pointerover`: the page is searched again only when its nodes have changed.
  let isWorkThere: boolean | undefined
  page.onScan(() => void (isWorkThere = undefined))
  const hasWork = () =>
    (isWorkThere ??=
      has(hookSelectorExceptInteraction) ||
      code.triggers.some(({ job, selector, due }) => (job ? isOurs(job) && (has(selector) || has(due)) : has(due))))
  let loading: Promise<boolean> | null = null
  let isOver = false
  let giveUp: () => void
  const timeout = new Promise<never>(
    (_, reject) => (giveUp = () => reject(new Error("no answer in 10 s; clicks released"))),
  )

  const start = async () => {
    try {
      await Promise.race([fetch(), timeout])
      isOver = true
      return true
    } catch (cause) {
      isOver = true
      if (signal.aborted) return false
      reports.fail({ during: "load", widget: "late", cause })
      for (const hook of document.querySelectorAll(code.drawn))
        page.decorations.attribute(hook, "data-ringside-state", "error")
      return false
    }
  }
  const load = () => (loading ??= start())
  events.on(code.events.names, (event) => {
    // Also load where the config lists jobs in `takeOver`: the code warns when the host's scripts still do those jobs.
    if (isOver || !(code.events.jobs.some(isOurs) || page.config.takeOver || has("[data-ringside]"))) return
    // Record the present listeners first: code that is loaded already starts at once.
    const repeat = events.repeatFor(event)
    void load().then(repeat)
  })
  return {
    load,
    isAwaited: () => code.triggers.some(({ job, selector, busyClass }) => busyClass && isOurs(job) && has(selector)),
    isDue() {
      const reasons = code.isDue.map((isDue) => isDue(page))
      if (reasons.includes("loaded")) return "loaded"
      return reasons.includes(true) || code.triggers.some(({ job, due }) => isOurs(job) && has(due))
    },
    findOwner(element) {
      if (isOver) return null
      const found = findPressTrigger(code.triggers, element, jobs)
      if (!found && !isInRegisteredHook(page, element)) return hasWork() ? { load } : null
      return {
        load,
        moves: found?.moves,
        defer: ({ target }, repetition) =>
          page.deferClick(target, { until: load(), giveUp, repetition, busyClass: found?.busyClass }),
      }
    },
  }
}
