import { type BootPage, findJQuery, type HeardEvent } from "@ringside/core"
import { readCartEvent } from "./cartEvent.ts"
import { onPartialRefresh } from "./customizer.ts"
import { parseFragmentsParams, shouldRefreshOnStorage } from "./domain/index.ts"
import { addToCartFamily, fragmentsFamily } from "./families.ts"
import { type FragmentCache, findFragments } from "./fragmentCache.ts"
import { provideFocusKeeper } from "./host/focusKeeper.ts"
import { hideWrongFigures } from "./host/wrongFigures.ts"
import { rememberFocus } from "./host/rememberFocus.ts"

/** Asks for fresh markup of the basket. */
const refreshNames = ["wc_fragment_refresh", "astra_refresh_cart_fragments", "updated_wc_div"]
/** With jQuery on the page the platform translates these two into the events above. */
const blockNames = ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"]
const changeNames = ["added_to_cart", "removed_from_cart"]

/** Events of the host that the basket's markup follows. Source: catalogue-and-cart contract §4.2, §13. */
export const fragmentTriggerNames: readonly string[] = [...refreshNames, ...blockNames, ...changeNames]

/** Has the host's basket markup follow the host's events, where its cache was started. */
export function startFragmentTriggers(page: BootPage): void {
  const { events, families, window } = page
  const cache = findFragments(page)
  if (!cache) return
  provideFocusKeeper(page, rememberFocus)
  if (cache.isRefreshing) hideWrongFigures(page)
  watchOtherTabs(page, cache)
  events.on(refreshNames, cache.refreshAnew)
  events.on(blockNames, () => {
    if (!findJQuery(window)) cache.refreshAnew()
  })
  events.on(["wc_fragments_refreshed", "wc_fragments_loaded"], () => {
    if (families.modeOf(fragmentsFamily) === "observe") cache.tellChange(null)
  })
  events.on(changeNames, (event) => followChange(page, cache, event))
  onPartialRefresh(page, cache.refreshAnew)
}

/** Another tab may change the basket, and may have done so before any of this was here. */
function watchOtherTabs({ settings, storage }: BootPage, cache: FragmentCache): void {
  if (!cache.isRefreshing && cache.isOutdated()) cache.refreshAnew()
  storage.onOtherTab((key) => {
    const params = parseFragmentsParams(settings.read("wc_cart_fragments_params", "cart"))
    if (!params) return
    const { cartHashKey } = params
    const localHash = storage.local.get(cartHashKey)
    const sessionHash = storage.session.get(cartHashKey)
    if (shouldRefreshOnStorage({ key, cartHashKey, localHash, sessionHash })) cache.refreshAnew()
  })
}

function followChange({ families }: BootPage, cache: FragmentCache, event: HeardEvent): void {
  const { fragments, cartHash } = readCartEvent(event)
  const mode = families.modeOf(addToCartFamily)
  const isMarkupOurs = mode === "work" || (mode === "rest" && families.modeOf(fragmentsFamily) === "work")
  if (fragments && isMarkupOurs && Object.keys(fragments).length > 0) {
    cache.takeAnswer({ fragments, cartHash })
    return
  }
  // The basket is another, whoever shows it.
  cache.tellChange(null)
  if (fragments && isMarkupOurs && event.name === "added_to_cart") void cache.refresh("GET")
}

/** Has the host's markup follow a basket of that hash, if it shows another: fetches, or asks the host's own script to. */
export function bringFragmentsUpToDate(page: BootPage, cartHash: string): void {
  const cache = findFragments(page)
  if (!cache || cartHash === (cache.readHash() ?? "")) return
  const { families, events, document } = page
  if (families.modeOf(fragmentsFamily) === "observe") {
    events.send({ name: "wc_fragment_refresh", target: document.body })
  } else cache.refreshAnew()
}
