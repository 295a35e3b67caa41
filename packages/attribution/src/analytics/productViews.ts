import { readHostSettings, consentService, type Page, readGlobal, readPartConfig, variationFound } from "@ringside/core"
import { parseJson, readMember } from "@ringside/core/domain"
import { postTracks } from "@ringside/payments"
import { collectedTrackSettings, tracksSettings } from "../hostSettings.ts"
import { attributionConfig } from "../config.ts"
import { isMarketingAllowed } from "../consent/marketingConsent.ts"
import {
  createProductViewedEvent,
  createTrackFields,
  parseProductData,
  type Product,
  selectProductVariant,
} from "../domain/index.ts"
import { selectors } from "../host.ts"
import { attributionStateOf } from "../orderAttribution/attributionState.ts"

const maxEvents = 50

/** The product that the page prints for marketing; null without one. */
export function readProduct({ document, window }: Page): Product | null {
  const printed = document.querySelector(selectors.productData)?.textContent ?? null
  return parseProductData(parseJson(printed) ?? readGlobal(window, "omnisend_product"))
}

/** The variant chosen in the page's form. */
export function selectShownVariant({ document }: Page, product: Product | null): string | null {
  const forms = [...document.querySelectorAll<HTMLElement>(selectors.variationForm)]
  // Quick views and "bought together" have forms of other products.
  const form = forms.find(({ dataset }) => dataset["product_id"] === product?.productID) ?? forms[0]
  const id = (form ?? document).querySelector<HTMLInputElement>(selectors.variationId)?.value ?? ""
  return selectProductVariant(product, id, product?.productID ?? null)
}

/**
 * Calls `listener` whenever the shopper may have chosen another variant: the platform sends its event before the field changes, and other
 * scripts change the field alone, some by jQuery. Changes of other fields call it, too.
 */
export function onVariantChange(page: Page, listener: () => void): void {
  const listenSoon = () => page.clock.after(0, listener)
  variationFound.on(page, listenSoon)
  page.events.on(["change"], listenSoon)
}

/** Pushes viewed variants to the marketing script's queue, where the page has one. Source: attribution-translation-site §4. */
export function startProductViewed(page: Page): void {
  const { analytics, productViewed } = readPartConfig(page, attributionConfig)
  if (!analytics.productViewed && !productViewed) return
  const product = readProduct(page)
  const sent = new Set<string>()
  const send = () => {
    const queue = readGlobal(page.window, "omnisend")
    const push: unknown = typeof queue === "object" && queue !== null ? Reflect.get(queue, "push") : null
    const variantId = selectShownVariant(page, product)
    if (typeof push !== "function" || variantId === null || sent.has(variantId) || !isMarketingAllowed(page)) return
    sent.add(variantId)
    Reflect.apply(push, queue, [createProductViewedEvent(product, variantId)])
  }
  onVariantChange(page, send)
  consentService.of(page).onChange(send)
  // Set whenever tracking is turned on or off.
  attributionStateOf(page)?.$attribution.subscribe(send)
  send()
}

/** Sends the usage events that the platform has printed, once. Source: attribution-translation-site §4. */
export function sendPrintedTracks(page: Page): void {
  const { name } = collectedTrackSettings
  // An empty global says that an earlier start of the page has sent them.
  const isSent = isEmptyList(readGlobal(page.window, name))
  const entries = isSent ? [] : readHostSettings(page, collectedTrackSettings)
  const config = readHostSettings(page, tracksSettings)
  if (entries.length === 0 || !config?.isShopperTrackingEnabled) return
  const { ajaxUrl: url, platformTrackerNonce: nonce } = config
  if (url === "" || nonce === "") return
  Reflect.set(page.window, name, [])
  for (const entry of entries.slice(0, maxEvents)) {
    const event = readMember(entry, ["event"])
    const properties = readMember(entry, ["properties"])
    const isObject = typeof properties === "object" && properties !== null
    const fields =
      typeof event === "string" ? createTrackFields({ event, ...(isObject && { properties }) }, nonce) : null
    if (fields) postTracks(page, url, fields)
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
