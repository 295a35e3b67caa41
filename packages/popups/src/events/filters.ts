import { attempt, type Page, readGlobal, definePageService } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

/** The report about a callback that throws. */
const failed = { during: "event", widget: "popups" } as const

type Callback = (...args: readonly unknown[]) => unknown

/** WordPress hooks of other scripts: actions that are called, and filters that change a value. Source: popups §13.1. */
export interface HostFilters {
  doAction(name: string, ...args: readonly unknown[]): void
  applyFilters(name: string, value: unknown, ...args: readonly unknown[]): unknown
}

/** The page's own `PUM.hooks`, or ours. */
export const hooksService = definePageService("popups.hooks", (page: Page): Readonly<Record<string, unknown>> => {
  const pum = readGlobal(page.window, "PUM")
  const foreign: unknown = isRecord(pum) ? pum["hooks"] : null
  return isRecord(foreign) ? foreign : createHooks(page)
})

/** Calls the hooks of a page. A callback that throws is reported and skipped, and the page's own hooks may lack methods. */
export const filtersService = definePageService("popups.filters", (page: Page): HostFilters => {
  const hooks = hooksService.of(page)
  const call = (name: keyof HostFilters, args: readonly unknown[], fallback?: unknown) => {
    const run = () => {
      const method = hooks[name]
      return typeof method === "function" ? (Reflect.apply(method, hooks, args) as unknown) : fallback
    }
    return attempt<unknown>(page, failed, run, fallback)
  }
  return {
    doAction: (...args) => void call("doAction", args),
    applyFilters: (...args) => call("applyFilters", args, args[1]),
  }
})

interface Entry {
  readonly callback: Callback
  readonly priority: number
}

function createHooks(page: Page) {
  const lists = new Map<string, readonly Entry[]>()
  const read = (key: string) => lists.get(key) ?? []
  const adding =
    (kind: string) =>
    (name: string, callback: Callback, priority = 10) =>
      void lists.set(
        kind + name,
        [...read(kind + name), { callback, priority }].sort((one, two) => one.priority - two.priority),
      )
  const removing = (kind: string) => (name: string, callback?: Callback) =>
    void lists.set(
      kind + name,
      read(kind + name).filter((entry) => callback && entry.callback !== callback),
    )
  return {
    addAction: adding("action "),
    removeAction: removing("action "),
    doAction(name: string, ...args: readonly unknown[]) {
      for (const { callback } of read(`action ${name}`)) attempt(page, failed, () => callback(...args))
    },
    addFilter: adding("filter "),
    removeFilter: removing("filter "),
    applyFilters: (name: string, value: unknown, ...args: readonly unknown[]) =>
      read(`filter ${name}`).reduce(
        (current: unknown, { callback }) => attempt(page, failed, () => callback(current, ...args), current),
        value,
      ),
  }
}
