import { nullPrototype } from "../domain/index.ts"
import type { HookMount } from "./hookMount.ts"
import type { LoaderPage } from "../page/page.ts"
import type { LoadMode } from "../domain/index.ts"
import { listen } from "../page/listen.ts"
import { whenLoaded } from "../page/whenLoaded.ts"

/** Starts the load of each hook at its time. */
export interface LoadSchedule {
  plan(mount: HookMount, mode: LoadMode): void
  forget(mount: HookMount): void
  /** Whether the next click in this hook is for its widget. */
  isWaitingForInteraction(mount: HookMount): boolean
}

/** Widgets whose code is loaded mount after the slice, so the idle deadline doesn't cover them: this many take a few milliseconds. */
const loadsInASlice = 4
/** Even a busy page starts the next slice after this time, in ms. */
const maxWaitForIdleMs = 500
/** Code that only a click needs may wait longer. */
const maxWaitToPrefetchMs = 10_000

/** The schedule of one page; it creates an IntersectionObserver only when a hook needs it. */
export function scheduleLoads(page: LoaderPage): LoadSchedule {
  const { window, document, clock, signal } = page
  const interactive = new WeakSet<HookMount>()
  const byHost = new Map<Element, HookMount>()
  const queue: HookMount[] = []
  let isDraining = false

  /** Loads in slices that leave the main thread free in between. */
  const drain = () => {
    if (isDraining) return
    isDraining = true
    clock.whenIdle((hasTime) => {
      isDraining = false
      let left = loadsInASlice
      do void queue.shift()?.load()
      while (queue.length > 0 && (left -= 1) > 0 && hasTime())
      if (queue.length > 0) drain()
    }, maxWaitForIdleMs)
  }
  const enqueue = (mount: HookMount) => {
    queue.push(mount)
    drain()
  }

  let visibility: IntersectionObserver | null = null
  const watch = (mount: HookMount) => {
    // Without the observer (very old browsers) treat every hook as visible.
    if (typeof window.IntersectionObserver !== "function") {
      enqueue(mount)
      return
    }
    visibility ??= new window.IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          const seen = byHost.get(target)
          if (!isIntersecting || !seen) continue
          unwatch(seen)
          enqueue(seen)
        }
      },
      // Start a little before the hook is visible, so that it is ready when it is.
      nullPrototype({ rootMargin: "200px" }),
    )
    byHost.set(mount.host, mount)
    visibility.observe(mount.host)
  }
  const unwatch = (mount: HookMount) => {
    byHost.delete(mount.host)
    visibility?.unobserve(mount.host)
  }
  signal.addEventListener("abort", () => visibility?.disconnect())

  const prefetched = new Set<string>()
  let hasShopperActed = page.lastPointer() !== null
  const waiting: (() => void)[] = []
  const prefetchSoon = (prefetch: () => void) =>
    whenLoaded(page, () => clock.whenIdle(() => prefetch(), maxWaitToPrefetchMs))
  /** A click mostly comes after other actions, and must not wait for the network. A page that is only read needs no code for it. */
  const noteAction = () => {
    hasShopperActed = true
    for (const prefetch of waiting.splice(0)) prefetchSoon(prefetch)
  }
  for (const type of ["pointerover", "focusin"])
    listen(document, type, noteAction, { signal, capture: true, once: true })
  const prefetchLater = (mount: HookMount) => {
    const { name, prefetch } = mount.entry
    if (!prefetch || prefetched.has(name)) return
    prefetched.add(name)
    if (hasShopperActed) prefetchSoon(prefetch)
    else waiting.push(prefetch)
  }

  return {
    plan(mount, mode) {
      if (mode === "interaction") {
        interactive.add(mount)
        prefetchLater(mount)
      } else if (mode === "visible") watch(mount)
      else if (mode === "idle") whenLoaded(page, () => enqueue(mount))
      else enqueue(mount)
    },
    forget(mount) {
      unwatch(mount)
      const index = queue.indexOf(mount)
      if (index >= 0) queue.splice(index, 1)
    },
    isWaitingForInteraction: (mount) =>
      interactive.has(mount) && (mount.state === "waiting" || mount.state === "loading"),
  }
}
