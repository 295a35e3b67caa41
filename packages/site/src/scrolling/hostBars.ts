import { defineBehaviour, edgesService, type Scope } from "@ringside/core"
import { selectors } from "../host.ts"
import { chromeSelectors, headerSelectors } from "../themeHost.ts"

/**
 * The elements that themes and plugins fix at the window's edges: headers, bars of themes that sell, the platform's notice, and banners of
 * consent plugins. Elements that aren't fixed in the window count for nothing.
 */
const barSelectors = [
  headerSelectors.header,
  chromeSelectors.stuckPart,
  "#sticky-add-to-cart",
  ".storefront-sticky-add-to-cart",
  ".storefront-handheld-footer-bar",
  selectors.storeNotice,
  selectors.banner,
  ".cmplz-cookiebanner",
  ".cky-consent-container",
  "#cookie-notice",
].join()

/** Keeps focus clear of the header and of bars of the host, whichever script makes them stick (WCAG 2.4.11). */
export const hostBars = defineBehaviour({
  name: "site-host-bars",
  selector: barSelectors,
  connect: (bar: HTMLElement, { page, signal }: Scope) => edgesService.of(page).add(bar, signal),
})
