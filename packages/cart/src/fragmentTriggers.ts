import { readHostSettings, answerMovedControls, type Page, findJQuery, type ReceivedEvent } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { fragmentsSettings } from "./hostSettings.ts"
import { readCartEvent } from "./cartEvent.ts"
import { onPartialRefresh } from "./customizer.ts"
import { shouldRefreshOnStorage } from "./domain/index.ts"
import { addToCartJob, fragmentsJob } from "./jobs.ts"
import { type FragmentCache, findFragments } from "./fragmentCache.ts"
import { type FragmentRefresh, fragmentRefreshOf } from "./fragmentRefresh.ts"
import { fragmentsOf } from "./fragments.ts"
import { correctWhenShownAgain, showStoredOrFetch } from "./fragmentStart.ts"
import { findMovedControl } from "./host/basketControls.ts"
import { blockNames, changeNames, refreshNames, syncNames } from "./host/triggerNames.ts"

/** Shows the host's basket markup, and makes it follow the host's events. Source: catalogue-and-cart contract §4.2, §13. */
export function startFragmentTriggers(page: Page): void {
  const { events, jobs, window } = page
  const cache = fragmentsOf(page)
  const refresh = fragmentRefreshOf(page)
  answerMovedControls(page, (...place) => findMovedControl(page.document.body, ...place))
  showStoredOrFetch(page, cache, refresh)
  correctWhenShownAgain(page, cache, refresh)
  watchOtherTabs(page, cache, refresh)
  events.on(refreshNames, refresh.refreshAnew)
  events.on(blockNames, () => {
    if (!findJQuery(window)) refresh.refreshAnew()
  })
  followBlockCart(page, refresh)
  events.on(["wc_fragments_refreshed", "wc_fragments_loaded"], () => {
    if (jobs.modeOf(fragmentsJob) === "observe") cache.notifyChange(null)
  })
  events.on(changeNames, (event) => followChange(page, cache, event))
  onPartialRefresh(page, refresh.refreshAnew)
}

/** Start of the platform's storage key of the basket's hash. Each language has its own key, and all of them one basket. */
const hashKeyStart = "wc_cart_hash"

function watchOtherTabs(page: Page, cache: FragmentCache, refresh: FragmentRefresh): void {
  const { storage } = page
  storage.onOtherTab((key) => {
    const params = readHostSettings(page, fragmentsSettings)
    if (!params) return
    const { cartHashKey } = params
    const localHash = storage.local.get(cartHashKey)
    const sessionHash = storage.session.get(cartHashKey)
    const isOwnChange = shouldRefreshOnStorage({ key, cartHashKey, localHash, sessionHash })
    if (isOwnChange || (key?.startsWith(hashKeyStart) && cache.isOutdated())) refresh.refreshAnew()
  })
}

/** Other types of the event belong to other stores. */
const cartTypes: readonly unknown[] = ["from_iAPI", "from_@wordpress/data"]
const syncPauseMs = 250

/** The block cart sends an event for each of its changes, several at once. */
function followBlockCart({ clock, events }: Page, refresh: FragmentRefresh): void {
  let isPausing = false
  let isDue = false
  const sync = () => {
    isDue = isPausing
    if (isPausing) return
    isPausing = true
    refresh.refreshAnew()
    clock.after(syncPauseMs, () => {
      isPausing = false
      if (isDue) sync()
    })
  }
  events.on(syncNames, ({ detail }) => {
    if (cartTypes.includes(readMember(detail, ["type"]))) sync()
  })
}

function followChange(page: Page, cache: FragmentCache, event: ReceivedEvent): void {
  const { jobs } = page
  const { fragments, cartHash } = readCartEvent(event)
  const mode = jobs.modeOf(addToCartJob)
  const isMarkupOurs = mode === "active" || (mode === "native" && jobs.modeOf(fragmentsJob) === "active")
  if (fragments && isMarkupOurs && Object.keys(fragments).length > 0) {
    fragmentRefreshOf(page).takeAnswer({ fragments, cartHash })
    return
  }
  // The basket has changed, whichever script shows it.
  cache.notifyChange(null)
  if (fragments && isMarkupOurs && event.name === "added_to_cart") void fragmentRefreshOf(page).refresh("GET")
}

/** Updates the host's markup to the basket of that hash, if it shows another: fetches, or asks the host's own script to. */
export function bringFragmentsUpToDate(page: Page, cartHash: string): void {
  const cache = findFragments(page)
  if (!cache || cartHash === (cache.readHash() ?? "")) return
  const { jobs, events, document } = page
  if (jobs.modeOf(fragmentsJob) === "observe") {
    events.send({ name: "wc_fragment_refresh", target: document.body })
  } else fragmentRefreshOf(page).refreshAnew()
}
