import { formatEventName, nullPrototype, readMember } from "../domain/index.ts"
import type { TrustedHtmlPolicy } from "../html/html.ts"
import { planIdleLoad } from "./idleLoad.ts"
import { errorsPage } from "../author/errorsPage.ts"
import type { LoaderPage } from "../page/page.ts"
import { createLoaderPage } from "./createLoaderPage.ts"
import { createPageDocument } from "../page/pageDocument.ts"
import { findRegisteredWidgets, provideRegisteredWidgets } from "../hooks/registeredWidgets.ts"
import { findStopper } from "./stopper.ts"
import { type LateCode, prepareLateLoad } from "../modules/lateLoad.ts"
import { createLateMembers, type Members, type LateMembers } from "./members.ts"
import { startBeforeLoad } from "./startBeforeLoad.ts"
import type { CoreApi } from "./coreApi.ts"
import type { LoaderBehaviour, WidgetEntry } from "../hooks/widget.ts"

/** The registry of a document: the members that later copies of the script and chunks use. */
export interface RingsideSlot {
  readonly version: string
  /** Modules that chunks import from other chunks: the ui chunk's under `ui`, others under the number that the build gave them. */
  readonly shared: ReadonlyMap<number | "ui", unknown>
  /** Takes over the commands of a second copy. */
  adopt(commands: unknown): void
}

/** The registry is stored as `document[slotKey]`. */
export const slotKey: unique symbol = Symbol.for("ringside")

/** The registry that a copy of the script left on `document`. */
export function findSlot(document: Document): RingsideSlot | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a copy of this script writes there
  return (document as { [slotKey]?: RingsideSlot })[slotKey] ?? null
}

/** The loader's data about the parts, derived by the build. */
export interface LoaderParts extends LateCode {
  /** Code that runs while the page loads. */
  readonly beforeLoad: readonly LoaderBehaviour[]
  /** Members of `window.ringside` that late code makes. */
  readonly members: LateMembers
}

interface RingsideOptions {
  readonly window: Window & typeof globalThis
  readonly version: string
  readonly tag: HTMLElement | null
  readonly trustedHtml: TrustedHtmlPolicy
  readonly parts: LoaderParts
  /** Fetches and evaluates the late code without starting it. A failure is not reported: `loadLate` fetches again. */
  readonly fetchLate: (page: LoaderPage) => unknown
  /** Fetches the late code, and starts it on the page; resolves with the members that it creates. */
  readonly loadLate: (page: LoaderPage) => Promise<Members>
}

/** Creates the public API and the function that starts it; nothing runs before `start`. */
export function createRingside(options: RingsideOptions): CoreApi {
  const { window, parts } = options
  const document = createPageDocument(window.document)
  const registered: WidgetEntry[] = []
  const waiting: unknown[] = []
  const lateNames = Object.keys(parts.members)
  let running: ReturnType<typeof startPage> | null = null

  const api: CoreApi = {
    version: options.version,
    start() {
      if (running) return
      running = startPage(options, registered)
      api.push(...waiting.splice(0))
    },
    stop(root) {
      if (root) {
        const page = running?.page
        void page?.loadLate().then(() => findStopper(page)?.(root))
        return
      }
      const stopping = running
      running = null
      stopping?.aborter.abort()
    },
    on(name, listener) {
      document.addEventListener(toNativeName(name), toNativeListener(listener))
      return () => api.off(name, listener)
    },
    off(name, listener) {
      document.removeEventListener(toNativeName(name), toNativeListener(listener))
    },
    register(entry) {
      registered.push(entry)
      if (!running) return
      findRegisteredWidgets(running.page)?.push(entry)
      running.page.scan()
    },
    push(...commands) {
      for (const command of commands) if (!runCommand(api, lateNames, command, window.console)) waiting.push(command)
    },
  }
  for (const name of lateNames)
    Object.defineProperty(api, name, nullPrototype({ get: () => running?.members[name], enumerable: true }))
  return api
}

/** Starts one page, which ends when the returned `aborter` is used. */
function startPage(options: RingsideOptions, registered: readonly WidgetEntry[]) {
  const { parts } = options
  const aborter = new AbortController()
  const { signal } = aborter
  const page = createLoaderPage({ ...options, signal, services: { loadLate: () => late.load() } })
  provideRegisteredWidgets(page, registered)
  const late = prepareLateLoad(parts, page, () => options.loadLate(page))
  for (const behaviour of parts.beforeLoad) startBeforeLoad(behaviour, page)
  page.deferActionsFor(late.findOwner)
  planIdleLoad(page, { late, fetch: () => options.fetchLate(page) })
  page.watch()
  return { aborter, page, members: createLateMembers(parts.members, () => options.loadLate(page)) }
}

function toNativeName(name: string): string {
  return name.startsWith("ringside:") ? name : formatEventName(name)
}

function toNativeListener(listener: (event: never) => void): EventListener {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the details are those that we send
  return listener as EventListener
}

/** Returns false when the command is for a member that isn't loaded yet. */
function runCommand(api: CoreApi, lateNames: readonly string[], command: unknown, console: Console): boolean {
  const words: readonly unknown[] = Array.isArray(command) ? command : []
  const [path, ...args] = words
  const shown = typeof path === "string" ? JSON.stringify(path.slice(0, 60)) : typeof command
  const steps = typeof path === "string" ? path.split(".") : []
  const [member = ""] = steps
  if (lateNames.includes(member) && !readMember(api, [member])) return false
  const action = readMember(api, steps)
  const address = errorsPage && ` ${errorsPage}#calls`
  if (typeof action !== "function" || path === "push") {
    console.warn(
      `[ringside] command ${shown} is unknown; expected one like ["on", name, listener], so it is ignored.${address}`,
    )
    return true
  }
  try {
    Reflect.apply(action, undefined, args)
  } catch (cause) {
    // One failed command must not stop the others.
    console.warn(`[ringside] command ${shown} failed: ${String(cause)}${address}`)
  }
  return true
}
