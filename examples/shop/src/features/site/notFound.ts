import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { ShopEnv } from "../../visit.ts"
import { respondPage } from "./respond.ts"

/** The page for an address that leads nowhere; `rest` is what else there is to say. */
export function notFoundPage(context: Context<ShopEnv>, rest?: Html): Promise<Response> {
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
            ${rest}
            <p><a class="button" href="${links.archive}">${texts.nav.shop}</a></p>
          </section>`,
    },
    404,
  )
}
