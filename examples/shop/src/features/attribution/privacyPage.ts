import type { Context } from "hono"
import { html } from "../../html/html.ts"
import type { ShopEnv } from "../../visit.ts"
import { respondPage } from "../site/respond.ts"
import { attributionTexts } from "./texts.ts"

/** What the shop keeps, and the way to another choice. */
export function privacyPage(context: Context<ShopEnv>): Promise<Response> {
  const { privacy } = attributionTexts[context.var.visit.language]
  return respondPage(context, {
    title: privacy.title,
    bodyClass: "page",
    content: () =>
      html`<div class="er-narrow">
        <h1 class="entry-title">${privacy.title}</h1>
        ${privacy.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        <p><a href="#ringside-consent">${privacy.change}</a></p>
      </div>`,
  })
}
