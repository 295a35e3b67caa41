import { html, type Html } from "../../html/html.ts"
import { scriptsPath } from "./paths.ts"

/** Where a script of the workshop adds what is on the table. It speaks Spanish alone, as such scripts do. */
export function workshopPanel(): Html {
  return html`<div id="er-workshop" class="er-workshop-now"></div>
    <script type="module" src="${scriptsPath}workshop.js"></script>`
}
