import type { Context } from "hono"
import { html } from "../../html/html.ts"
import { locales } from "../../texts/languages.ts"
import type { ShopEnv } from "../../visit.ts"
import { siteTexts } from "./texts.ts"
import { basketPath } from "../basket/paths.ts"

/**
 * Answers a failed request with status 500: browsers get a page, scripts get text. The page reads no data, because the failed part may be
 * the database or something that all other pages show.
 */
export function failedPage(context: Context<ShopEnv>): Response | Promise<Response> {
  context.header("Cache-Control", "no-store")
  // The request may have failed before its visit was created.
  const visit = context.get("visit") as ShopEnv["Variables"]["visit"] | undefined
  if (!visit) return context.text(siteTexts.en.failed.plain, 500)
  if (!(context.req.header("Accept") ?? "").includes("text/html")) return context.text(visit.texts.failed.plain, 500)
  const { texts, links, language, shop, url } = visit
  const words = texts.failed
  // A link can't repeat a posted form, so it leads to the basket.
  const again = context.req.method === "GET" ? `${url.pathname}${url.search}` : links.to(basketPath)
  return context.html(
    html`<!doctype html>
      <html lang="${locales[language]}" dir="ltr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <title>${words.title} – ${texts.shopName}</title>
          <meta name="robots" content="noindex" />
          <meta name="color-scheme" content="dark light" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          ${shop.stylesheetUrl ? html`<link rel="stylesheet" href="${shop.stylesheetUrl}" />` : ""}
        </head>
        <body class="error500 woocommerce">
          <header class="site-header">
            <div class="er-header"><a class="er-brand" href="${links.home}" rel="home">${texts.shopName}</a></div>
          </header>
          <main id="content" class="site-content er-content">
            <section class="er-nothing">
              <h1>${words.title}</h1>
              <p>${words.text}</p>
              <p><a class="button alt" href="${again}">${words.again}</a></p>
            </section>
          </main>
        </body>
      </html>`,
    500,
  )
}
