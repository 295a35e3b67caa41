import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { loginForm } from "../accounts/loginForm.ts"
import { accountPath } from "../accounts/paths.ts"

/**
 * The theme's login popup, closed. It contains the account page's form, which returns to the current page. Without a script, the header's
 * link opens the account page instead.
 */
export function loginPopup(visit: Visit): Html {
  const { nav } = visit.texts
  const { pathname, search } = visit.url
  return html`<div id="ast-hb-account-login-wrap" class="ast-hb-account-login-wrapper" aria-labelledby="er-login-title">
    <div class="ast-hb-account-login-bg"></div>
    <div class="ast-hb-account-login">
      <div class="er-login-head">
        <h2 id="er-login-title">${nav.logIn}</h2>
        <button type="button" id="ast-hb-login-close" aria-label="${nav.closeLogin}">×</button>
      </div>
      ${loginForm({ idPrefix: "popup-", redirect: `${pathname}${search}` }, visit)}
      <p><a href="${visit.links.to(accountPath)}">${nav.newAccount}</a></p>
    </div>
  </div>`
}

/** Whether a page has the popup: not if it has a login form of its own. `bodyClass` identifies these pages. */
export function hasLoginPopup(bodyClass: string): boolean {
  return !/woocommerce-(?:account|checkout)/.test(bodyClass)
}
