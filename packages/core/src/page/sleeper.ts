import type { HeardEvent } from "./events.ts"
import type { Family } from "./families.ts"
import type { ActKeeper } from "./keptActs.ts"
import type { BootPage } from "./page.ts"
import type { Activation } from "./widget.ts"

/** Code that nobody needs before the shopper's first act, or before an event of the host. */
export interface Sleeper {
  /** Controls that it answers for; those of a family only while that family's job is ours. */
  readonly wakes: readonly { readonly selector: string; readonly family?: Family; readonly busyClass?: string }[]
  /** Events of the host that it must answer. */
  readonly hears: readonly string[]
  /** Fetches the code and starts it on the page; rejects when it can't be had. */
  wake(page: BootPage): Promise<unknown>
}

/** A sleeper on one page. */
export interface Sleep {
  /** Wakes it; settles when it has started, and never rejects. */
  wake(): Promise<void>
  findKeeper(element: Element): ActKeeper | null
}

/** Has `sleeper` sleep until an act or an event asks for it. Acts are done again when it is awake, in their order. */
export function startSleep(sleeper: Sleeper, page: BootPage): Sleep {
  let waking: Promise<void> | null = null
  let isAsleep = true

  const wake = () =>
    (waking ??= sleeper
      .wake(page)
      // What can't be had leaves links and forms to the browser.
      .catch((cause: unknown) => page.reports.fail({ during: "load", widget: "shop", cause }))
      .then(() => {
        isAsleep = false
      }))
  const keep = ({ target }: Activation, busyClass: string | undefined) => {
    if (busyClass) page.decorations.toggleClass(target, busyClass, true)
    page.decorations.attribute(target, "aria-busy", "true")
    void wake().then(() => {
      page.decorations.restore(target)
      if (!page.signal.aborted && "click" in target) (target as HTMLElement).click()
    })
  }
  page.events.on(sleeper.hears, (event: HeardEvent) => {
    if (isAsleep) void wake().then(page.events.repeatFor(event))
  })

  return {
    wake,
    findKeeper(element) {
      if (!isAsleep) return null
      const row = sleeper.wakes.find(({ selector }) => element.closest(selector))
      if (!row || (row.family && page.families.modeOf(row.family) !== "work")) return null
      return { load: wake, keep: (activation) => keep(activation, row.busyClass) }
    },
  }
}
