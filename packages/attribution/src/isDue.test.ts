import { createPage } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it } from "vitest"
import { isDue } from "./isDue.ts"

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
  Reflect.deleteProperty(Object.getPrototypeOf(document) as object, "referrer")
  Reflect.deleteProperty(document, "referrer")
})

const tracked = { host: { wc_order_attribution: { params: { allowTracking: true } } } }

/** Prints a config and a tag as a page does, and answers whether the late code is due. */
function read(config: object, tag: HTMLElement | null = null): boolean | "loaded" {
  const script = document.createElement("script")
  Object.assign(script, { type: "application/json", textContent: JSON.stringify(config) })
  script.setAttribute("data-ringside-config", "")
  document.body.append(script)
  page = createTestPage({ config, services: { tag } })
  return isDue(page)
}

function createTag(...names: readonly string[]): HTMLElement {
  const tag = document.createElement("script")
  for (const name of names) tag.setAttribute(name, "")
  return tag
}

describe("a page that stores where orders come from", () => {
  const { origin } = location

  it.each([
    ["without a referrer", "", "/", true],
    ["from the shop itself", `${origin}/shop/`, "/", true],
    ["from the shop's home page", `${origin}/`, "/", true],
    ["from another site", "https://news.example/", "/", "loaded"],
    ["from a site whose address begins like the shop's", `${origin}m/`, "/", "loaded"],
    ["from the shop on another port", `${origin}0/`, "/", "loaded"],
    ["with a campaign", "", "/?utm_source=news", "loaded"],
    ["with a campaign, from the shop", `${origin}/`, "/?page=2&gclid=1", "loaded"],
    ["with another query", "", "/?form_utm_source=news", true],
  ])("needs the late code %s", (_, referrer, address, expected) => {
    // A page's document has its members from the prototype.
    Object.defineProperty(Object.getPrototypeOf(document), "referrer", { get: () => referrer, configurable: true })
    history.replaceState(null, "", address)
    expect(read(tracked)).toBe(expected)
  })

  it.each([
    ["a text, as LiteSpeed defines it", () => "https://news.example/", "loaded"],
    ["an image with that name", () => document.createElement("img"), true],
  ])("needs the late code where the document's own referrer is %s", (_, get, expected) => {
    const before = () => `${origin}/`
    Object.defineProperty(Object.getPrototypeOf(document), "referrer", { get: before, configurable: true })
    Object.defineProperty(document, "referrer", { get, configurable: true })
    expect(read(tracked)).toBe(expected)
  })
})

it("a page whose config comes from an app's code needs the late code as one that prints it", () => {
  const ended = new AbortController()
  const start = (config: object) => createPage({ window, signal: ended.signal, config: { ...config } })
  expect(isDue(start({ analytics: { dataLayer: "shopEvents" } }))).toBe(true)
  expect(isDue(start({ locale: "en-GB" }))).toBe(false)
  ended.abort()
})

describe("a page without it", () => {
  it.each([
    ["e-mail capture's settings", { host: { omnisend_woo_data: { ajax_url: "/" } } }, true],
    ["a data layer", { analytics: { dataLayer: "shopEvents" } }, true],
    ["a data layer by the tag's name", { datalayer: "" }, true],
    ["product views", { analytics: { productViewed: true } }, true],
    ["product views by the tag's name", { productViewed: true }, true],
    ["settings of others", { host: { pum_vars: { analytics_enabled: true } } }, false],
    ["nothing", {}, false],
  ])("with %s: %j", (_, config, expected) => {
    expect(read(config)).toBe(expected)
  })

  it.each([
    ["data-ringside-datalayer", true],
    ["data-ringside-product-viewed", true],
    ["data-ringside-theme", false],
  ])("with %s on the tag: %s", (name, expected) => {
    expect(read({}, createTag(name))).toBe(expected)
  })
})
