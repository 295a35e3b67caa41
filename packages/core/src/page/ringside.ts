import { formatEventName, readMember } from "../domain/index.ts"
import type { TrustedHtmlPolicy } from "./html.ts"
import { whenLoaded } from "./loadSchedule.ts"
import { type BootPage, createBootPage, findPart, type Page, partOf } from "./page.ts"
import { createRegistry, entriesPart, type Registry } from "./registry.ts"
import { type Sleeper, startSleep } from "./sleeper.ts"
import { startBehaviour } from "./startBehaviour.ts"
import type { BootBehaviour, WidgetEntry } from "./widget.ts"

/** What came of a change: `done`, `refused` with the shop's own words, or `unreachable`. */
export interface CartResultLike {
  readonly kind: string
  readonly message?: string
}

/** Adds to, changes and reads the shopper's cart. Made by the cart package. */
export interface CartApi {
  /** Adds a product; `variation` names the chosen attributes. Resolves when the shop has answered. */
  add(item: {
    readonly id: number
    readonly quantity?: number
    readonly variation?: readonly { readonly attribute: string; readonly value: string }[]
  }): Promise<CartResultLike>
  /** Sets the quantity of a line. */
  update(line: { readonly key: string; readonly quantity: number }): Promise<CartResultLike>
  /** Takes a line out. */
  remove(key: string): Promise<CartResultLike>
  /** The cart's present picture, and each later one; the answer ends it. */
  subscribe(listener: (cart: unknown) => void): () => void
}

/** `window.ringside`: the public face. Members come with their part; a command for one that has not come waits. */
export interface RingsideApi {
  readonly version: string
  /** Brings the page to life; does nothing when it is alive. */
  start(): void
  /** Takes all of it out again; with `root`, only the widgets that draw on hooks in it: what enhances the page's own markup goes with the page. */
  stop(root?: Element): void
  /** Hears an event by the host's name (`added_to_cart`) or ours; the answer ends it. */
  on(name: string, listener: (event: CustomEvent) => void): () => void
  off(name: string, listener: (event: CustomEvent) => void): void
  /** Adds a widget of the page's own: see "A widget of your own". */
  register(entry: WidgetEntry): void
  /** Runs commands: `ringside.push(["on", "added_to_cart", listener])`, `["cart.add", {id: 12}]`. */
  push(...commands: readonly unknown[]): void
  readonly cart?: CartApi | undefined
  readonly popups?: object
  readonly consent?: object
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

interface RingsideParts {
  readonly window: Window & typeof globalThis
  readonly version: string
  readonly tag: Element | null
  readonly trustedHtml: TrustedHtmlPolicy
  /** What runs from the start. */
  readonly behaviours: readonly BootBehaviour[]
  /** All that waits for the shopper's first act. Pages with hooks wake it when they have loaded and are idle, or at once for a widget that loads now. */
  readonly sleeper: Sleeper
  /** Makes the members that parts bring along. */
  readonly members: (page: BootPage) => Pick<RingsideApi, "cart">
}

/** Makes the public face and the function that starts it; nothing runs before `start`. */
export function createRingside(parts: RingsideParts): RingsideApi {
  const { window } = parts
  const { document } = window
  const registered: WidgetEntry[] = []
  const waiting: unknown[] = []
  let running: ReturnType<typeof startPage> | null = null

  const api: RingsideApi = {
    version: parts.version,
    start() {
      if (running) return
      running = startPage(parts, registered)
      api.push(...waiting.splice(0))
    },
    stop(root) {
      if (root) {
        const page = running?.page
        void page?.wake().then(() => findPart<Registry>(page, registryPart)?.stop(root))
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
      findPart<WidgetEntry[]>(running.page, entriesPart)?.push(entry)
      running.page.scan()
    },
    push(...commands) {
      for (const command of commands) if (!runCommand(api, command, window.console)) waiting.push(command)
    },
    get cart() {
      return running?.members.cart
    },
  }
  return api
}

/** Brings one page to life, until the answer's `aborter` is used. */
function startPage(parts: RingsideParts, registered: readonly WidgetEntry[]) {
  const aborter = new AbortController()
  const { signal } = aborter
  const page = createBootPage({ ...parts, signal, services: { wake: () => sleep.wake() } })
  const { document } = page
  page.parts.set(entriesPart, [...registered])
  const sleep = startSleep(parts.sleeper, page)
  for (const behaviour of parts.behaviours) startBehaviour(behaviour, page)
  page.keepActsFor(sleep.findKeeper)
  let isWakePlanned = false
  const wakeForHooks = () => {
    // A hook that waits for an act waits for all of it.
    const hook = document.querySelector('[data-ringside]:not([data-ringside-load="interaction"])')
    if (isWakePlanned || !(hook ?? parts.sleeper.isDue?.(page))) return
    isWakePlanned = true
    if (document.querySelector('[data-ringside-load="now"]')) void sleep.wake()
    else {
      const wakeSoon = () => page.clock.whenIdle(() => void sleep.wake(), 2000)
      whenLoaded(page, wakeSoon)
      // A page whose pictures take long doesn't keep its basket waiting for them.
      page.clock.after(2500, wakeSoon)
    }
  }
  page.onScan(wakeForHooks)
  wakeForHooks()
  page.watch()
  return { aborter, page, members: parts.members(page) }
}

/** Brings the hooks to life, with `entries` and the widgets that the page registered. Called when the page is complete. */
export function startHooks(page: Page, entries: readonly WidgetEntry[]): void {
  // The list that the page's registering adds to.
  const all = partOf<WidgetEntry[]>(page, entriesPart, () => [])
  all.unshift(...entries)
  page.parts.set(registryPart, createRegistry(page, all))
}

const registryPart = "core.registry"

function toNativeName(name: string): string {
  return name.startsWith("ringside:") ? name : formatEventName(name)
}

function toNativeListener(listener: (event: CustomEvent) => void): EventListener {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- every event under such a name is one of ours
  return listener as EventListener
}

/** False when the command is for a member that has not come yet. */
function runCommand(api: RingsideApi, command: unknown, console: Console): boolean {
  const parts: readonly unknown[] = Array.isArray(command) ? command : []
  const [path, ...args] = parts
  const shown = typeof path === "string" ? JSON.stringify(path.slice(0, 60)) : typeof command
  const steps = typeof path === "string" ? path.split(".") : []
  const [member = ""] = steps
  if (lateMembers.includes(member) && !readMember(api, [member])) return false
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

/** Members that come with their part. */
const lateMembers = ["cart", "popups", "consent"]
