import { createRegistry, type Http, startBehaviour } from "@ringside/core"
import {
  createModulesDouble,
  createTestPage,
  find,
  findA,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { screen, waitFor } from "@testing-library/dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { sitePart } from "../../part.ts"
import { startLiveSearch } from "../liveSearch.ts"
import { searchFields } from "../searchFields.ts"
import { drawnSearch } from "./widget.ts"

let page: TestPage
const hook = (attributes = "", content = "") => `<div data-ringside="search"${attributes}>${content}</div>`
const bell = { name: "Ring bell", permalink: "https://shop.test/product/bell/", prices: { price: "1200" } }
const http = vi.fn<Http>(({ url }) =>
  Promise.resolve({ kind: "answer", status: 200, isOk: true, headers: {}, url, text: JSON.stringify([bell]) }),
)

/** Shows a hook, and starts registry and behaviour as a page does. */
async function show(html: string, config: TestPageOptions["config"] = {}) {
  document.body.innerHTML = html
  page = createTestPage({
    config,
    services: { http, modules: createModulesDouble(() => Promise.resolve({ startLiveSearch })) },
  })
  startBehaviour(searchFields, page)
  const drawsUnless = sitePart.hooks?.["search"]?.drawn?.drawsUnless ?? ""
  createRegistry(page, [
    { name: "search", load: { mode: "now" }, drawsUnless, fetch: () => Promise.resolve(drawnSearch) },
  ])
  await page.clock.settle()
}
const findField = () => screen.findByRole<HTMLInputElement>("searchbox", { name: "Search products" })

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  document.head.replaceChildren()
  history.replaceState(null, "", location.pathname)
  vi.restoreAllMocks()
})

describe("a hook without a field", () => {
  it("draws the platform's product search", async () => {
    await show(hook())
    const field = await findField()
    const form = screen.getByRole<HTMLFormElement>("search")
    expect([field.form, form.method, form.getAttribute("action")]).toEqual([form, "get", "/"])
    field.value = "bell"
    expect(Object.fromEntries(new FormData(form))).toEqual({ s: "bell", post_type: "product" })
    expect(screen.getByRole("button", { name: "Search" }).getAttribute("type")).toBe("submit")
  })

  it("shows products below the field while the shopper types", async () => {
    await show(hook())
    const field = await findField()
    page.scan()
    field.focus()
    await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
    field.value = "bell"
    field.dispatchEvent(new Event("input", { bubbles: true }))
    await waitFor(async () => {
      await page.clock.advance(300)
      expect(screen.getByRole("option").textContent).toContain("Ring bell")
    })
    // A Store API that isn't WordPress's may answer otherwise to a browser that asks for a page.
    expect(http.mock.calls[0]?.[0].headers).toEqual({ Accept: "application/json" })
  })

  it("finds the products of the language that the Store API's address names", async () => {
    http.mockClear()
    await show(hook(), { preset: "woocommerce", storeApi: "/wp-json/wc/store/v1?lang=en" })
    const field = await findField()
    page.scan()
    field.focus()
    await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
    field.value = "bell"
    field.dispatchEvent(new Event("input", { bubbles: true }))
    await waitFor(async () => {
      await page.clock.advance(300)
      expect(http.mock.lastCall?.[0].url).toMatch(/^\/wp-json\/wc\/store\/v1\/products\?lang=en&search=bell&/)
    })
  })

  it("leaves the field alone where the hook wants no products", async () => {
    await show(hook(' data-ringside-live="off"'))
    const field = await findField()
    page.scan()
    field.focus()
    await page.clock.settle()
    expect(field.hasAttribute("role")).toBe(false)
  })

  it("is sent to the hook's address, else to the home page in the page's language", async () => {
    await show(hook(' data-ringside-action="/find/"'))
    await findField()
    expect(find("form").getAttribute("action")).toBe("/find/")
    page.stop()
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.example/en/wp-json/">'
    await show(hook())
    await findField()
    expect(find("form").getAttribute("action")).toBe("/en/")
  })

  it.each([
    hook(' data-ringside-action="/?lang=en&s=old&post_type=post&cat=3"'),
    '<form data-ringside="search" action="/?lang=en&cat=3"></form>',
  ])("sends the query of its address along: %s", async (html) => {
    await show(html)
    const { form } = await findField()
    const sent = form ? [...new FormData(form)] : null
    expect(sent).toEqual([
      ["s", ""],
      ["post_type", "product"],
      ["lang", "en"],
      ["cat", "3"],
    ])
  })

  it("shows the term of the page's own search", async () => {
    history.replaceState(null, "", "?s=bell&post_type=product")
    await show(hook())
    expect((await findField()).value).toBe("bell")
  })

  it("gives its fields to a hook that is a form itself", async () => {
    await show('<form data-ringside="search" action="/own/"></form>')
    const field = await findField()
    expect(field.form).toBe(findA(HTMLFormElement, "[data-ringside]"))
    expect(document.querySelectorAll("form")).toHaveLength(1)
  })

  it("is as it was afterwards", async () => {
    await show(hook())
    const field = await findField()
    page.scan()
    field.focus()
    await waitFor(() => expect(field.getAttribute("role")).toBe("combobox"))
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(hook())
  })
})

it.each([
  '<form data-ringside="search"><input type="search" name="s" aria-label="Find"></form>',
  '<div data-ringside="search"><button type="button">Search</button></div>',
  '<div data-ringside="search"><a href="/find/">Search</a></div>',
])("is the server's, not drawn, in %s", async (html) => {
  await show(html)
  expect(document.querySelector("[data-ringside-root]")).toBeNull()
})
