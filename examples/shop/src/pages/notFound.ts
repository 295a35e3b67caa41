import type { Context } from "hono"
import { html } from "../html/html.ts"
import { noticesWrapper } from "../html/notices.ts"
import type { ShopEnv } from "../visit.ts"
import { respondPage } from "./respond.ts"

/** The page for an address that leads nowhere. */
export function notFoundPage(context: Context<ShopEnv>): Promise<Response> {
  const { texts, links } = context.var.visit
  return respondPage(
    context,
    {
      title: texts.notFound.title,
      bodyClass: "error404",
      isIndexed: false,
      content: ({ notices }) =>
        html`${noticesWrapper(notices)}
          <section class="er-narrow error-404">
            <h1>${texts.notFound.title}</h1>
            <p>${texts.notFound.text}</p>
            <p><a class="button" href="${links.archive}">${texts.nav.shop}</a></p>
          </section>`,
    },
    404,
  )
}
