import { hookSelectorExceptInteraction, type LateLoad } from "../modules/lateLoad.ts"
import { whenLoaded } from "../page/whenLoaded.ts"
import type { LoaderPage } from "../page/page.ts"

/** The latest start: pictures that load slowly must not delay the basket. */
const latestLoadMs = 2500
/** The longest wait of a busy page, from then on. */
const maxWaitForIdleMs = 2000

interface IdleLoad {
  readonly late: LateLoad
  /** Fetches the late code without starting it. */
  readonly fetch: () => unknown
}

/**
 * Schedules the late code for when the page has loaded and is idle: it starts where hooks or the host's markup need it, and is only fetched
 * where a press will wait for the shop's answer. All else is fetched by the first action. A shopper who saves data gets nothing before that,
 * unless a hook has a load mode.
 */
export function planIdleLoad(page: LoaderPage, { late, fetch }: IdleLoad): void {
  const { document, clock } = page
  let planned: "nothing" | "fetch" | "start" = "nothing"
  const look = () => {
    if (planned === "start") return
    const isSaving = savesData(page)
    const hook = document.querySelector(
      isSaving ? `${hookSelectorExceptInteraction}[data-ringside-load]` : hookSelectorExceptInteraction,
    )
    const due = !isSaving && late.isDue()
    const isNeeded = hook !== null || due !== false
    if (!isNeeded && (isSaving || planned === "fetch" || !late.isAwaited())) return
    planned = isNeeded ? "start" : "fetch"
    const load = isNeeded ? late.load : fetch
    if (document.querySelector('[data-ringside-load="now"]')) void load()
    else {
      let isAsked = false
      const loadSoon = () => {
        if (!isAsked) clock.whenIdle(load, maxWaitForIdleMs)
        isAsked = true
      }
      whenLoaded(page, due === "loaded" ? load : loadSoon)
      clock.after(latestLoadMs, loadSoon)
    }
  }
  page.onScan(look)
  look()
}

/** TypeScript has no types for this API of Chromium. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits a second. */
  readonly downlink?: number
}

/** The most that a network of the second generation carries, in megabits a second. */
const slowMbps = 0.4

/**
 * Whether the shopper asks for less data, or the network is slow; false where the browser has no such API. The browser takes the network for slow
 * where a server is slow to answer, too: it is slow if it also carries little.
 */
function savesData({ window }: LoaderPage): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const { connection = {} } = window.navigator as { connection?: NetworkInformation }
  const { saveData, effectiveType = "", downlink = 0 } = connection
  return saveData === true || (effectiveType.endsWith("2g") && downlink <= slowMbps)
}
