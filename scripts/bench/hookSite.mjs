import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { embedBuild } from "../builds.mjs"
import { importSource } from "../importSource.mjs"
import { root } from "../workspace.mjs"
import { serve } from "./httpServer.mjs"

/** @typedef {import("./httpServer.mjs").RunningServer & { delayMs: number }} HookSite `delayMs` delays the basket's answers */

const scriptFolder = join(root, embedBuild.output, "..")
const translationsPath = "/trp-ajax.php"
/** The scripts of the lower bounds, by the page's `tag`. */
const floors = new Map([
  ["floor", readFloor(new URL("./floorObserver.js", import.meta.url))],
  ["floor-translated", readFloor(new URL("./floorTranslator.js", import.meta.url))],
])
const addLink = '<a href="/en/shop/?add-to-cart=11">Add to basket</a>'

/** A hook of each kind, as a page author writes it. @type {Record<string, string>} */
export const hooks = {
  "add-to-cart on a link": `<div data-ringside="add-to-cart" data-ringside-name="Southpaw" data-ringside-price="4400">${addLink}</div>`,
  "add-to-cart drawn by us": '<div data-ringside="add-to-cart" data-ringside-product="11">Southpaw</div>',
  "mini-cart inline": '<div data-ringside="mini-cart"><a href="/en/carrito/">Basket (0)</a></div>',
  "mini-cart drawer":
    '<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-open-on-add="off"><a href="/en/carrito/">Basket (0)</a></div>',
  "cart-count": '<p data-ringside="cart-count">Basket (0)</p>',
  quantity:
    '<div data-ringside="quantity"><div class="quantity"><input type="number" class="qty" value="1"></div></div>',
}

/** @param {URL} file */
function readFloor(file) {
  return { path: `/${basename(file.pathname)}`, script: readFileSync(file) }
}

/** @param {string} html */
export function loadNow(html) {
  return html.replace(/data-ringside="[^"]*"/, '$& data-ringside-load="now"')
}

/**
 * Serves pages with hooks only, and a basket behind the Store API: `/?hook=mini-cart inline&count=100`, with `&tag=no` without the script
 * tag, with `&tag=floor` or `&tag=floor-translated` with a script of the lower bound, with `&load=now` without waiting for visibility, with `&translated=yes` in another language than the texts were written in, and with
 * `&translated=no` in the same language.
 * @returns {Promise<HookSite>}
 */
export async function openHookSite() {
  const { createCartServer } = await importSource(
    'export { createCartServer } from "./packages/testing/src/cartServer/index.ts"',
  )
  // One product that never runs out of stock, so that no add is refused.
  const product = { id: 11, slug: "southpaw", name: "Southpaw", sku: "SP-11", priceMinor: 4400, stock: 1e6 }
  const cart = createCartServer({ createSession: randomUUID, products: [product] })
  const server = await serve(async (request, body) => {
    const path = request.url ?? "/"
    const answering = cart.handle({ method: request.method, path, headers: request.headers, body: body.toString() })
    if (answering) {
      await wait(site.delayMs)
      const { status, headers, cookies, body: text } = await answering
      return { status, headers: { ...headers, "set-cookie": cookies }, body: text }
    }
    const { pathname, searchParams } = new URL(path, "http://localhost")
    if (pathname === translationsPath) return answerTranslations(body.toString())
    const floor = [...floors.values()].find(({ path: each }) => each === pathname)
    if (floor) return { status: 200, headers: { "content-type": "text/javascript" }, body: floor.script }
    if (pathname.startsWith("/ringside/")) return answerFile(pathname.slice("/ringside/".length))
    return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: formatPage(searchParams) }
  })
  const site = { ...server, delayMs: 0 }
  return site
}

/**
 * Reads a file of the script tag.
 * @param {string} name
 */
export function answerFile(name) {
  const file = join(scriptFolder, name)
  if (name.includes("..") || !existsSync(file)) return { status: 404, headers: {}, body: "" }
  const type = extname(file) === ".css" ? "text/css" : "text/javascript"
  return { status: 200, headers: { "content-type": type, "cache-control": "no-cache" }, body: readFileSync(file) }
}

/**
 * Answers with a translation of each requested text.
 * @param {string} body
 */
function answerTranslations(body) {
  const originals = JSON.parse(new URLSearchParams(body).get("originals") ?? "[]")
  const entries = originals.map((/** @type {string} */ original) => ({
    original,
    dbID: "1",
    group: "dynamicstrings",
    translationsArray: { en_GB: { translated: original.replace("Paso número", "Step number") } },
  }))
  return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(entries) }
}

/**
 * Creates the translation plugin's settings, as the page config contains them.
 * @param {string | null} isTranslated
 */
function createTranslationSettings(isTranslated) {
  if (isTranslated === null) return {}
  return {
    host: {
      trp_data: {
        trp_custom_ajax_url: translationsPath,
        trp_wp_ajax_url: translationsPath,
        trp_language_to_query: isTranslated === "yes" ? "en_GB" : "",
        trp_original_language: "es_ES",
        trp_current_language: "en_GB",
        trp_attributes_selectors: { title: { selector: "[title]", accessor: "title", attribute: true } },
        trp_attributes_accessors: ["title"],
        // A storm contains each text many times.
        duplicate_detections_allowed: "1000000",
      },
    },
  }
}

/**
 * @param {string} name "no" for none, one of the lower bounds, or anything else for ours
 */
function formatTag(name) {
  const path = name === "no" ? null : (floors.get(name)?.path ?? "/ringside/ringside.js")
  return path === null ? "" : `<script type="module" src="${path}"></script>`
}

/** @param {URLSearchParams} query */
function formatPage(query) {
  const names = query.getAll("hook")
  const count = Number(query.get("count") ?? 1)
  const dress = query.get("load") === "now" ? loadNow : (/** @type {string} */ html) => html
  const body = names.map((name) => dress(hooks[name] ?? "").repeat(count)).join("\n")
  const config = {
    locale: "en-GB",
    currency: "EUR",
    cart: { url: "/en/carrito/" },
    ...createTranslationSettings(query.get("translated")),
  }
  const tag = formatTag(query.get("tag") ?? "")
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Hooks</title>
    <link rel="icon" href="data:,"><link rel="https://api.w.org/" href="/en/wp-json/">
    <script type="application/json" data-ringside-config>${JSON.stringify(config)}</script>
    <style>main > * { margin-block: 24px }</style>${tag}</head><body><main>${body}</main></body></html>`
}
