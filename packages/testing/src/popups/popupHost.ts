import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { ringsideFolder } from "../host/index.ts"
import { createPopupServer, type PopupServer } from "./popupServer.ts"

/** One popup as the popup plugin prints it. */
export interface HostPopup {
  readonly id: number
  /** Flat settings, printed in `pum_popups`. */
  readonly settings?: object
  /** Text of `data-popmake`, for settings that `pum_popups` lacks; JSON of the id by default. */
  readonly dataPopmake?: string
  readonly title?: string
  /** HTML. */
  readonly content?: string
}

/** A page with popups. */
export interface PopupPage {
  readonly popups: readonly HostPopup[]
  /** HTML of the page's main part. */
  readonly main?: string
  readonly css?: string
  readonly bodyClass?: string
  /** Scripts and similar elements, before ours. */
  readonly scripts?: string
  /** Merged into the plugin's own settings. */
  readonly vars?: object
}

/** The plugin's server: its page, its form endpoint and its counter. */
export interface PopupHost extends PopupServer {
  readonly url: string
  close(): Promise<void>
}

const template = new URL("../../fixtures/popups.html", import.meta.url)

/** Serves a page with popups on a free port. `tag` is the address of our script. */
export async function createPopupHost(page: PopupPage, tag: string): Promise<PopupHost> {
  const popups = createPopupServer()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) {
      const type = { ".js": "text/javascript", ".css": "text/css" }[extname(pathname)] ?? "text/plain"
      response.writeHead(200, { "content-type": type }).end(readFileSync(join(ringsideFolder, pathname.slice(10))))
      return
    }
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString()
      const answering = popups.handle({ method: request.method ?? "GET", path: pathname, headers: {}, body })
      if (!answering) response.writeHead(200, { "content-type": "text/html" }).end(formatPage(page, tag))
      else {
        answering.then(
          (answer) => response.writeHead(answer.status).end(answer.body),
          () => request.socket.destroy(),
        )
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return Object.assign(popups, {
    url: `http://localhost:${port}/en/`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

function formatPage({ popups, main = "", css = "", bodyClass = "", scripts = "", vars = {} }: PopupPage, tag: string) {
  const settings = Object.fromEntries(
    popups.flatMap(({ id, settings: own }) => (own ? [[`pum-${id}`, { id, ...own }]] : [])),
  )
  const allVars = {
    ajaxurl: "/wp-admin/admin-ajax.php",
    analytics_enabled: true,
    analytics_api: "/wp-json/pum/v1",
    analytics_route: "analytics",
    home_url: "/",
    ...vars,
  }
  const parts = {
    ...{ main, css, bodyClass, tag },
    popups: popups.map(formatPopup).join("\n"),
    scripts: `<script>window.pum_vars=${JSON.stringify(allVars)};window.pum_popups=${JSON.stringify(settings)}</script>${scripts}`,
  }
  return Object.entries(parts).reduce(
    (html, [name, value]) => html.replaceAll(`{{${name}}}`, () => value),
    readFileSync(template, "utf8"),
  )
}

function formatPopup({
  id,
  dataPopmake = JSON.stringify({ id }),
  title,
  content = "<p>Content</p>",
}: HostPopup): string {
  const label = title === undefined ? "" : ` aria-labelledby="pum_popup_title_${id}"`
  return `<div id="pum-${id}" role="dialog" aria-modal="false"${label} class="pum pum-overlay pum-theme-5 popmake-overlay click_open" data-popmake="${dataPopmake.replaceAll('"', "&quot;")}">
  <div id="popmake-${id}" class="pum-container popmake theme-5">
    ${title === undefined ? "" : `<div id="pum_popup_title_${id}" class="pum-title popmake-title">${title}</div>`}
    <div class="pum-content popmake-content" tabindex="0">${content}</div>
    <button type="button" class="pum-close popmake-close" aria-label="Close">×</button>
  </div>
</div>`
}
