import { type Page, requestListenersService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { start as startDynamicTranslation } from "../dynamic/dynamic.ts"
import { start } from "./editor.ts"

const updated = "trp_iframe_page_updated"

const settings = {
  trp_custom_ajax_url: "/trp-ajax.php",
  trp_wp_ajax_url: "/wp-admin/admin-ajax.php",
  trp_language_to_query: "en_GB",
  trp_original_language: "es_ES",
  trp_current_language: "en_GB",
  gettranslationsnonceregular: "n0",
  trp_attributes_selectors: { title: { selector: "[title]", accessor: "title", attribute: true } },
}

const realParent = Object.getOwnPropertyDescriptor(window, "parent")
let page: TestPage | undefined
let asked: { url: string; fields: URLSearchParams }[] = []
/** The events on the editor's window and on the page's, in their order. */
let events: string[] = []

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "jQuery")
  Reflect.deleteProperty(window, "parent")
  if (realParent) Object.defineProperty(window, "parent", realParent)
})

/** Shows the page in the editor's window. */
function open(html: string): TestPage {
  document.body.innerHTML = html
  asked = []
  events = []
  const parent = Object.assign(new EventTarget(), {
    location: { origin: location.origin },
    tpEditorApp: {},
    trp_dynamic_nonce: "n9",
  })
  Object.defineProperty(window, "parent", { configurable: true, value: parent })
  const http: Page["http"] = ({ url, body }) => {
    const fields = new URLSearchParams(typeof body === "string" ? body : "")
    asked.push({ url, fields })
    const originals = JSON.parse(fields.get("originals") ?? "[]") as string[]
    const entries = originals.map((original) => ({
      ...{ original, dbID: "7", group: "dynamicstrings" },
      translationsArray: { en_GB: { translated: original === "Lijado" ? "Sanding" : "" } },
    }))
    const text = JSON.stringify(entries)
    return Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, url: "", text })
  }
  page = createTestPage({ config: { host: { trp_data: settings } }, services: { http } })
  const { signal } = page
  for (const name of ["save_translations", "next_string", "previous_string", "discard_all_changes"]) {
    parent.addEventListener(`trp_trigger_${name}_event`, ({ type }) => events.push(type))
  }
  parent.addEventListener(updated, () => events.push("editor"))
  window.addEventListener(updated, () => events.push("page"), { signal })
  start(page)
  return page
}

describe("late texts in the editor", () => {
  it("are requested at the platform's address with the editor's nonce, and marked, translated or not", async () => {
    const current = open("<main></main>")
    startDynamicTranslation(current)
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<p title=Lijado>Lijado</p><b>Barniz</b>")
    await current.clock.advance(200)
    expect(asked.map(({ url, fields }) => [url, fields.get("security")])).toEqual([["/wp-admin/admin-ajax.php", "n9"]])
    const mark = (text: string) =>
      `<translate-press data-trp-translate-id="7" data-trp-node-group="dynamicstrings">${text}</translate-press>`
    expect(document.querySelector("main")?.innerHTML).toBe(
      `<p title="Sanding" data-trp-translate-id-title="7" data-trp-node-group-title="dynamicstrings">${mark("Sanding")}</p><b>${mark("Barniz")}</b>`,
    )
    expect(events).toEqual(["editor", "page"])
    current.stop()
    expect(document.querySelector("translate-press")).toBeNull()
  })
})

describe("links and forms", () => {
  const late = '<a href="/en/tienda/">Shop</a><form></form>'
  const expectPrepared = () => {
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/en/tienda/?trp-edit-translation=preview")
    expect(document.querySelectorAll("[name=trp-edit-translation]")).toHaveLength(1)
  }

  it("that came with the page are prepared, and its wrappers of plugin texts are removed", () => {
    open(`${late}<p><trp-gettext data-trpgettextoriginal="4">Add <b>to</b></trp-gettext> basket</p>`)
    expectPrepared()
    expect(document.querySelector("p")?.innerHTML).toBe("Add <b>to</b> basket")
  })

  it("that come later are prepared at the next scan", () => {
    const current = open("<main></main>")
    document.body.insertAdjacentHTML("beforeend", late)
    current.scan()
    expectPrepared()
  })

  it("are prepared when the plugin reports a change of the page", () => {
    open("<main></main>")
    document.body.insertAdjacentHTML("beforeend", late)
    window.dispatchEvent(new Event(updated))
    expectPrepared()
  })
})

it.each([
  [
    "a link that the editor can't show",
    '<a href="/x.pdf" data-trp-unpreviewable="trp-unpreviewable"><b>File</b></a>',
    true,
  ],
  ["a link without a page", '<a href="#top"><b>Top</b></a>', true],
  ["a link to a page", '<a href="/en/"><b>Home</b></a>', false],
])("a click on %s is prevented or not", (_, html, isPrevented) => {
  open(html)
  const click = new MouseEvent("click", { bubbles: true, cancelable: true })
  document.querySelector("b")?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(isPrevented)
})

it.each([
  ["z", true, "trp_trigger_discard_all_changes_event"],
  ["ArrowRight", true, "trp_trigger_next_string_event"],
  ["ArrowLeft", true, "trp_trigger_previous_string_event"],
  ["s", false, "trp_trigger_save_translations_event"],
  ["z", false, undefined],
])("Ctrl and %s, with Alt %s, reports %s", (key, altKey, name) => {
  open("<main></main>")
  const press = new KeyboardEvent("keydown", { key, altKey, ctrlKey: true, bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  expect([events, press.defaultPrevented]).toEqual([name === undefined ? [] : [name], name !== undefined])
})

describe("a background request", () => {
  const both = ["editor", "page"]

  it.each([
    ["that isn't the plugin's", "action=add_to_cart", both],
    ["without data", null, both],
    ["of the plugin", "security=n9&action=trp_get_translations_regular", []],
  ])("of ours %s is reported to both windows or not", (_, body, reported) => {
    const current = open("<main></main>")
    for (const listener of requestListenersService.of(current)) listener(body)
    expect(events).toEqual(reported)
  })

  it.each([
    ["that isn't the plugin's", { url: "/", data: "action=add_to_cart" }, both],
    ["of the plugin, by POST", { url: "/wp-admin/admin-ajax.php", data: "action=trp_save" }, []],
    ["of the plugin, by GET", { url: "/wp-admin/admin-ajax.php?action=trp_get" }, []],
  ])("of jQuery %s is reported to both windows or not", (_, sent, reported) => {
    const current = open("<main></main>")
    const handlers = new Set<(...args: unknown[]) => void>()
    const jQuery = () => ({
      on: (_name: string, handler: () => void) => handlers.add(handler),
      off: (_name: string, handler: () => void) => handlers.delete(handler),
    })
    // It may load after our script.
    Object.assign(window, { jQuery: Object.assign(jQuery, { fn: { on: vi.fn(), trigger: vi.fn() } }) })
    current.scan()
    expect(handlers.size).toBe(1)
    for (const handler of handlers) handler({}, {}, sent)
    expect(events).toEqual(reported)
    current.stop()
    expect(handlers.size).toBe(0)
  })
})
