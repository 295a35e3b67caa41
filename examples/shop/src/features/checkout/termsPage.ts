import type { Context } from "hono"
import { html } from "../../html/html.ts"
import type { ShopEnv } from "../../visit.ts"
import { respondPage } from "../site/respond.ts"
import { checkoutTexts } from "./texts.ts"

/** The terms that a shopper agrees to. */
export function termsPage(context: Context<ShopEnv>): Promise<Response> {
  const { terms } = checkoutTexts[context.var.visit.language]
  return respondPage(context, {
    title: terms.title,
    bodyClass: "page",
    content: () =>
      html`<div class="er-narrow">
        <h1 class="entry-title">${terms.title}</h1>
        ${terms.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      </div>`,
  })
}
