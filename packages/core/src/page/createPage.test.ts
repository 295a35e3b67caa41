import { afterEach, expect, it } from "vitest"
import { definePart } from "../domain/index.ts"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"

const part = definePart({
  name: "bell",
  config: { volume: { type: "flag", fallback: false, doc: "Rings aloud." } },
  hooks: {
    bell: { attributes: { tone: { type: "choice", values: ["low", "high"], fallback: "low", doc: "Its tone." } } },
  },
})

let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

function open(html: string, options: Parameters<typeof createPageForTests>[1] = {}): readonly string[] {
  document.body.innerHTML = html
  page = createPageForTests(window, options)
  page.clock.pass(0)
  return page.warnings
}

const config = (json: string) => `<script type="application/json" data-ringside-config>${json}</script>`

it("checks names of the config by the parts that a page passes", () => {
  const html = config('{"volumes": true}')
  expect(open(html, { parts: [part] })).toEqual([expect.stringContaining("did you mean volume?")])
  expect(open(html)).toEqual([])
})

it("checks hooks by the parts that a page passes", () => {
  const html = '<div data-ringside="bell" data-ringside-tone="hihg"></div>'
  expect(open(html, { parts: [part] })).toEqual([expect.stringContaining("data-ringside-tone")])
  expect(open(html)).toEqual([])
})

it("reports no correct hook", () => {
  expect(open('<div data-ringside="bell" data-ringside-tone="high"></div>', { parts: [part] })).toEqual([])
})
