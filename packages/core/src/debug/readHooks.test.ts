import { createPage } from "../assembly/createPage.ts"
import { afterEach, expect, it, onTestFinished } from "vitest"
import { readHooks } from "./readHooks.ts"

const load = { mode: "visible" } as const
const widgets = [
  { name: "gallery", load, drawsUnless: "ul", drawsWith: "product" },
  { name: "mini-cart", load: { mode: "visible", byOption: { layout: { drawer: "interaction" } } } },
] as const

afterEach(() => document.body.replaceChildren())

it.each([
  ["without its option is enhanced in place", '<div data-ringside="gallery"></div>', "inPlace", null],
  [
    "with its option is drawn on",
    '<div data-ringside="gallery" data-ringside-product="12"></div>',
    "waiting",
    "visible",
  ],
  [
    "with what the server printed is enhanced in place",
    '<div data-ringside="gallery" data-ringside-product="12"><ul></ul></div>',
    "inPlace",
    null,
  ],
  [
    "that is drawn on stays so, whatever its widget has drawn",
    '<div data-ringside="gallery" data-ringside-product="12" data-ringside-state="ready"><div data-ringside-root><ul></ul></div></div>',
    "ready",
    "visible",
  ],
  [
    "that names two widgets has the first that it names",
    '<div data-ringside="mini-cart gallery" data-ringside-layout="drawer" data-ringside-product="12"></div>',
    "waiting",
    "interaction",
  ],
  [
    "has the load mode of its options",
    '<div data-ringside="mini-cart" data-ringside-layout="drawer"></div>',
    "waiting",
    "interaction",
  ],
])("a hook %s", (_, html, state, mode) => {
  document.body.innerHTML = html
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const [row] = readHooks(createPage({ window, signal: aborter.signal }), widgets)
  expect(row).toMatchObject({ state, load: mode })
})
