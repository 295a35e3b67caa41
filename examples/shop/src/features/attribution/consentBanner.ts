import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"

/** Where the script asks for the shopper's consent. Without the script nothing is stored, so nothing is asked. */
export function consentBanner({ links }: Visit): Html {
  return html`<div
    class="er-consent"
    data-ringside="consent"
    data-ringside-position="inline"
    data-ringside-policy="${links.privacy}"
  ></div>`
}
