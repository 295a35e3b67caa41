import { html, type Html } from "../../html/html.ts"
import { scriptsPath } from "./paths.ts"

/** The element that `browser/workshop.ts` fills, and its script. The script's texts are only in Spanish. */
export function workshopPanel(): Html {
  return html`<div id="er-workshop" class="er-workshop-now"></div>
    <script type="module" src="${scriptsPath}workshop.js"></script>`
}
