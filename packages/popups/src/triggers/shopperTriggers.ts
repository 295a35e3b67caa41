import {
  hasReachedScroll,
  type InactivityState,
  isExitIntent,
  reduceInactivity,
  type Trigger,
} from "../domain/index.ts"
import { listenTogether } from "../overlay/listenTogether.ts"
import type { Popup } from "../popup.ts"

const tickMs = 1000

/** Calls `fire` once, at the shopper's action that the trigger names. Source: popups §12. */
export function watchShopper(popup: Popup, trigger: Trigger, fire: () => void): void {
  const aborter = new AbortController()
  const { signal } = aborter
  popup.scope.onEnd(() => aborter.abort())
  const end = () => {
    aborter.abort()
    fire()
  }
  watches.get(trigger.type)?.(popup, trigger, signal, end)
}

type Watch = (popup: Popup, trigger: Trigger, signal: AbortSignal, fire: () => void) => void

const watchExit: Watch = ({ page, connectedAt }, trigger, signal, fire) => {
  const { window: view, document } = page
  const readElapsedMs = () => page.clock.now() - connectedAt
  const onMouseOut = (event: Event) => {
    if (!(event instanceof view.MouseEvent)) return
    const { clientY, relatedTarget, buttons } = event
    const editing = Boolean(document.activeElement?.matches("input, textarea, select, [contenteditable]"))
    const sign = { clientY, hasRelatedTarget: relatedTarget !== null, buttons, editing, elapsedMs: readElapsedMs() }
    if (isExitIntent({ type: "mouseout", ...sign }, trigger)) fire()
  }
  listenTogether(page, document, "mouseout", { listener: onMouseOut, signal })
  // Only for touch screens: with a mouse the pointer leaves the window.
  if (!view.matchMedia("(pointer: coarse)").matches) return
  let last = { scrollY: view.scrollY, at: page.clock.now() }
  let maxScrollY = view.scrollY
  const onScroll = () => {
    const now = { scrollY: view.scrollY, at: page.clock.now() }
    maxScrollY = Math.max(maxScrollY, now.scrollY)
    const move = { deltaY: now.scrollY - last.scrollY, deltaMs: now.at - last.at, maxScrollY }
    last = now
    const sign = { ...move, viewportHeight: view.innerHeight, elapsedMs: readElapsedMs() }
    if (isExitIntent({ type: "scroll", ...sign }, trigger)) fire()
  }
  listenTogether(page, view, "scroll", { listener: onScroll, signal })
}

const watchScroll: Watch = ({ page }, trigger, signal, fire) => {
  const { window: view, document } = page
  let isWaiting = false
  const check = () => {
    isWaiting = false
    if (signal.aborted) return
    const { scrollHeight } = document.documentElement
    const measure = { scrollY: view.scrollY, viewportHeight: view.innerHeight, documentHeight: scrollHeight }
    if (hasReachedScroll(trigger, measure)) fire()
  }
  const plan = () => {
    if (!isWaiting) page.clock.nextFrame(check)
    isWaiting = true
  }
  listenTogether(page, view, "scroll", { listener: plan, signal })
  plan()
}

const watchInactivity: Watch = ({ page }, trigger, signal, fire) => {
  const { document, clock } = page
  let state: InactivityState | null = null
  const take = (type: "tick" | "activity" | "hidden" | "visible") => {
    state = reduceInactivity(state, { type, at: clock.now() }, trigger)
    if (state.fire) fire()
  }
  for (const type of ["pointerdown", "pointermove", "keydown", "scroll", "touchstart"] as const) {
    listenTogether(page, document, type, { listener: () => take("activity"), signal })
  }
  const onVisibility = () => take(document.visibilityState === "hidden" ? "hidden" : "visible")
  listenTogether(page, document, "visibilitychange", { listener: onVisibility, signal })
  const tick = () => {
    if (signal.aborted) return
    take("tick")
    clock.after(tickMs, tick)
  }
  tick()
}

const watches = new Map<string, Watch>([
  ["exit_intent", watchExit],
  ["scroll_depth", watchScroll],
  ["inactivity", watchInactivity],
])
