import {
  type Behaviour,
  consentOf,
  hasConfigMember,
  hasHostValue,
  type LoadExtra,
  type Members,
  type Page,
} from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { attributionConfig } from "./config.ts"
import { selectors, trackName } from "./host.ts"

/** Globals that ask for something of ours, or say what the shopper allows. */
const globalNames = [
  "wc_order_attribution",
  "omnisend_woo_data",
  trackName,
  "wp_has_consent",
  "wp_consent_type",
  "wp_fallback_consent_type",
  "__tcfapi",
  "dataLayer",
]
const configNames = ["analytics", "datalayer", "productViewed", "consent"] as const

type AttributionConfig = typeof attributionConfig

/** Fetches what the page has use for: most pages need none of it. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  {
    name: "attribution",
    start(page) {
      const requested = new Set<string>()
      const request = (name: string) => {
        if (requested.has(name)) return
        requested.add(name)
        loadExtra(name).then(
          (module) => startModule(module, page),
          (cause: unknown) => page.reports.fail({ during: "load", widget: "attribution", cause }),
        )
      }
      const look = () => {
        if (needsTracking(page) && !requested.has("tracking")) {
          // Other parts store and send nothing before the page's consent tools have been read.
          consentOf(page).awaitFill()
          request("tracking")
        }
        if (hasAnalytics(page)) request("analytics")
      }
      page.onScan(look)
      look()
    },
  },
]

/** `ringside.consent`. */
export const createMembers = (page: Page): Members => ({
  consent: {
    read: (category: string) => consentOf(page).read(category),
    subscribe: consentOf(page).onChange,
  },
})

function startModule(module: unknown, page: Page): void {
  if (page.signal.aborted || !isRecord(module) || typeof module["start"] !== "function") return
  Reflect.apply(module["start"], undefined, [page])
}

function needsTracking(page: Page): boolean {
  const { window, tag, document } = page
  return (
    globalNames.some((name) => hasHostValue(page, name)) ||
    configNames.some((name) => hasConfigMember<AttributionConfig>(page, name)) ||
    Boolean(tag?.matches("[data-ringside-datalayer], [data-ringside-product-viewed]")) ||
    Boolean(Reflect.get(window.navigator, "globalPrivacyControl")) ||
    document.querySelector(`${selectors.consentHook}, ${selectors.captureHook}`) !== null
  )
}

function hasAnalytics(page: Page): boolean {
  return (
    hasConfigMember<AttributionConfig>(page, "analytics", "dataLayer") ||
    hasConfigMember<AttributionConfig>(page, "datalayer") ||
    Boolean(page.tag?.hasAttribute("data-ringside-datalayer"))
  )
}
