import type { Category } from "../catalogue/product.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { currencySwitcher } from "./currency.ts"

/** The shop's e-mail address. Its domain is reserved, so that it can't exist. */
export const shopAddress = "hola@esquinaroja.example"

interface FooterLink {
  readonly href: string
  readonly name: string
}

/** The footer of every page: about the shop, its categories, and what shoppers look up before paying. */
export function footer(categories: readonly Category[], visit: Visit): Html {
  const { texts, links } = visit
  const words = texts.footer
  return html`<footer id="colophon" class="site-footer er-footer">
    <div class="er-footer-about">
      <p>${words.about}</p>
      <p>${words.write}: <a href="mailto:${shopAddress}">${shopAddress}</a></p>
      ${currencySwitcher(visit)}
    </div>
    ${linkList(
      "er-footer-shelves",
      words.shelves,
      categories.map(({ slug, name }) => ({ href: links.category(slug), name })),
    )}
    ${linkList("er-footer-service", words.service, [
      { href: links.corner, name: words.corner },
      { href: links.delivery, name: words.delivery },
      { href: links.terms, name: words.terms },
      { href: links.privacy, name: words.privacy },
      { href: links.legalNotice, name: words.legalNotice },
    ])}
    <p class="er-footer-small">${words.invented}</p>
  </footer>`
}

function linkList(id: string, title: string, entries: readonly FooterLink[]): Html {
  return html`<nav aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <ul>
      ${entries.map(({ href, name }) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
  </nav>`
}
