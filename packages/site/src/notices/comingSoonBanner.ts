import { defineBehaviour, type Scope, writeTimeoutMs } from "@ringside/core"
import { createBannerRequest } from "../domain/index.ts"
import { selectors } from "../host.ts"
import { storefrontJob } from "../jobs.ts"
import { leaveNotice } from "./leaveNotice.ts"
import { listenForPress } from "./listenForPress.ts"
import { siteMessages } from "../messages.ts"

/** Dismisses the banner of a shop that isn't open yet, on the page and on the server. Source: attribution-translation-site §10. */
export const comingSoonBanner = defineBehaviour({
  name: "site-coming-soon-banner",
  selector: ({ jobs }) => (jobs.isOurs(storefrontJob) ? selectors.banner : null),
  connect(banner: HTMLElement, scope: Scope) {
    const { page } = scope
    const link = banner.querySelector<HTMLElement>(selectors.dismissBanner)
    if (!link) return
    const { restUrl = "", restNonce = "" } = link.dataset
    if (!link.hasAttribute("href")) {
      scope.attribute(link, "role", "button")
      scope.attribute(link, "tabindex", "0")
      scope.attribute(link, "aria-label", page.translator("site", siteMessages)("dismiss"))
    }
    connectBanner(banner, scope, { control: link, restUrl, restNonce })
  },
})

interface BannerOptions {
  readonly control: Element
  readonly restUrl: string
  readonly restNonce: string
}

/** Connects the control that dismisses a banner: one request reports it to the shop, and the banner disappears after any response. */
export function connectBanner(banner: HTMLElement, scope: Scope, { control, restUrl, restNonce }: BannerOptions): void {
  const { page } = scope
  let isAsked = false
  listenForPress(scope, control, () => {
    if (isAsked) return
    isAsked = true
    const request = createBannerRequest(restUrl, restNonce)
    const hide = () => {
      const hadFocus = banner.contains(page.document.activeElement)
      scope.style(banner, "display", "none")
      if (hadFocus) leaveNotice(page, banner)
    }
    if (!request) return hide()
    // Hide it in any case, since the shopper dismissed it.
    void page.http({ ...request, timeoutMs: writeTimeoutMs, nonce: "sent" as const }).then(hide)
  })
}
