import { readFileSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { type HostState, ringsideFolder } from "../host/index.ts"
import { formatTheme, type ThemeOptions } from "./themeMarkup.ts"

/** A page with the theme's header, and the shop behind it. */
export interface ThemePage extends ThemeOptions {
  readonly state?: HostState
  readonly dir?: "ltr" | "rtl"
  /** Members of the page config beside those of the state. */
  readonly config?: Readonly<Record<string, unknown>>
  /** Members of the theme's own settings. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** HTML before the long part of the page. */
  readonly main?: string
  readonly head?: string
  /** Headers of the page. */
  readonly headers?: Readonly<Record<string, string>>
  /** Answers product searches; with a list of three products by default. */
  readonly search?: (term: string) => Promise<{ readonly status: number; readonly body: string }>
}

/** The page on its own port. */
export interface ThemeHost {
  readonly port: number
  readonly url: string
  /** A page that contains the other one in a frame. */
  readonly parentUrl: string
  /** The searched terms. */
  readonly searches: readonly string[]
  close(): Promise<void>
}

const fixtures = new URL("../../fixtures/", import.meta.url)

/** The settings as the theme prints them: all values are texts, flags included. */
const themeSettings = {
  break_point: "921",
  isRtl: "",
  is_scroll_to_id: "1",
  is_scroll_to_top: "1",
  is_header_footer_builder_active: "1",
  responsive_cart_click: "flyout",
}

/** Serves a page with the theme's header on a free port. `tag` is the address of our script. */
export async function createThemeHost(page: ThemePage, tag: string): Promise<ThemeHost> {
  const searches: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) sendFile(response, join(ringsideFolder, pathname.slice(10)))
    else if (pathname === "/theme.css") sendFile(response, new URL("theme.css", fixtures))
    else if (pathname === "/parent/") send(response, formatParent(searchParams.get("frame") ?? ""))
    else if (pathname.endsWith("/wc/store/v1/products")) {
      const term = searchParams.get("search") ?? ""
      searches.push(term)
      const search = page.search ?? findProducts
      search(term).then(
        ({ status, body }) => response.writeHead(status, { "content-type": "application/json" }).end(body),
        () => request.socket.destroy(),
      )
    } else send(response, formatPage(page, tag, request.headers.host ?? ""), page.headers)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === "object" && address ? address.port : 0
  return {
    port,
    url: `http://localhost:${port}/en/`,
    parentUrl: `http://localhost:${port}/parent/?frame=${encodeURIComponent(`http://localhost:${port}/en/`)}`,
    searches,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, html: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { "content-type": "text/html", ...headers }).end(html)
}

function sendFile(response: ServerResponse, file: string | URL): void {
  const type = { ".js": "text/javascript", ".css": "text/css" }[extname(String(file))] ?? "text/plain"
  response.writeHead(200, { "content-type": type }).end(readFileSync(file))
}

function formatParent(frame: string): string {
  return `<!doctype html><html lang="en"><title>Builder</title><body><iframe title="Preview" width="1200" height="700" src="${frame.replaceAll('"', "")}"></iframe></body></html>`
}

function formatPage(page: ThemePage, tag: string, host: string): string {
  const { state = 2, dir = "ltr", config = {}, settings = {}, main = "", head = "" } = page
  const { header, footer } = formatTheme(page)
  const printed = `<script>window.astra=${JSON.stringify({ ...themeSettings, ...settings })}</script>`
  const script = '<script id="astra-theme-js-js" type="text/javascript">/* the theme\'s own */</script>'
  const parts = {
    ...{ dir, main, head, header, footer, tag },
    origin: `http://${host}`,
    config: JSON.stringify({ preset: "woocommerce", ...(state === 3 && { takeOver: true }), ...config }),
    scripts: (state === 3 ? "" : printed) + (state === 1 ? script : ""),
  }
  return Object.entries(parts).reduce(
    (html, [name, value]) => html.replaceAll(`{{${name}}}`, () => value),
    readFileSync(new URL("theme.html", fixtures), "utf8"),
  )
}

const findProducts: NonNullable<ThemePage["search"]> = (term) => {
  const prices = { price: "4900", currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€" }
  const names = ["Southpaw &amp; Sons", "The Lighthouse", "Two Bridges"].filter((name) =>
    name.toLowerCase().includes(term.toLowerCase()),
  )
  const products = names.map((name, index) => ({ id: index + 1, name, permalink: `/en/product/${index + 1}/`, prices }))
  return Promise.resolve({ status: 200, body: JSON.stringify(products) })
}
