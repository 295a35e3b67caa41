import { type Page, readGlobal, serviceOf } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"

type Callback = (...args: readonly unknown[]) => unknown

/** WordPress hooks of other scripts: actions that are called, and filters that change a value. Source: popups §13.1. */
export interface HostFilters {
  addAction(name: string, callback: Callback, priority?: number): void
  doAction(name: string, ...args: readonly unknown[]): void
  removeAction(name: string, callback?: Callback): void
  addFilter(name: string, callback: Callback, priority?: number): void
  applyFilters(name: string, value: unknown, ...args: readonly unknown[]): unknown
  removeFilter(name: string, callback?: Callback): void
}

/** The page's own `PUM.hooks`, or ours. */
export function hooksOf(page: Page): Readonly<Partial<Record<keyof HostFilters, unknown>>> {
  return serviceOf(page, "popups.hooks", () => {
    const pum = readGlobal(page.window, "PUM")
    const foreign: unknown = isRecord(pum) ? pum["hooks"] : null
    return isRecord(foreign) ? foreign : createFilters(page)
  })
}

/** Calls the hooks of `page`. A callback that throws is reported and skipped. */
export function filtersOf(page: Page): HostFilters {
  return serviceOf(page, "popups.filters", () => callHooks(page))
}

function createFilters(page: Page): HostFilters {
  const lists = new Map<
    string,
    { readonly callback: Callback; readonly original: unknown; readonly priority: number }[]
  >()
  const add = (key: string, callback: unknown, priority: unknown) => {
    if (typeof callback !== "function") return
    const entry = {
      callback: (...args: readonly unknown[]): unknown => Reflect.apply(callback, undefined, args),
      original: callback,
      priority: typeof priority === "number" ? priority : 10,
    }
    lists.set(
      key,
      [...(lists.get(key) ?? []), entry].sort((one, two) => one.priority - two.priority),
    )
  }
  const remove = (key: string, callback?: Callback) =>
    void lists.set(key, callback ? (lists.get(key) ?? []).filter((entry) => entry.original !== callback) : [])
  const run = (key: string, fallback: unknown, call: (callback: Callback, value: unknown) => unknown) =>
    (lists.get(key) ?? []).reduce<unknown>((value, { callback }) => {
      try {
        return call(callback, value)
      } catch (cause) {
        page.reports.fail({ during: "event", widget: "popups", cause })
        return value
      }
    }, fallback)
  return {
    addAction: (name, callback, priority) => add(`action ${name}`, callback, priority),
    removeAction: (name, callback) => remove(`action ${name}`, callback),
    doAction: (name, ...args) => void run(`action ${name}`, undefined, (callback) => callback(...args)),
    addFilter: (name, callback, priority) => add(`filter ${name}`, callback, priority),
    removeFilter: (name, callback) => remove(`filter ${name}`, callback),
    applyFilters: (name, value, ...args) =>
      run(`filter ${name}`, value, (callback, current) => callback(current, ...args)),
  }
}

/** The page's own hooks may lack methods. */
function callHooks(page: Page): HostFilters {
  const hooks = hooksOf(page)
  const call = (name: keyof HostFilters, args: readonly unknown[], fallback?: unknown): unknown => {
    const method = hooks[name]
    try {
      return typeof method === "function" ? Reflect.apply(method, hooks, args) : fallback
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "popups", cause })
      return fallback
    }
  }
  return {
    addAction: (...args) => void call("addAction", args),
    doAction: (...args) => void call("doAction", args),
    removeAction: (...args) => void call("removeAction", args),
    addFilter: (...args) => void call("addFilter", args),
    applyFilters: (name, value, ...args) => call("applyFilters", [name, value, ...args], value),
    removeFilter: (...args) => void call("removeFilter", args),
  }
}
