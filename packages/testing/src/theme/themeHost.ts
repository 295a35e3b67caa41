import { ConnectionLost, type ServerAnswer, type ServerDouble } from "../cartServer/index.ts"
import { fillPage, type HostState, readHostPage, serveDoubles } from "../host/index.ts"
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
  const pages: ServerDouble = {
    handle: ({ headers }) => send(formatPage(page, tag, headers["host"] ?? ""), page.headers),
  }
  const { port, url, close } = await serveDoubles([framingPage, createProductSearch(searches, page.search), pages])
  return {
    port,
    url: `${url}/en/`,
    parentUrl: `${url}/parent/?frame=${encodeURIComponent(`${url}/en/`)}`,
    searches,
    close,
  }
}

function send(html: string, headers: Readonly<Record<string, string>> = {}): Promise<ServerAnswer> {
  const type = { "content-type": "text/html; charset=utf-8" }
  return Promise.resolve({ status: 200, headers: { ...type, ...headers }, cookies: [], body: html })
}

/** Answers searches of the Store API, and records their terms. */
function createProductSearch(searches: string[], search: ThemePage["search"] = findProducts): ServerDouble {
  return {
    handle({ path }) {
      const { pathname, searchParams } = new URL(path, "http://localhost")
      if (!pathname.endsWith("/wc/store/v1/products")) return null
      const term = searchParams.get("search") ?? ""
      searches.push(term)
      return search(term).then(
        (answer) => ({ ...answer, headers: { "content-type": "application/json" }, cookies: [] }),
        () => Promise.reject(new ConnectionLost()),
      )
    },
  }
}

/** The page of another tool that shows the shop in a frame. */
const framingPage: ServerDouble = {
  handle({ path }) {
    const { pathname, searchParams } = new URL(path, "http://localhost")
    return pathname === "/parent/" ? send(formatParent(searchParams.get("frame") ?? "")) : null
  },
}

function formatParent(frame: string): string {
  return `<!doctype html><html lang="en"><title>Builder</title><body><iframe title="Preview" width="1200" height="700" src="${frame.replaceAll('"', "")}"></iframe></body></html>`
}

function formatPage(page: ThemePage, tag: string, host: string): string {
  const file = readHostPage("theme")
  const { state = file.state, dir = "ltr", config = {}, settings = {}, main = "", head = "" } = page
  const { header, footer } = formatTheme(page)
  const printed = `<script>window.astra=${JSON.stringify({ ...themeSettings, ...settings })}</script>`
  const script = '<script id="astra-theme-js-js" type="text/javascript">/* the theme\'s own */</script>'
  return fillPage(file.html, {
    ...{ dir, main, head, header, footer, tag },
    origin: `http://${host}`,
    config: JSON.stringify({ preset: "woocommerce", ...(state === 3 && { takeOver: true }), ...config }),
    scripts: (state === 3 ? "" : printed) + (state === 1 ? script : ""),
  })
}

const findProducts: NonNullable<ThemePage["search"]> = (term) => {
  const prices = { price: "4900", currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€" }
  const names = ["Southpaw &amp; Sons", "The Lighthouse", "Two Bridges"].filter((name) =>
    name.toLowerCase().includes(term.toLowerCase()),
  )
  const products = names.map((name, index) => ({ id: index + 1, name, permalink: `/en/product/${index + 1}/`, prices }))
  return Promise.resolve({ status: 200, body: JSON.stringify(products) })
}
