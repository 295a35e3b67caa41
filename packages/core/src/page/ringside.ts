import { formatEventName, nullPrototype, readMember } from "../domain/index.ts"
import type { TrustedHtmlPolicy } from "./html.ts"
import { planIdleLoad } from "./idleLoad.ts"
import { createLoaderPage, findService, type LoaderPage } from "./page.ts"
import { createPageDocument } from "./pageDocument.ts"
import { entriesPart } from "./registeredWidgets.ts"
import { findStopper } from "./stopper.ts"
import { type LateCode, prepareLateLoad } from "./lateLoad.ts"
import { createLateMembers, type Members, type LateMembers } from "./members.ts"
import { startBeforeLoad } from "./startBeforeLoad.ts"
import type { LoaderBehaviour, WidgetEntry } from "./widget.ts"

/** The result of a change: `done`, `refused` with the shop's own words, or `unreachable`. */
export interface CartResultLike {
  readonly kind: string
  readonly message?: string
}

/** Adds to, changes and reads the shopper's cart. Made by the cart package. */
export interface CartApi {
  /** Adds a product; `variation` names the chosen attributes. Resolves when the shop has responded. */
  add(item: {
    readonly id: number
    readonly quantity?: number
    readonly variation?: readonly { readonly attribute: string; readonly value: string }[]
  }): Promise<CartResultLike>
  /** Sets the quantity of a line. */
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResultLike>
  /** Removes a line. */
  remove(key: string): Promise<CartResultLike>
  /** Calls `listener` with the cart now and at each change, until the function that is returned is called. */
  subscribe(listener: (cart: unknown) => void): () => void
}

/** The result of a request to a popup: `done`, `refused` by a script's veto, `absent` without such a popup, or `unreachable`. */
export interface PopupResultLike {
  readonly kind: string
  readonly message?: string
}

/** Opens and closes the page's popups. Made by the popups package. */
export interface PopupsApi {
  /** Opens a popup by its id or slug, past its conditions and limits. */
  open(popup: number | string): Promise<PopupResultLike>
  /** Closes a popup; the top-most when none is named. */
  close(popup?: number | string): Promise<PopupResultLike>
  /** Calls `listener` with the ids of open popups, the bottom one first, now and at each change, until the function that is returned is called. */
  subscribe(listener: (state: { readonly open: readonly number[] }) => void): () => void
}

/** What starts the provider's wallet; all of it may be left out. */
export interface WalletStartInput {
  readonly email?: string
  readonly userSession?: string
}

/** What came of starting it. `dropped`: another start was under way. */
export type WalletStartResult =
  | { readonly kind: "started" | "dropped" }
  /** `message` is for the shopper. */
  | { readonly kind: "failed"; readonly message: string }

/** The payment provider. Made by the payments package. */
export interface PaymentsApi {
  /** Starts the provider's own wallet: the shop is asked for its address, and the shopper goes there. */
  startProviderWallet(input?: WalletStartInput): Promise<WalletStartResult>
}

/** `window.ringside`. Parts add members; a command for a member whose code is not loaded yet waits. */
export interface RingsideApi {
  readonly version: string
  /** Starts on the page; does nothing when started. */
  start(): void
  /** Removes all additions and restores all changes; with `root`, only the widgets that render on hooks in it. */
  stop(root?: Element): void
  /** Listens to an event by the host's name (`added_to_cart`) or ours, until the function that is returned is called. */
  on(name: string, listener: (event: CustomEvent) => void): () => void
  off(name: string, listener: (event: CustomEvent) => void): void
  /** Adds a widget of the page's own: see "A widget of your own". */
  register(entry: WidgetEntry): void
  /** Runs commands: `ringside.push(["on", "added_to_cart", listener])`, `["cart.add", {id: 12}]`. */
  push(...commands: readonly unknown[]): void
  readonly cart?: CartApi | undefined
  readonly popups?: PopupsApi | undefined
  readonly payments?: PaymentsApi | undefined
}

/** What the one registry of a document keeps for later copies and for chunks. */
export interface RingsideSlot {
  readonly version: string
  /** Modules that chunks take from the loader, by `package:name`. */
  readonly shared: Readonly<Record<string, unknown>>
  /** Takes over the commands of a second copy. */
  adopt(commands: unknown): void
}

/** Where the registry stands: `document[slotKey]`. */
export const slotKey: unique symbol = Symbol.for("ringside")

/** The registry that a copy of the script left on `document`. */
export function findSlot(document: Document): RingsideSlot | null {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- only a copy of this script writes there
  return (document as { [slotKey]?: RingsideSlot })[slotKey] ?? null
}

/** What the loader holds of the parts, as the build derives it. */
export interface LoaderParts extends LateCode {
  /** What runs while the page loads. */
  readonly beforeLoad: readonly LoaderBehaviour[]
  /** Members of `window.ringside` that late code makes. */
  readonly members: LateMembers
}

interface RingsideOptions {
  readonly window: Window & typeof globalThis
  readonly version: string
  readonly tag: Element | null
  readonly trustedHtml: TrustedHtmlPolicy
  readonly parts: LoaderParts
  /** Fetches and evaluates the late code, and starts nothing. A failure is not told: whoever loads the code asks again. */
  readonly fetchLate: (page: LoaderPage) => unknown
  /** Fetches the late code, and starts it on the page; answers the members that it makes. */
  readonly loadLate: (page: LoaderPage) => Promise<Members>
}

/** Makes the public face and the function that starts it; nothing runs before `start`. */
export function createRingside(options: RingsideOptions): RingsideApi {
  const { window, parts } = options
  const document = createPageDocument(window.document)
  const registered: WidgetEntry[] = []
  const waiting: unknown[] = []
  const lateNames = Object.keys(parts.members)
  let running: ReturnType<typeof startPage> | null = null

  const api: RingsideApi = {
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
      findService<WidgetEntry[]>(running.page, entriesPart)?.push(entry)
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

/** Starts one page, which ends when the answer's `aborter` is used. */
function startPage(options: RingsideOptions, registered: readonly WidgetEntry[]) {
  const { parts } = options
  const aborter = new AbortController()
  const { signal } = aborter
  const page = createLoaderPage({ ...options, signal, services: { loadLate: () => late.load() } })
  page.services.set(entriesPart, [...registered])
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

function toNativeListener(listener: (event: CustomEvent) => void): EventListener {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- every event under such a name is one of ours
  return listener as EventListener
}

/** False when the command is for a member that has not come yet. */
function runCommand(api: RingsideApi, lateNames: readonly string[], command: unknown, console: Console): boolean {
  const parts: readonly unknown[] = Array.isArray(command) ? command : []
  const [path, ...args] = parts
  const shown = typeof path === "string" ? JSON.stringify(path.slice(0, 60)) : typeof command
  const steps = typeof path === "string" ? path.split(".") : []
  const [member = ""] = steps
  if (lateNames.includes(member) && !readMember(api, [member])) return false
  const action = readMember(api, steps)
  if (typeof action !== "function" || path === "push") {
    console.warn(`[ringside] command ${shown} is unknown; expected one like ["on", name, listener], so it is ignored.`)
    return true
  }
  try {
    Reflect.apply(action, undefined, args)
  } catch (cause) {
    // The others in the queue have nothing to do with it.
    console.warn(`[ringside] command ${shown} failed: ${String(cause)}`)
  }
  return true
}
