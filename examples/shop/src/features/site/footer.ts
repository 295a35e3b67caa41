import type { NavigationEntry, Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { currencySwitcher } from "./currency.ts"
import type { HeaderData } from "./header.ts"
import { categoryPath } from "../catalogue/paths.ts"

/** The shop's e-mail address. Its domain is reserved, so that it can't exist. */
export const shopAddress = "hola@esquinaroja.example"

/** The data of the footer. */
type FooterData = Pick<HeaderData, "categories" | "navigation">

/** The footer of every page: about the shop, its categories, and what shoppers look up before paying. */
export function footer({ categories, navigation }: FooterData, visit: Visit): Html {
  const words = visit.texts.footer
  return html`<footer id="colophon" class="site-footer er-footer">
    <div class="er-footer-about">
      <p>${words.about}</p>
      <p>${words.write}: <a href="mailto:${shopAddress}">${shopAddress}</a></p>
      ${currencySwitcher(visit)}
    </div>
    ${linkList(
      { id: "er-footer-shelves", title: words.shelves },
      categories.map(({ slug, name }) => ({ path: categoryPath(slug), title: name })),
      visit,
    )}
    ${linkList({ id: "er-footer-service", title: words.service }, navigation("footer"), visit)}
    <p class="er-footer-small">${words.invented}</p>
  </footer>`
}

function linkList(
  { id, title }: { readonly id: string; readonly title: string },
  entries: readonly NavigationEntry[],
  { links }: Visit,
): Html {
  return html`<nav aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <ul>
      ${entries.map((entry) => html`<li><a href="${links.to(entry.path)}">${entry.title}</a></li>`)}
    </ul>
  </nav>`
}
