import {
  type Behaviour,
  consentOf,
  hasConfigMember,
  hasHostValue,
  loadAsked,
  type LoadModule,
  type Members,
  type Page,
} from "@ringside/core"
import type { start as startAnalytics } from "./analytics/analytics.ts"
import type { attributionConfig } from "./config.ts"
import { selectors, trackName } from "./host.ts"
import type { start as startTracking } from "./tracking.ts"

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

interface StartModule {
  readonly start: typeof startTracking | typeof startAnalytics
}

/** Fetches what the page has use for: most pages need none of it. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] => [
  {
    name: "attribution",
    start(page) {
      const requested = new Set<string>()
      const request = (name: string) => {
        if (requested.has(name)) return
        requested.add(name)
        loadAsked<StartModule>(loadModule, name, "start").then(
          (module) => !page.signal.aborted && module.start(page),
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
