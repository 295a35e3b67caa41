import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { answerFile } from "./hookSite.mjs"
import { serve } from "./httpServer.mjs"

/** The order fields, as the platform prints them. */
const fields = {
  ...{ source_type: "current.typ", referrer: "current_add.rf", utm_campaign: "current.cmp", utm_source: "current.src" },
  ...{ utm_medium: "current.mdm", utm_content: "current.cnt", utm_id: "current.id", utm_term: "current.trm" },
  ...{ utm_source_platform: "current.plt", utm_creative_format: "current.fmt", utm_marketing_tactic: "current.tct" },
  ...{ session_entry: "current_add.ep", session_start_time: "current_add.fd", session_pages: "session.pgs" },
  ...{ session_count: "udata.vst", user_agent: "udata.uag" },
}
const params = { lifetime: 0.00001, session: 30, base64: false, prefix: "wc_order_attribution_", allowTracking: true }
const settings = `<script>window.wc_order_attribution = ${JSON.stringify({ params, fields })}</script>`

/** The library that the platform's own script requires, with the platform's call. */
const sourcebuster = `${readFileSync(
  createRequire(import.meta.url).resolve("sourcebuster/dist/sourcebuster.min.js"),
  "utf8",
)}
sbjs.init({ lifetime: 0.00001, session_length: 30, base64: false, timezone_offset: "0" })`

/** Scripts of a page, by name; `null` is the script tag. @type {Readonly<Record<string, string | null>>} */
export const attributionScripts = { ringside: null, none: "", sourcebuster }

/**
 * Serves pages with a form that stores the source of an order: `/?script=sourcebuster&utm_source=news`.
 * @param {Readonly<Record<string, string | null>>} [scripts]
 * @returns {Promise<import("./httpServer.mjs").RunningServer>}
 */
export function openAttributionSite(scripts = attributionScripts) {
  return serve((request) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) return Promise.resolve(answerFile(pathname.slice("/ringside/".length)))
    const name = searchParams.get("script") ?? "none"
    if (pathname.startsWith("/peer/")) {
      const headers = { "content-type": "text/javascript; charset=utf-8" }
      return Promise.resolve({ status: 200, headers, body: scripts[pathname.slice("/peer/".length)] ?? "" })
    }
    const headers = { "content-type": "text/html; charset=utf-8" }
    return Promise.resolve({ status: 200, headers, body: formatPage(name, scripts[name] ?? null) })
  })
}

/**
 * @param {string} name
 * @param {string | null} script
 */
function formatPage(name, script) {
  const ours = '<script type="module" src="/ringside/ringside.js"></script>'
  const theirs = script === "" ? "" : `<script src="/peer/${name}"></script>`
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Order</title><link rel="icon" href="data:,">
    ${settings}${script === null ? ours : ""}</head><body><main><h1>Order</h1><form><wc-order-attribution-inputs></wc-order-attribution-inputs>
    <button>Place order</button></form></main>${script === null ? "" : theirs}</body></html>`
}
