import type { PageConfig } from "@ringside/core"
import { afterEach, describe, expect, it } from "vitest"
import { uiMessages } from "../messages.ts"
import { createPageForTests } from "../pageForTests.ts"
import { mountRoot } from "./mountRoot.tsx"
import { useTranslate } from "./useTranslate.ts"

const { documentElement } = document
const arabic = Object.fromEntries(Object.keys(uiMessages.en).map((key) => [`ui.${key}`, "أغلق"]))

afterEach(() => {
  document.body.replaceChildren()
  documentElement.removeAttribute("lang")
  documentElement.removeAttribute("dir")
})

function CloseText() {
  return useTranslate("ui", uiMessages)("close")
}

/** The root of a widget with one text, on a hook in `html`. */
async function mount(html: string, config: Partial<PageConfig>): Promise<HTMLElement> {
  document.body.innerHTML = html
  const host = document.querySelector<HTMLElement>("[data-ringside]")
  const page = createPageForTests(window, config)
  if (!host) throw new Error("There is no hook.")
  await mountRoot({ widget: "basket", host, page, children: <CloseText /> }).ready
  const root = host.querySelector<HTMLElement>("[data-ringside-root]")
  if (!root) throw new Error("There is no root.")
  return root
}

const hook = "<div data-ringside='basket'></div>"

describe("the language of a root", () => {
  it.each<[string, string, string, Partial<PageConfig>]>([
    ["en", "ar", hook, { locale: "ar" }],
    ["en", "de-DE", hook, { locale: "de-DE" }],
    ["en", "de", hook, { locale: "de", messages: { de: { "ui.close": "Zu" } } }],
    ["es", "ar", hook, { locale: "es-ES" }],
    ["es", "es", `<div lang="en">${hook}</div>`, { locale: "es-ES" }],
  ])("is known as %s on a page in %s with %s and %j", async (language, around, html, config) => {
    documentElement.lang = around
    expect((await mount(html, config)).lang).toBe(language)
  })

  it.each<[string, string, Partial<PageConfig>]>([
    ["en-GB", hook, { locale: "en-GB" }],
    ["es_ES", hook, { locale: "es-MX" }],
    ["ar", hook, { locale: "ar-EG", messages: { ar: arabic } }],
    ["de", `<div lang="en">${hook}</div>`, { locale: "de" }],
    ["de", `<div lang="">${hook}</div>`, { locale: "de" }],
    ["", hook, { locale: "es-ES" }],
  ])("needs no word on a page in %j with %s and %j", async (around, html, config) => {
    documentElement.lang = around
    expect((await mount(html, config)).hasAttribute("lang")).toBe(false)
  })
})

describe("a text in a page from right to left", () => {
  it.each<[string, string, string, Partial<PageConfig>]>([
    ["keeps to itself in another language", "rtl", "\u2068Close\u2069", { locale: "ar" }],
    ["stands as it is in the page's language", "rtl", "أغلق", { locale: "ar", messages: { ar: arabic } }],
    ["needs nothing where the page runs as it does", "ltr", "Close", { locale: "ar" }],
  ])("%s (%s)", async (_, direction, text, config) => {
    documentElement.lang = "ar"
    documentElement.dir = direction
    const root = await mount(hook, config)
    expect(root.textContent).toBe(text)
    expect(root.hasAttribute("dir")).toBe(false)
  })
})
