import { createHookMount, type HookMount } from "./hookMount.ts"
import { readHookNames } from "./hooks.ts"
import { giveActBack } from "./keptActs.ts"
import { readLoadMode } from "./loadMode.ts"
import { scheduleLoads } from "./loadSchedule.ts"
import type { Page } from "./page.ts"
import type { WidgetEntry } from "./widget.ts"

/** All hooks of a page that a widget draws on. */
export interface Registry {
  /** Looks for hooks that came, moved or left, now. */
  scan(): void
  /** Starts a widget that was registered later. */
  add(entry: WidgetEntry): void
  /** Takes the widgets out of `root` and what lies in it, and leaves those hooks alone from then on. */
  stop(root: Element): void
  /** The hook around `element` whose widget takes the next act on it; null when nothing waits there. */
  findWaiting(element: Element): HookMount | null
}

interface RegistryOptions {
  /** Its widgets are handed the same object, which is complete by the time their code is there. */
  readonly page: Page
  readonly entries: readonly WidgetEntry[]
  /** Called after each look at the page's hooks. */
  readonly onScan?: () => void
}

/** A host that answers each mount with a new hook would keep us busy for ever. */
const maxBusyPasses = 200

/** Finds the hooks of `page`, once now and then before the next frame after each change of its nodes. */
export function createRegistry({ page, entries, onScan }: RegistryOptions): Registry {
  const { document, window, signal, clock } = page
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const mounts = new Map<Element, HookMount>()
  const stopped = new WeakSet<Element>()
  const schedule = scheduleLoads(page)

  const release = (mount: HookMount) => {
    mounts.delete(mount.host)
    schedule.forget(mount)
    mount.remove()
  }
  const adopt = (host: HTMLElement) => {
    const entry = readHookNames(host)
      .map((name) => byName.get(name))
      .find((each) => each && (each.drawsUnless === undefined || !host.querySelector(each.drawsUnless)))
    if (!entry) return
    const mount = createHookMount(host, entry, page, (act) => giveActBack(act, (url) => page.navigation.go(url)))
    mounts.set(host, mount)
    schedule.plan(mount, readLoadMode(entry.load, host))
  }

  const pass = () => {
    let isBusy = false
    const selector = [...byName.keys()].map((name) => `[data-ringside~="${name}"]`).join()
    for (const host of selector ? document.querySelectorAll<HTMLElement>(selector) : []) {
      const mount = mounts.get(host)
      if (mount && readHookNames(host).includes(mount.entry.name)) continue
      if (stopped.has(host) || host.closest("[data-ringside-root]")) continue
      if (mount) release(mount)
      adopt(host)
      isBusy = true
    }
    for (const mount of [...mounts.values()]) {
      const isOurs = mount.host.isConnected && readHookNames(mount.host).includes(mount.entry.name)
      if (!isOurs) release(mount)
    }
    onScan?.()
    return isBusy
  }

  let isPassPlanned = false
  let busyPasses = 0
  let lastBusyAt = 0
  const observer = new window.MutationObserver(() => {
    if (isPassPlanned) return
    isPassPlanned = true
    clock.nextFrame(() => {
      isPassPlanned = false
      if (!pass()) return
      const now = clock.now()
      busyPasses = now - lastBusyAt < 1000 ? busyPasses + 1 : 0
      lastBusyAt = now
      if (busyPasses > maxBusyPasses) pause()
    })
  })
  const observe = () => {
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ["data-ringside"] })
  }
  const pause = () => {
    page.reports.warn(
      "[ringside] hooks came and went in every frame; expected them to settle, so new ones are looked for again in 5 s.",
    )
    busyPasses = 0
    observer.disconnect()
    clock.after(5000, () => {
      pass()
      observe()
    })
  }

  signal.addEventListener("abort", () => {
    observer.disconnect()
    for (const mount of [...mounts.values()].reverse()) release(mount)
  })
  pass()
  observe()

  return {
    scan: () => void pass(),
    add(entry) {
      byName.set(entry.name, entry)
      pass()
    },
    stop(root) {
      for (const mount of [...mounts.values()].reverse()) if (root.contains(mount.host)) release(mount)
      for (const hook of [root, ...root.querySelectorAll("[data-ringside]")]) stopped.add(hook)
    },
    findWaiting(element) {
      let host = element.closest("[data-ringside]")
      for (; host; host = host.parentElement?.closest("[data-ringside]") ?? null) {
        // A hook that came in this very frame is looked at now.
        if (!mounts.has(host)) pass()
        const mount = mounts.get(host)
        if (mount && schedule.isWaitingForInteraction(mount)) return mount
      }
      return null
    },
  }
}
