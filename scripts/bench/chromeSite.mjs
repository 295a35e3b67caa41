import { readFileSync } from "node:fs"
import { join } from "node:path"
import { importSource } from "../importSource.mjs"
import { root } from "../workspace.mjs"
import { answerFile } from "./hookSite.mjs"
import { serve } from "./httpServer.mjs"

const fixtures = join(root, "packages/testing/fixtures")

const settings = {
  ...{ break_point: "921", isRtl: "", is_scroll_to_id: "1", is_scroll_to_top: "1" },
  is_header_footer_builder_active: "1",
}

/**
 * Serves a long page with the theme's sticky header and the scroll-to-top button.
 * @returns {Promise<import("./httpServer.mjs").RunningServer>}
 */
export async function openChromeSite() {
  const { formatTheme } = await importSource(
    'export { formatTheme } from "./packages/testing/src/theme/themeMarkup.ts"',
  )
  const parts = {
    ...{ dir: "ltr", main: "", head: "", tag: "/ringside/ringside.js" },
    ...formatTheme(),
    config: JSON.stringify({ preset: "woocommerce", header: { sticky: true }, search: { live: true } }),
    scripts: `<script>window.astra=${JSON.stringify(settings)}</script>`,
  }
  return serve((request) => {
    const { pathname, origin } = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`)
    if (pathname.startsWith("/ringside/")) return Promise.resolve(answerFile(pathname.slice("/ringside/".length)))
    if (pathname === "/host/theme.css") {
      const headers = { "content-type": "text/css; charset=utf-8" }
      return Promise.resolve({ status: 200, headers, body: readFileSync(join(fixtures, "host/theme.css"), "utf8") })
    }
    const body = Object.entries({ ...parts, origin }).reduce(
      (html, [name, value]) => html.replaceAll(`{{${name}}}`, () => value),
      // The declarations for the test server are no part of the page.
      readFileSync(join(fixtures, "pages/theme.html"), "utf8").replace(/^ *<meta name="host:.*\n/gm, ""),
    )
    return Promise.resolve({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      body,
    })
  })
}
