import { readHostSettings, answerMovedControls, type Page, findJQuery } from "@ringside/core"
import { fragmentsSettings } from "../hostSettings.ts"
import { followBlockStores } from "./blockSync.ts"
import type { CartEvent } from "./cartEvent.ts"
import { hasMarkup, isMarkupOurs, requestBasketMarkup } from "./basketReports.ts"
import { onPartialRefresh } from "./customizer.ts"
import { shouldRefreshOnStorage } from "../domain/index.ts"
import { fragmentsJob } from "../jobs.ts"
import { type FragmentCache, lateFragmentCacheService } from "./fragmentCache.ts"
import { type FragmentRefresh, fragmentRefreshService } from "./fragmentRefresh.ts"
import { fragmentCacheService } from "./createFragmentCache.ts"
import { correctWhenShownAgain, showStoredOrFetch } from "./fragmentStart.ts"
import { findMovedControl } from "../host/basketControls.ts"
import { hasBasketMarkup } from "../host/basketMarkup.ts"
import {
  addedToBasket,
  basketMarkupLoaded,
  basketMarkupWanted,
  basketOfBlocksChanged,
  basketPageShown,
  removedFromBasket,
} from "../topics.ts"

/** Shows the host's basket markup, and makes it follow the host's events. Source: catalogue-and-cart contract §4.2, §13. */
export function startFragmentTriggers(page: Page): void {
  const { jobs, window } = page
  const cache = fragmentCacheService.of(page)
  const refresh = fragmentRefreshService.of(page)
  answerMovedControls(page, (...place) => findMovedControl(page.document.body, ...place))
  showStoredOrFetch(page, cache, refresh)
  correctWhenShownAgain(page, cache, refresh)
  watchOtherTabs(page, cache, refresh)
  basketMarkupWanted.on(page, refresh.refreshAnew)
  basketPageShown.on(page, refresh.refreshAnew)
  const followBlocks = () => {
    if (jobs.isOurs(fragmentsJob)) refresh.refreshAnew()
    // Nothing fetches markup then, and only hooks show the basket.
    else cache.notifyChange(null)
  }
  basketOfBlocksChanged.on(page, () => {
    if (!findJQuery(window)) followBlocks()
  })
  followBlockStores(page, cache, followBlocks)
  basketMarkupLoaded.on(page, () => {
    if (jobs.modeOf(fragmentsJob) === "observe") cache.notifyChange(null)
  })
  // A script may have fetched the markup by a request of its own, whichever mode the job has.
  page.events.on(["wc_fragments_refreshed"], ({ isOwn }) => {
    if (isOwn) return
    const params = readHostSettings(page, fragmentsSettings)
    const stored = params && page.storage.session.get(params.cartHashKey)
    // Where the platform's script stores it, it goes on to do so without this event.
    if (stored && jobs.isOurs(fragmentsJob)) cache.setHash(stored)
    cache.notifyChange(null)
  })
  addedToBasket.on(page, (change) => {
    if (!followChange(page, cache, change)) void refresh.refresh("GET")
  })
  removedFromBasket.on(page, (change) => void followChange(page, cache, change))
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

/**
 * Shows the markup that came with a change of the basket. Returns false if it is ours to show, and the list of fragments is empty: it has to be
 * fetched then. An event without such a list, as other scripts send it, asks for nothing.
 */
function followChange(page: Page, cache: FragmentCache, { fragments, cartHash }: CartEvent): boolean {
  const isOurs = isMarkupOurs(page)
  if (hasMarkup(fragments) && isOurs) {
    fragmentRefreshService.of(page).takeAnswer({ fragments, cartHash })
    return true
  }
  // The basket has changed, whichever script shows it.
  cache.notifyChange(null)
  return !(fragments && isOurs)
}

/** Updates the host's markup to the basket of that hash, if it shows another: fetches, or asks the host's own script to. */
export function bringFragmentsUpToDate(page: Page, cartHash: string): void {
  const cache = lateFragmentCacheService.find(page)
  if (!cache || cartHash === (cache.readHash() ?? "")) return
  // Our store has just received that basket: without markup nobody else waits for it.
  if (page.jobs.isOurs(fragmentsJob) && !hasBasketMarkup(page)) return
  if (page.jobs.modeOf(fragmentsJob) === "observe") requestBasketMarkup(page)
  else fragmentRefreshService.of(page).refreshAnew()
}
