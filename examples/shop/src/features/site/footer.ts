import type { Category } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { privacyPath } from "../attribution/paths.ts"
import { attributionTexts } from "../attribution/texts.ts"
import { html, type Html } from "../../html/html.ts"

/** Where orders and questions are read. The domain is one that can't exist. */
export const shopAddress = "hola@esquinaroja.example"

/** The end of every page. */
export function footer(categories: readonly Category[], { texts, links, language }: Visit): Html {
  return html`<footer id="colophon" class="site-footer er-footer">
    <p class="er-footer-about">${texts.footer.about}</p>
    <nav aria-label="${texts.footer.shelves}">
      <ul>
        ${categories.map(({ slug, name }) => html`<li><a href="${links.category(slug)}">${name}</a></li>`)}
      </ul>
    </nav>
    <p>${texts.footer.write}: <a href="mailto:${shopAddress}">${shopAddress}</a></p>
    <p><a href="${links.home}${privacyPath}#ringside-consent">${attributionTexts[language].privacy.link}</a></p>
    <p class="er-footer-small">${texts.footer.invented}</p>
  </footer>`
}
