import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { privacyPath } from "../information/paths.ts"

/** The element in which the script asks for consent. Without the script nothing is stored, so no consent is needed. */
export function consentBanner({ links }: Visit): Html {
  return html`<div
    class="er-consent"
    data-ringside="consent"
    data-ringside-position="bottom"
    data-ringside-policy="${links.to(privacyPath)}"
  ></div>`
}
