import type { AttributeTable } from "../domain/index.ts"
import { checkHook, readHookNames, readLoadMode } from "./hookAttributes.ts"
import { createHookMount, type HookMount } from "./hookMount.ts"
import { giveActBack, keepActs } from "./keptActs.ts"
import { scheduleLoads } from "./loadSchedule.ts"
import type { Page } from "./page.ts"
import type { Behaviour, WidgetEntry } from "./widget.ts"

/** All hooks of a page. */
export interface Registry {
  /** Looks for hooks that came, moved or left, now. */
  scan(): void
  /** Starts a widget that was registered later. */
  add(entry: WidgetEntry): void
  /** Takes the widgets out of `root` and what lies in it, and leaves those hooks alone from then on. */
  stop(root: Element): void
}

interface RegistryOptions {
  readonly page: Page
  readonly entries: readonly WidgetEntry[]
  readonly behaviours: readonly Behaviour[]
  readonly onScan?: () => void
}

/** A host that answers each mount with a new hook would keep us busy for ever. */
const maxBusyPasses = 200

/** Finds the hooks of `page`, once now and then before the next frame after each change of its nodes. */
export function createRegistry({ page, entries, behaviours, onScan }: RegistryOptions): Registry {
  const { document, window, signal, clock } = page
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const tables = new Map<string, AttributeTable>()
  const mounts = new Map<Element, HookMount>()
  const stopped = new WeakSet<Element>()
  const schedule = scheduleLoads(page)

  const describe = () => {
    for (const behaviour of behaviours) if (behaviour.attributes) tables.set(behaviour.name, behaviour.attributes)
    for (const entry of byName.values()) tables.set(entry.name, { ...tables.get(entry.name), ...entry.attributes })
  }
  const release = (mount: HookMount) => {
    mounts.delete(mount.host)
    schedule.forget(mount)
    mount.remove()
  }
  const adopt = (host: HTMLElement) => {
    const drawing = readHookNames(host)
      .map((name) => byName.get(name))
      .filter((entry) => entry !== undefined)
      .filter(({ drawsUnless }) => drawsUnless === undefined || !host.querySelector(drawsUnless))
    const [entry, second] = drawing
    if (second) {
      page.reports.warn(
        `[ringside ${second.name}] the hook is drawn by ${entry?.name ?? ""} already; expected one widget that draws, so ${second.name} is left out.`,
        host,
      )
    }
    if (!entry) return
    const mount = createHookMount(host, entry, page, (act) => giveActBack(act, (url) => page.navigation.go(url)))
    mounts.set(host, mount)
    schedule.plan(mount, readLoadMode(entry, host, page.reports))
  }

  let busyPasses = 0
  let lastBusyAt = 0
  const pass = () => {
    let isBusy = false
    const selector = [...byName.keys()].map((name) => `[data-ringside~="${name}"]`).join()
    for (const host of selector ? document.querySelectorAll<HTMLElement>(selector) : []) {
      const mount = mounts.get(host)
      if (mount && readHookNames(host).includes(mount.entry.name)) continue
      if (stopped.has(host) || (mount === undefined && host.closest("[data-ringside-root]"))) continue
      if (mount) release(mount)
      adopt(host)
      isBusy = true
    }
    for (const mount of [...mounts.values()]) {
      const isOurs = mount.host.isConnected && readHookNames(mount.host).includes(mount.entry.name)
      if (!isOurs) release(mount)
    }
    if (isBusy) checkSoon()
    onScan?.()
    return isBusy
  }

  let isCheckPlanned = false
  const checked = new WeakSet<Element>()
  const checkSoon = () => {
    if (isCheckPlanned) return
    isCheckPlanned = true
    clock.whenIdle((hasTime) => {
      isCheckPlanned = false
      for (const host of document.querySelectorAll("[data-ringside]")) {
        if (checked.has(host)) continue
        if (!hasTime()) {
          checkSoon()
          return
        }
        checked.add(host)
        if (!stopped.has(host)) checkHook(host, tables, page.reports)
      }
    }, 5000)
  }

  let isPassPlanned = false
  const planPass = () => {
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
  }
  const observer = new window.MutationObserver(planPass)
  const observe = () => {
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ["data-ringside"] })
  }
  const pause = () => {
    page.reports.warn(
      "[ringside] hooks came and went in every frame; expected them to settle, so new hooks are looked for again in 5 s.",
    )
    busyPasses = 0
    observer.disconnect()
    clock.after(5000, () => {
      pass()
      observe()
    })
  }

  describe()
  keepActs({
    window,
    signal,
    findWaiting(element) {
      for (
        let host = element.closest("[data-ringside]");
        host;
        host = host.parentElement?.closest("[data-ringside]") ?? null
      ) {
        if (!mounts.has(host) && host.isConnected) pass()
        const mount = mounts.get(host)
        if (mount && schedule.isWaitingForInteraction(mount)) return mount
      }
      return null
    },
  })
  signal.addEventListener("abort", () => {
    observer.disconnect()
    for (const mount of [...mounts.values()].reverse()) release(mount)
  })
  pass()
  checkSoon()
  observe()

  return {
    scan: () => void pass(),
    add(entry) {
      byName.set(entry.name, entry)
      describe()
      pass()
    },
    stop(root) {
      for (const mount of [...mounts.values()].reverse()) {
        if (!root.contains(mount.host)) continue
        release(mount)
      }
      if (root.matches("[data-ringside]")) stopped.add(root)
      for (const hook of root.querySelectorAll("[data-ringside]")) stopped.add(hook)
    },
  }
}
