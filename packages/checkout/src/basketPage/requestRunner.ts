import { sendHostWrite } from "@ringside/cart"
import { hostNoticesService, type Page, showUnknownError, whenNotLeft } from "@ringside/core"
import { createBusyElements } from "./busyElements.ts"
import { selectors } from "./host.ts"

/** How a request is run. */
export type Route = "background" | "native"

/** The result of a request. After `left` the browser is loading another page. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "left" }
  | { readonly kind: "failed"; readonly next: Route }

/** How a request is shown. */
export interface RunOptions {
  /** Selects the elements to show as busy; by default table and totals. */
  readonly selector?: string
  /** Not a user action: a failure is not shown, and nothing scrolls. Asked when the work has ended. */
  readonly isQuiet?: () => boolean
}

/** Runs requests of the basket page in the basket's queue, and shows when they run and when they fail. */
export interface RequestRunner {
  readonly isBusy: boolean
  /** `native` after a failure that a second background request would repeat: the next user action is left to the browser. */
  readonly route: Route
  /** Resolves when `work` has ended, with whether it succeeded; never rejects. */
  run(work: () => Promise<Outcome>, options?: RunOptions): Promise<boolean>
}

const wholeBasket = `${selectors.form}, ${selectors.totals}`

/** Creates a runner for `page`. */
export function createRequestRunner(page: Page): RequestRunner {
  const busyElements = createBusyElements(page)
  const running = new Set<{ readonly selector: string }>()
  let route: Route = "background"

  const showRunning = () =>
    busyElements.show(
      [...running].flatMap(({ selector }) => [...page.document.querySelectorAll<HTMLElement>(selector)]),
    )
  const settle = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await sendHostWrite(page, work)
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "basket-page", cause })
      return { kind: "failed", next: "native" }
    }
  }
  return {
    get isBusy() {
      return running.size > 0
    },
    get route() {
      return route
    },
    async run(work, { selector = wholeBasket, isQuiet = () => false } = {}) {
      const entry = { selector }
      running.add(entry)
      showRunning()
      const outcome = await settle(work)
      if (page.signal.aborted) return false
      const end = () => {
        running.delete(entry)
        showRunning()
      }
      // A page that is being left stays busy until it is gone.
      if (outcome.kind === "left") {
        whenNotLeft(page, page.signal, end)
        return true
      }
      end()
      const hasFailed = outcome.kind === "failed"
      route = hasFailed ? outcome.next : "background"
      if (hasFailed && !isQuiet()) showUnknownError(page)
      if (!isQuiet()) hostNoticesService.of(page).scrollToFirst()
      return !hasFailed
    },
  }
}
