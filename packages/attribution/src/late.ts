import {
  type Behaviour,
  consentService,
  delegate,
  hasConfigMember,
  hasHostSettings,
  type Members,
  type Page,
  whenActivated,
} from "@ringside/core"
import type { AskedModule } from "@ringside/core/domain"
import type { attributionConfig } from "./config.ts"
import { startBannerRequests } from "./consent/bannerRequests.ts"
import { emailFields, emailSettingName, selectors, trackName } from "./host.ts"
import { analyticsModule, consentModule, emailModule, trackingModule, viewsModule } from "./modules.ts"
import type { ConsentApi } from "./ringsideMember.ts"

/** Globals that ask for something of ours, or say what the shopper allows. */
const globalNames = [
  "wc_order_attribution",
  emailSettingName,
  trackName,
  "wp_has_consent",
  "wp_consent_type",
  "wp_fallback_consent_type",
  "__tcfapi",
  "dataLayer",
]
const configNames = ["analytics", "datalayer", "productViewed", "consent"] as const

type AttributionConfig = typeof attributionConfig

type StartModule = AskedModule<{ readonly start: (page: Page) => void }>

/** Fetches what the page has use for: most pages need none of it. */
export const createBehaviours = (): readonly Behaviour[] => [
  {
    name: "attribution",
    start(page) {
      const requested = new Map<StartModule, Promise<void>>()
      /** Starts a module once, and after `earlier`; it resolves in any case. */
      const request = (asked: StartModule, earlier: Promise<void> = Promise.resolve()) => {
        const starting = Promise.all([page.modules.load(asked), earlier]).then(
          ([module]) => {
            // Nothing is counted, and nobody asked, on a page that the browser has only prepared.
            whenActivated(page, () => {
              if (!page.signal.aborted) module.start(page)
            })
          },
          (cause: unknown) => page.reports.fail({ during: "load", widget: "attribution", cause }),
        )
        requested.set(asked, starting)
        return starting
      }
      // What is sent depends on the page's consent tools, which are read first.
      const requestAfterTracking = (asked: StartModule) => {
        if (!requested.has(asked)) void request(asked, requested.get(trackingModule))
      }
      const lookForBanner = startBannerRequests(page, () => request(consentModule))
      const look = () => {
        if (needsTracking(page) && !requested.has(trackingModule)) {
          // Other parts store and send nothing before the page's consent tools have been read.
          consentService.of(page).awaitFill()
          void request(trackingModule)
        }
        if (hasViews(page)) requestAfterTracking(viewsModule)
        if (hasAnalytics(page) && !requested.has(analyticsModule)) void request(analyticsModule)
        lookForBanner()
      }
      const requestEmail = () => {
        if (hasHostSettings(page, emailSettingName)) requestAfterTracking(emailModule)
      }
      for (const type of ["focusin", "input", "change"] as const)
        delegate(page, type, emailFields, requestEmail, { widget: "attribution" })
      page.onScan(look)
      look()
      if (hasTyped(page.document)) requestEmail()
    },
  },
]

/** `ringside.consent`. */
export const createMembers = (page: Page): Members => ({
  consent: {
    read: (category: string) => Promise.resolve(consentService.of(page).read(category)),
    subscribe: consentService.of(page).onChange,
  } satisfies ConsentApi,
})

/** Whether the shopper is in a field for an address, or has filled one in, before this code was there. */
function hasTyped(document: Page["document"]): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(emailFields)]
  return fields.some((field) => field === document.activeElement || field.value !== field.defaultValue)
}

function needsTracking(page: Page): boolean {
  const { window, tag, document } = page
  return (
    globalNames.some((name) => hasHostSettings(page, name)) ||
    configNames.some((name) => hasConfigMember<AttributionConfig>(page, name)) ||
    Boolean(tag?.matches("[data-ringside-datalayer], [data-ringside-product-viewed]")) ||
    Boolean(Reflect.get(window.navigator, "globalPrivacyControl")) ||
    document.querySelector(`${selectors.consentHook}, ${selectors.captureHook}`) !== null
  )
}

function hasViews(page: Page): boolean {
  return (
    hasHostSettings(page, trackName) ||
    hasConfigMember<AttributionConfig>(page, "productViewed") ||
    hasConfigMember<AttributionConfig>(page, "analytics", "productViewed") ||
    Boolean(page.tag?.hasAttribute("data-ringside-product-viewed"))
  )
}

function hasAnalytics(page: Page): boolean {
  return (
    hasConfigMember<AttributionConfig>(page, "analytics", "dataLayer") ||
    hasConfigMember<AttributionConfig>(page, "datalayer") ||
    Boolean(page.tag?.hasAttribute("data-ringside-datalayer"))
  )
}
