import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { preparePreview } from "./editorLinks.ts"

let page: TestPage | undefined

beforeEach(() => history.replaceState(null, "", "/en/?trp-view-as=customer&trp-view-as-nonce=n1"))
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
})

function prepare(html: string): string {
  document.body.innerHTML = html
  page = createTestPage()
  preparePreview(page)
  return document.body.innerHTML
}

it("shows the next page for editing, as the same user, in the same frame", () => {
  prepare('<a href="/en/tienda/?orderby=price#top" target="_blank">Shop</a>')
  const [link] = document.querySelectorAll("a")
  expect(link?.getAttribute("href")).toBe(
    "/en/tienda/?orderby=price&trp-edit-translation=preview&trp-view-as=customer&trp-view-as-nonce=n1#top",
  )
  expect([link?.target, link?.getAttribute("data-trp-original-target")]).toEqual(["_self", "_blank"])
})

it.each([
  ["trp-button-primary", ""],
  ["trp-link-primary", "_blank"],
])("leaves a link of the class %s the target %j", (name, target) => {
  prepare(`<a href="/en/" class="${name}">Home</a>`)
  expect(document.querySelector("a")?.target).toBe(target)
})

it.each(["#content", "javascript:void(0)", "mailto:ana@example.com", "TEL:123"])(
  "leaves a link to %s alone",
  (href) => {
    const html = `<a href="${href}">Link</a>`
    expect(prepare(html)).toBe(html)
  },
)

it.each(["https://elsewhere.example/", "//elsewhere.example/x/"])("keeps the user's nonce from %s", (href) => {
  prepare(`<a href="${href}">Elsewhere</a>`)
  const shown = document.querySelector("a")?.getAttribute("href")
  expect(shown).toContain("trp-edit-translation=preview")
  expect(shown).not.toContain("n1")
})

it("adds one field to each form, and removes them all at the end", () => {
  const html = '<a href="/en/">Home</a><form><input name="s"></form>'
  prepare(html)
  if (page) preparePreview(page)
  expect(document.querySelectorAll("[name=trp-edit-translation]")).toHaveLength(1)
  page?.stop()
  expect(document.body.innerHTML).toBe(html)
})
