import { defineBehaviour, type Scope } from "@ringside/core"
import { createBannerRequest } from "./domain/index.ts"
import { selectors } from "./host.ts"
import { storefrontJob } from "./jobs.ts"
import { listenForPress } from "./listenForPress.ts"
import { siteMessages } from "./messages.ts"

/** As long as other writes of the shop may take. */
const timeoutMs = 30_000

/** Dismisses the banner of a shop that isn't open yet, here and in the shop's books. Source: attribution-translation-site §10. */
export const comingSoonBanner = defineBehaviour({
  name: "site-coming-soon-banner",
  selector: ({ jobs }) => (jobs.modeOf(storefrontJob) === "active" ? selectors.banner : null),
  connect(banner: HTMLElement, scope: Scope) {
    const { page } = scope
    const link = banner.querySelector<HTMLElement>(selectors.dismissBanner)
    if (!link) return
    if (!link.hasAttribute("href")) {
      scope.attribute(link, "role", "button")
      scope.attribute(link, "tabindex", "0")
      scope.attribute(link, "aria-label", page.translator("site", siteMessages)("dismiss"))
    }
    let isAsked = false
    listenForPress(scope, link, () => {
      if (isAsked) return
      isAsked = true
      const { restUrl = "", restNonce = "" } = link.dataset
      const request = createBannerRequest(restUrl, restNonce)
      const hide = () => scope.style(banner, "display", "none")
      if (!request) return hide()
      // The banner goes whatever the shop answers: who dismissed it doesn't want to see it.
      void page.http({ ...request, timeoutMs, nonce: "sent" as const }).then(hide)
    })
  },
})
