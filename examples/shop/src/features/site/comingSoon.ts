import { createHash } from "node:crypto"
import { html, type Html } from "../../html/html.ts"
import { restNonceAction } from "../reviews/reviewsApi.ts"
import type { Visit } from "../../visit.ts"
import { adminPath } from "../admin/paths.ts"

declare module "../../shop.ts" {
  interface ShopOptions {
    /** Whether the shop announces that it isn't open yet; false by default. */
    readonly isComingSoon?: boolean
  }
}

/** The route that stores that an administrator dismissed the banner. */
export const currentUserPath = "/wp-json/wp/v2/users/me"

/** The notice to all visitors that the shop isn't open yet. A script shows it until it is dismissed. */
export function storeNotice({ shop, texts }: Visit): Html {
  if (!shop.options.isComingSoon) return html``
  const { notice, dismiss, label } = texts.comingSoon
  const id = createHash("md5").update("coming-soon").digest("hex")
  return html`<p
    class="woocommerce-store-notice demo_store"
    role="complementary"
    aria-label="${label}"
    data-notice-id="${id}"
    data-position="bottom"
  >
    ${notice} <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">${dismiss}</a>
  </p>`
}

/** The reminder for administrators, at the end of each page, that the shop isn't open yet. */
export function comingSoonBanner({ shop, texts, links, session }: Visit): Html {
  if (!shop.options.isComingSoon) return html``
  const { banner, settings, dismissBanner } = texts.comingSoon
  return html`<div id="coming-soon-footer-banner" role="region" aria-label="${texts.comingSoon.label}">
    <p>${banner} <a href="${links.to(adminPath)}settings/">${settings}</a></p>
    <a
      class="coming-soon-footer-banner-dismiss"
      aria-label="${dismissBanner}"
      data-rest-url="${links.absolute(currentUserPath)}"
      data-rest-nonce="${shop.nonces.issue(restNonceAction, session.id)}"
      >×</a
    >
  </div>`
}
