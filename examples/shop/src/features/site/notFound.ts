import type { Context } from "hono"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { ShopEnv } from "../../visit.ts"
import { suggestionShelf } from "../catalogue/suggestionShelf.ts"
import { respondPage } from "./respond.ts"
import { archivePath } from "../catalogue/paths.ts"

/** Answers 404 with suggested products. `rest` is additional content. */
export async function notFoundPage(context: Context<ShopEnv>, rest?: Html): Promise<Response> {
  const { visit } = context.var
  const { texts, links } = visit
  const shelf = await suggestionShelf(visit)
  return respondPage(
    context,
    {
      title: texts.notFound.title,
      bodyClass: "error404 woocommerce",
      isIndexed: false,
      content: ({ notices }) =>
        html`${noticesWrapper(notices)}
          <section class="er-nothing error-404">
            <h1>${texts.notFound.title}</h1>
            <p>${texts.notFound.text}</p>
            ${rest}
            <p><a class="button alt" href="${links.to(archivePath)}">${texts.home.enter}</a></p>
          </section>
          ${shelf}`,
    },
    404,
  )
}
