import { answerFile } from "./hookSite.mjs"
import { serve } from "./httpServer.mjs"
import { escapeAttribute } from "../hosting/tagMarkup.mjs"

/** The rules of the popup plugin's own style sheet. */
const css = `.pum-overlay { display: none; position: fixed; inset: 0; overflow: auto; background: rgb(0 0 0 / 60%) }
  .pum-container { position: absolute; box-sizing: border-box; background: #fff; padding: 24px }
  body { margin: 0; font: 16px/1.5 sans-serif } main { min-height: 2000px; padding: 16px }`

/**
 * Serves pages with popups as the popup plugin prints them: `/?count=200`; `&tag=no` omits the script tag.
 * @returns {Promise<import("./httpServer.mjs").RunningServer>}
 */
export function openPopupSite() {
  return serve((request) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) return Promise.resolve(answerFile(pathname.slice("/ringside/".length)))
    const headers = { "content-type": "text/html; charset=utf-8" }
    return Promise.resolve({ status: 200, headers, body: formatPage(searchParams) })
  })
}

/** @param {URLSearchParams} query */
function formatPage(query) {
  const popups = Array.from({ length: Number(query.get("count") ?? 1) }, (_, index) => formatPopup(index + 1))
  const tag = query.get("tag") === "no" ? "" : '<script type="module" src="/ringside/ringside.js"></script>'
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Popups</title><link rel="icon" href="data:,">
    <style>${css}</style>${tag}</head><body><main><h1>Popups</h1><p><button class="popmake-1">Open</button></p></main>${popups.join("\n")}</body></html>`
}

/**
 * Formats a popup. The first opens by a click only; each other also opens by itself after a minute, which no measurement reaches.
 * @param {number} id
 */
function formatPopup(id) {
  const settings = {
    ...{ id, slug: `popup-${id}`, animation_type: "none", close_on_esc_press: true, location: "center" },
    triggers: id === 1 ? [] : [{ type: "auto_open", settings: { delay: 60_000, cookie_name: `pum-${id}` } }],
    cookies: [{ event: "on_popup_close", settings: { name: `pum-${id}`, time: "1 month" } }],
    conditions: [[{ target: "ringside_url", settings: { contains: "/" } }]],
  }
  const json = escapeAttribute(JSON.stringify(settings))
  return `<div id="pum-${id}" role="dialog" aria-modal="false" class="pum pum-overlay popmake-overlay" data-popmake="${json}">
    <div id="popmake-${id}" class="pum-container popmake"><div class="pum-title popmake-title">Title</div>
    <div class="pum-content popmake-content"><p>Some text and <a href="/shop/">a link</a>.</p></div>
    <button type="button" class="pum-close popmake-close" aria-label="Close">×</button></div></div>`
}
