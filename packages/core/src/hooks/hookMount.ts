import { attempt } from "../page/attempt.ts"
import { coreMessages } from "../messages.ts"
import { type Fallback, findRoot, prepareFallback } from "./fallback.ts"
import { releaseAfterMs } from "./deferredClick.ts"
import { isLoggedError } from "../page/loggedError.ts"
import type { Page } from "../page/page.ts"
import type { Activation } from "./activation.ts"
import type { Presses } from "../interface/presses.ts"
import type { Mounted, WidgetEntry } from "./widget.ts"

/** One hook with a widget that renders, from its discovery until it leaves the page. */
export interface HookMount {
  readonly host: HTMLElement
  readonly entry: WidgetEntry
  /** `waiting` for its load mode, `loading`, `ready`, `failed` (the server's HTML is shown), or `gone`. */
  readonly state: "waiting" | "loading" | "ready" | "failed" | "gone"
  /** Starts the load, once. Resolves when the hook is ready or failed; never rejects. */
  load(): Promise<void>
  /** Defers an action: it is passed to the widget when that is ready, or released to the browser. */
  defer(activation: Activation): void
  /** Unmounts the widget, restores the server's HTML, and releases deferred actions. */
  remove(): void
}

const stateAttribute = "data-ringside-state"

interface HookMountNeeds {
  readonly host: HTMLElement
  readonly entry: WidgetEntry
  readonly page: Page
  readonly presses: Presses
  /** Does the browser's default for a deferred action. */
  readonly release: (activation: Activation) => void
}

/** The lifecycle of one hook. */
export function createHookMount({ host, entry, page, presses, release }: HookMountNeeds): HookMount {
  let state: HookMount["state"] = "waiting"
  let mounted: Mounted | null = null
  let fallback: Fallback | null = null
  let loading: Promise<void> | null = null
  let deferred: readonly Activation[] = []
  let moment: "load" | "read" | "mount" | "render" = "load"

  const isGone = () => state === "gone"
  /** Whether the result of a wait arrives too late, because the hook failed or is gone. */
  const isOver = () => isGone() || state === "failed"
  const takeOut = () => {
    const leaving = mounted
    mounted = null
    attempt(page, { during: "unmount", widget: entry.name, host }, () => leaving?.unmount())
    // A widget that failed while mounting or unmounting may have left its root.
    findRoot(host)?.remove()
    fallback?.restore()
    fallback = null
  }
  const fail = (cause: unknown) => {
    if (isOver()) return
    takeOut()
    state = "failed"
    host.setAttribute(stateAttribute, "error")
    page.reports.fail({ during: moment, widget: entry.name, host, cause, isLogged: isLoggedError(cause) })
    for (const activation of selectLastOfEach(takeDeferred())) release(activation)
  }
  const takeDeferred = () => {
    const taken = deferred
    deferred = []
    return taken
  }
  const activate = (activation: Activation) => {
    try {
      if (mounted?.activate && mounted.activate(activation) !== false) return
    } catch (cause) {
      page.reports.fail({ during: "activate", widget: entry.name, host, cause })
    }
    release(activation)
  }
  const showRoot = () => {
    const root = findRoot(host)
    // All other content of a ready hook is hidden.
    if (!root)
      throw new Error(
        "the hook has no child with data-ringside-root; expected the widget to put one there, so the hook's own HTML stands",
      )
    fallback = prepareFallback(host)
    state = "ready"
    // From here to the end of the task the root replaces the fallback: one frame, no layout shift.
    host.setAttribute(stateAttribute, "ready")
    fallback.handOverFocus(root)
    for (const activation of takeDeferred()) activate(activation)
  }
  const run = async () => {
    try {
      const widget = await entry.fetch()
      if (isOver()) return
      moment = "read"
      const options = widget.read(host, page)
      moment = "mount"
      const current = (mounted = widget.mount(host, options, page))
      // A widget may remove its own hook while it mounts.
      if (isGone()) {
        takeOut()
        return
      }
      moment = "render"
      await current.ready
      await presses.ended(host)
      if (isOver()) return
      showRoot()
      current.broken?.then(fail, fail)
    } catch (cause) {
      fail(cause)
    }
  }

  // A hook that the host copied, or cached for its Back button, contains a copy of the old root.
  findRoot(host)?.remove()
  host.removeAttribute(stateAttribute)

  return {
    host,
    entry,
    get state() {
      return state
    },
    load() {
      if (loading) return loading
      if (isGone()) return Promise.resolve()
      state = "loading"
      host.setAttribute(stateAttribute, "pending")
      return (loading = run())
    },
    defer(activation) {
      deferred = [...deferred, activation]
      void this.load()
      page.clock.after(
        releaseAfterMs,
        () => state === "loading" && fail(new Error("no answer in 10 s; actions released, the server's HTML stays")),
      )
    },
    remove() {
      if (isGone()) return
      state = "gone"
      takeOut()
      host.removeAttribute(stateAttribute)
      refuseActions(page, selectLastOfEach(takeDeferred()), release)
    },
  }
}

/** The last action of each control, since the browser's default leaves the page. */
function selectLastOfEach(actions: readonly Activation[]): readonly Activation[] {
  return [...new Map(actions.map((each) => [each.target, each])).values()]
}

/** Releases the actions of a hook that is no longer ours, or reports to the shopper that its controls are gone. */
function refuseActions(page: Page, deferred: readonly Activation[], release: (activation: Activation) => void): void {
  const actions = deferred.filter(({ type }) => type !== "event")
  for (const activation of actions) if (activation.target.isConnected) release(activation)
  const isLost = actions.some(({ target }) => !target.isConnected)
  if (isLost && !page.signal.aborted) page.notices.error(page.translator("core", coreMessages)("changed"))
}
