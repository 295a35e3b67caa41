import { defineBehaviour, readHookOptions, type Scope } from "@ringside/core"
import { connectBanner } from "./comingSoonBanner.ts"
import { hookSelectors } from "../host.ts"
import { siteMessages } from "../messages.ts"
import { comingSoonAttributes } from "../options.ts"

/** A banner of a shop that isn't open yet, on any page. Source: attribution-translation-site §10. */
export const comingSoonHook = defineBehaviour({
  name: "site-coming-soon-hook",
  selector: hookSelectors.comingSoon,
  connect(banner: HTMLElement, scope: Scope) {
    const { page } = scope
    const control = banner.querySelector("button")
    if (!control) return
    const { restUrl, restNonce } = readHookOptions("coming-soon", comingSoonAttributes, banner, page)
    connectBanner(banner, scope, { control, restUrl: restUrl ?? "", restNonce })
    // A cross is no name.
    const isNamed = control.matches("[aria-label], [aria-labelledby]") || /\p{L}/u.test(control.textContent)
    if (isNamed) return
    return () => scope.attribute(control, "aria-label", page.translator("site", siteMessages)("dismiss"))
  },
})
