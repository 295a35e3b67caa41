import { listMissingContent } from "@ringside/core/diagnostics"
import { listKnownWidgets, type Part } from "@ringside/core/domain"
import { afterEach, expect, it, vi } from "vitest"
import { createTestPage } from "@ringside/testing"
import { addToCartPart } from "@ringside/add-to-cart/part"
import * as allParts from "./parts.ts"

const known = listKnownWidgets(Object.values<Part>(allParts))

afterEach(() => document.body.replaceChildren())

/** The warnings about what the first hook of `html` lacks. */
function listWarnings(html: string): readonly string[] {
  document.body.innerHTML = html
  const hook = document.querySelector("[data-ringside]")
  if (!hook) throw new Error("There is no hook.")
  return listMissingContent(hook, known)
}

it.each([
  ["variations", "<p>Soon</p>", "the hook holds no .variations_form; expected the shop's form in it"],
  ["quantity", '<input type="text">', 'the hook holds no quantity field; expected an <input type="number">'],
  ["coming-soon", "Not open yet.", "the hook has no <button>; expected one that dismisses the banner"],
  ["header", " <!-- menus --> ", "the hook holds nothing; expected the header's logo and menus"],
  ["store-notice", "", "the hook holds nothing; expected the notice's text and a <button>"],
  ["preview", "Red Corner", "the hook has no picture; expected the logo as an <img>"],
  ["email-capture", " ", 'the hook holds nothing; expected a form with an <input type="email">'],
])("a hook `%s` that holds %j is reported once", (name, html, text) => {
  expect(listWarnings(`<div data-ringside="${name}">${html}</div>`)).toEqual([
    expect.stringContaining(`[ringside ${name}] ${text}`),
  ])
})

it.each([
  ["around the variations' form", '<div data-ringside="variations"><form class="variations_form"></form></div>'],
  ["that is the variations' form", '<form class="variations_form" data-ringside="variations"></form>'],
  ["in the variations' form", '<form class="variations_form"><div data-ringside="variations"></div></form>'],
  ["around a quantity", '<div data-ringside="quantity"><input type="number"></div>'],
  ["with a button that dismisses", '<div data-ringside="coming-soon"><button>×</button></div>'],
  ["with a header's text", '<header data-ringside="header">Red Corner</header>'],
  ["with a notice's text alone, which stays", '<p data-ringside="store-notice">Closed in August.</p>'],
  ["that is a logo", '<img alt="" data-ringside="preview">'],
  ["around a logo", '<a href="/" data-ringside="preview"><img alt=""></a>'],
  ["that is the site's title", '<p data-ringside="preview" data-ringside-part="title">Red Corner</p>'],
  ["around a form that another script fills", '<div data-ringside="email-capture"><div id="form"></div></div>'],
])("a hook %s is accepted", (_, html) => {
  expect(listWarnings(html)).toEqual([])
})

it.each(["cart-count", "notices", "scroll-to-top"])(
  "an empty hook `%s` is accepted: it gets the count, messages or its name from us",
  (name) => expect(listWarnings(`<a data-ringside="${name}"></a>`)).toEqual([]),
)

it.each(["search", "login", "mini-cart", "newsletter", "basket", "checkout", "add-to-cart quantity"])(
  "an empty hook `%s` is accepted: a widget draws in it",
  (name) => expect(listWarnings(`<div data-ringside="${name}"></div>`)).toEqual([]),
)

// The build refuses a text that isn't in the package's warnings.ts.
it("the warning of each hook that needs content names the hook, the expected content and the result", () => {
  for (const { hooks = {} } of Object.values<Part>(allParts)) {
    for (const [name, { content }] of Object.entries(hooks)) {
      if (!content) continue
      expect(content.warning).toMatch(new RegExp(`^\\[ringside ${name}\\] .*; expected .*, so .*\\.$`))
    }
  }
})

it("a page from npm logs it once, and when such a hook is inserted", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  document.body.innerHTML = '<div data-ringside="quantity"></div>'
  const page = createTestPage({ parts: [addToCartPart] })
  // The checks are fetched.
  const waitForWarnings = (count: number) =>
    vi.waitFor(async () => {
      page.scan()
      await page.clock.advance(0)
      expect(warn.mock.calls).toHaveLength(count)
    })
  await waitForWarnings(1)
  page.scan()
  await page.clock.advance(0)
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no quantity field"), document.body.firstElementChild]])
  document.body.insertAdjacentHTML("beforeend", '<div data-ringside="variations"></div>')
  await waitForWarnings(2)
  page.stop()
  warn.mockRestore()
})
