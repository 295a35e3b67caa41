import { formatEventName } from "../domain/index.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import type { TrustedHtmlPolicy } from "./html.ts"
import { keepActs } from "./keptActs.ts"
import { whenLoaded } from "./loadSchedule.ts"
import { type BootPage, createBootPage, type Page } from "./page.ts"
import { createRegistry, type Registry } from "./registry.ts"
import { type Sleeper, startSleep } from "./sleeper.ts"
import type { BootBehaviour, WidgetEntry } from "./widget.ts"

/** Adds to, changes and reads the shopper's cart. Made by the cart package. */
export interface CartApi {
  /** Adds a product; `variation` names the chosen attributes. Resolves when the shop has answered. */
  add(item: {
    readonly id: number
    readonly quantity?: number
    readonly variation?: readonly { readonly attribute: string; readonly value: string }[]
  }): Promise<{ readonly kind: string; readonly message?: string }>
  /** Sets the quantity of a line. */
  update(line: {
    readonly key: string
    readonly quantity: number
  }): Promise<{ readonly kind: string; readonly message?: string }>
  /** Takes a line out. */
  remove(key: string): Promise<{ readonly kind: string; readonly message?: string }>
  /** The cart's present picture, and each later one; the answer ends it. */
  subscribe(listener: (cart: unknown) => void): () => void
}

/** `window.ringside`: the public face. Members come with their part; a command for one that has not come waits. */
export interface RingsideApi {
  readonly version: string
  /** Brings the page to life; does nothing when it is alive. */
  start(): void
  /** Takes all of it out again, or only what stands on hooks in `root`. */
  stop(root?: Element): void
  /** Hears an event by the host's name (`added_to_cart`) or ours; the answer ends it. */
  on(name: string, listener: (event: CustomEvent) => void): () => void
  off(name: string, listener: (event: CustomEvent) => void): void
  /** Adds a widget of the page's own. */
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
export const slotKey: unique symbol = Symbol.for("ringside") as never

/** The registry that a copy of the script left on `document`. */
export function findSlot(document: Document): RingsideSlot | null {
  return (document as { [slotKey]?: RingsideSlot })[slotKey] ?? null
}

interface RingsideParts {
  readonly window: Window & typeof globalThis
  readonly version: string
  readonly tag: Element | null
  readonly trustedHtml: TrustedHtmlPolicy
  readonly loadFocusTrap: LoadFocusTrap
  readonly entries: readonly WidgetEntry[]
  /** What runs from the start. */
  readonly behaviours: readonly BootBehaviour[]
  /** All that waits for the shopper's first act. Pages with hooks wake it when they have loaded and are idle. */
  readonly sleeper: Sleeper
  /** Makes the members that parts bring along; `wake` settles when the sleeper is awake. */
  readonly members: (page: BootPage, wake: () => Promise<void>) => Pick<RingsideApi, "cart">
}

/** Makes the public face and the function that starts it; nothing runs before `start`. */
export function createRingside(parts: RingsideParts): RingsideApi {
  const { window } = parts
  const { document } = window
  const entries = [...parts.entries]
  const waiting: unknown[] = []
  let running: { readonly aborter: AbortController; readonly registry: Registry } | null = null
  let members: Pick<RingsideApi, "cart"> = {}

  const api: RingsideApi = {
    version: parts.version,
    start() {
      if (running) return
      const aborter = new AbortController()
      const started = startPage(parts, entries, aborter.signal)
      members = parts.members(started.page, started.sleep.wake)
      running = { aborter, registry: started.registry }
      api.push(...waiting.splice(0))
    },
    stop(root) {
      if (root) {
        running?.registry.stop(root)
        return
      }
      const stopping = running
      running = null
      members = {}
      stopping?.aborter.abort()
    },
    on(name, listener) {
      document.addEventListener(toNativeName(name), listener as EventListener)
      return () => api.off(name, listener)
    },
    off(name, listener) {
      document.removeEventListener(toNativeName(name), listener as EventListener)
    },
    register(entry) {
      entries.push(entry)
      running?.registry.add(entry)
    },
    push(...commands) {
      for (const command of commands) if (!runCommand(api, command, window.console)) waiting.push(command)
    },
    get cart() {
      return members.cart
    },
  }
  return api
}

/** Brings one page to life; everything ends with `signal`. */
function startPage(parts: RingsideParts, entries: readonly WidgetEntry[], signal: AbortSignal) {
  const scanned: (() => void)[] = []
  let registry: Registry | null = null
  const page = createBootPage({
    ...parts,
    signal,
    services: { scan: () => registry?.scan(), onScan: (listener) => scanned.push(listener) },
  })
  const { document, window } = page
  for (const behaviour of parts.behaviours) startBehaviour(behaviour, page)
  const sleep = startSleep(parts.sleeper, page)
  let isWakePlanned = false
  const wakeForHooks = () => {
    if (isWakePlanned || !document.querySelector("[data-ringside]")) return
    isWakePlanned = true
    whenLoaded(page, () => page.clock.whenIdle(() => void sleep.wake(), 2000))
  }
  const onScan = () => {
    wakeForHooks()
    for (const listener of scanned) listener()
  }
  // Widgets are mounted by code that has completed the page: their fetch wakes the sleeper first.
  registry = createRegistry({ page: page as Page, entries, onScan })
  const { findWaiting } = registry
  keepActs({ window, signal, findKeeper: (element) => findWaiting(element) ?? sleep.findKeeper(element) })
  return { page, registry, sleep }
}

function startBehaviour(behaviour: BootBehaviour, page: BootPage): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}

function toNativeName(name: string): string {
  return name.startsWith("ringside:") ? name : formatEventName(name)
}

/** False when the command is for a member that has not come yet. */
function runCommand(api: RingsideApi, command: unknown, console: Console): boolean {
  const [path, ...args] = Array.isArray(command) ? (command as unknown[]) : []
  const [first, second] = typeof path === "string" ? path.split(".") : []
  if (first === "cart" || first === "popups" || first === "consent") {
    if (!api[first]) return false
    return call(api[first], second)
  }
  const known = ["start", "stop", "on", "off", "register"].find((name) => name === first)
  return call(api, known)

  function call(owner: object, method: string | undefined): boolean {
    const action: unknown = method === undefined ? undefined : Reflect.get(owner, method)
    if (typeof action === "function") Reflect.apply(action, owner, args)
    else
      console.warn(
        `[ringside] command ${JSON.stringify(path)?.slice(0, 60) ?? typeof command} is unknown; expected ["on", name, listener] and the like, so it is ignored.`,
      )
    return true
  }
}
