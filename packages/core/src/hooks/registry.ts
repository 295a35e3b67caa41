import { attributePrefix, isRecord } from "../domain/index.ts"
import type { Activation } from "./activation.ts"
import { isStopped } from "../behaviours/connections.ts"
import { claimHook, endClaim } from "../behaviours/hookClaims.ts"
import { drawsOn, findDrawingWidget } from "./drawsOn.ts"
import { createHookMount, type HookMount } from "./hookMount.ts"
import { readHookNames } from "./hooks.ts"
import { releaseAction } from "./deferredActions.ts"
import { readLoadMode } from "./loadMode.ts"
import { scheduleLoads } from "./loadSchedule.ts"
import type { Page } from "../page/page.ts"
import { pressesService } from "../interface/presses.ts"
import { defineBareTopic } from "../events/topics.ts"
import { isInStickyCopy } from "../behaviours/stickyCopies.ts"
import type { WidgetEntry } from "./widget.ts"
import { isWidgetEntry } from "./widgetEntry.ts"

/** All hooks of a page with a widget that renders. */
export interface Registry {
  /** Unmounts the widgets of `root` and its descendants, and never connects those hooks again. */
  stop(root: Element): void
}

/**
 * Finds the hooks of `page`, now and at each later scan: those of `own` entries, and of `registered` ones, which are the page's. The second
 * list may grow: new entries are used from the next scan.
 */
export function createRegistry(
  page: Page,
  own: readonly WidgetEntry[],
  registered: readonly WidgetEntry[] = [],
): Registry {
  const { document, signal } = page
  const mounts = new Map<Element, HookMount>()
  const stopped = new WeakSet<Element>()
  const touched = new WeakSet<Element>()
  const schedule = scheduleLoads(page)
  const presses = pressesService.of(page)
  const entries: WidgetEntry[] = []
  let takenIn = 0

  const takeIn = (entry: unknown) => {
    if (!isWidgetEntry(entry)) {
      page.reports.warn(
        `[ringside] register was given ${describe(entry)}; expected { name, load: { mode }, fetch }, with a name of letters, digits and dashes, so it is ignored.`,
      )
      return
    }
    entries.push(entry)
    const { name, opensOn } = entry
    if (!opensOn) return
    const open = () => {
      for (const mount of mounts.values()) {
        const isMeant = mount.entry.name === name && schedule.isWaitingForInteraction(mount)
        if (!isMeant || mount.host.getAttribute(`${attributePrefix}${opensOn.option}`) === "off") continue
        mount.defer({ type: "event", target: mount.host, key: null })
      }
    }
    for (const topic of opensOn.topics) defineBareTopic(topic).on(page, open)
  }
  const disconnect = (mount: HookMount) => {
    mounts.delete(mount.host)
    endClaim(page, mount.entry.name, mount.host)
    schedule.forget(mount)
    mount.remove()
  }
  const adopt = (host: HTMLElement) => {
    const entry = findDrawingWidget(host, entries)
    if (!entry || !claimHook(page, entry.name, host)) return
    const release = (activation: Activation) => releaseAction(activation, (url) => page.navigation.go(url, "shop"))
    const mount = createHookMount({ host, entry, page, presses, release })
    mounts.set(host, mount)
    schedule.plan(mount, readLoadMode(entry.load, host))
  }
  // The host may fill a hook before it is in view.
  const isStillOurs = ({ host, entry, state }: HookMount) =>
    host.isConnected && readHookNames(host).includes(entry.name) && (state !== "waiting" || drawsOn(host, entry))

  const scan = () => {
    for (const entry of registered.slice(takenIn)) takeIn(entry)
    takenIn = registered.length
    const before = mounts.size
    for (const mount of [...mounts.values()]) if (!isStillOurs(mount)) disconnect(mount)
    const left = mounts.size
    const selector = entries.map(({ name }) => `[data-ringside~="${name}"]`).join()
    for (const host of selector ? document.querySelectorAll<HTMLElement>(selector) : []) {
      if (mounts.has(host) || stopped.has(host) || host.closest("[data-ringside-root]")) continue
      // The page may have stopped an element before the registry came, or have inserted the hook there since.
      if (isStopped(page, host) || isInStickyCopy(page, host)) continue
      adopt(host)
    }
    return before !== left || left !== mounts.size
  }
  page.onScan(scan)
  page.deferActionsFor((element) => {
    let host = element.closest("[data-ringside]")
    for (; host; host = host.parentElement?.closest("[data-ringside]") ?? null) {
      // A hook inserted in this frame is connected now. A hook with only behaviours isn't scanned again at each click.
      if (!mounts.has(host) && !touched.has(host)) scan()
      touched.add(host)
      const mount = mounts.get(host)
      if (mount && schedule.isWaitingForInteraction(mount)) return mount
    }
    return null
  })
  signal.addEventListener("abort", () => {
    for (const mount of [...mounts.values()].reverse()) disconnect(mount)
  })
  for (const entry of own) takeIn(entry)
  scan()

  return {
    stop(root) {
      for (const mount of [...mounts.values()].reverse()) if (root.contains(mount.host)) disconnect(mount)
      for (const hook of [root, ...root.querySelectorAll("[data-ringside]")]) stopped.add(hook)
    },
  }
}

function describe(value: unknown): string {
  if (!isRecord(value)) return String(value)
  return `a widget named ${typeof value.name === "string" ? JSON.stringify(value.name) : "nothing"}`
}
