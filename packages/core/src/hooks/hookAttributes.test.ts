import { afterEach, expect, it, vi } from "vitest"
import type { KnownWidgets } from "../author/diagnose.ts"
import { startHookChecks } from "../diagnostics/hookChecks.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { findRegisteredWidgets } from "./registeredWidgets.ts"

const known: KnownWidgets = {
  tables: new Map([
    ["gallery", { zoom: { type: "flag", fallback: true, doc: "" } }],
    ["add", {}],
    ["mini-cart", { layout: { type: "choice", values: ["inline", "drawer"], fallback: "inline", doc: "" } }],
    ["quantity", { zoom: { type: "flag", fallback: true, doc: "" } }],
    ["header", {}],
  ]),
  contents: new Map([
    ["quantity", { selector: "[data-ringside~=quantity] input", warning: "[ringside quantity] It has no field." }],
    ["header", { warning: "[ringside header] It is empty." }],
  ]),
  drawing: [{ name: "gallery" }, { name: "mini-cart" }, { name: "add", drawsUnless: "button" }],
}
let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

function check(html: string): readonly string[] {
  document.body.innerHTML = html
  page = createPageForTests(window)
  startHookChecks(page, known)
  page.clock.pass(0)
  return page.warnings
}

it.each([
  ['data-ringside="gallery" data-ringside-zoom="off" data-ringside-load="idle" data-ringside-state="ready"', []],
  ['data-ringside=""', []],
  [
    'data-ringside="galery"',
    ['[ringside] data-ringside is "galery"; did you mean "gallery"? The server\'s HTML stays as it is.'],
  ],
  [
    'data-ringside="thermometer"',
    [
      '[ringside] data-ringside is "thermometer"; expected one of gallery, add, mini-cart, quantity, header. The server\'s HTML stays as it is.',
    ],
  ],
  [
    'data-ringside="gallery" data-ringside-zoom="yes"',
    ['[ringside gallery] data-ringside-zoom is "yes"; expected "on" or "off", so zoom stays on.'],
  ],
  [
    'data-ringside="gallery" data-ringside-zom="on"',
    [
      "[ringside gallery] data-ringside-zom is not an option of gallery; did you mean data-ringside-zoom? It is ignored.",
    ],
  ],
  [
    'data-ringside="gallery" data-ringside-stat="x"',
    ["[ringside gallery] data-ringside-stat is not an option of gallery, so it is ignored."],
  ],
  [
    'data-ringside="gallery" data-ringside-load="later"',
    [
      '[ringside gallery] data-ringside-load is "later"; expected "now", "idle", "visible" or "interaction", so the widget loads as it does without it.',
    ],
  ],
  [
    'data-ringside="gallery mini-cart"',
    ["[ringside gallery] the hook names mini-cart too; expected one widget that draws, so only gallery does."],
  ],
  ['data-ringside="quantity"', ["[ringside quantity] It has no field."]],
  ['data-ringside="header quantity"', ["[ringside header] It is empty.", "[ringside quantity] It has no field."]],
  [
    'data-ringside="gallery quantity" data-ringside-zoom="off"',
    ["[ringside gallery quantity] data-ringside-zoom is known to both; expected one of them a hook, so both use it."],
  ],
])("warns for a hook with %s: %j", (attributes, expected) => {
  expect(check(`<div ${attributes}></div>`)).toEqual(expected)
})

const drawn = '<div data-ringside-root="plain"><button>+</button></div>'

it.each([
  ["mini-cart add", "", "mini-cart", "add"],
  ["mini-cart add", "<button>Add</button>", "mini-cart", "add"],
  ["add mini-cart", "<button>Add</button>", "mini-cart", "add"],
  ["add mini-cart", "", "add", "mini-cart"],
  ["add mini-cart", drawn, "add", "mini-cart"],
])('warns for a hook for "%s" that holds %j that only %s draws', (names, html, drawer, other) => {
  expect(check(`<div data-ringside="${names}">${html}</div>`)).toEqual([
    `[ringside ${drawer}] the hook names ${other} too; expected one widget that draws, so only ${drawer} does.`,
  ])
})

it.each(["add quantity", "mini-cart quantity"])('accepts a hook for "%s", of whose widgets one draws', (names) => {
  expect(check(`<div data-ringside="${names}"></div>`)).toEqual([])
})

it.each([
  "<div data-ringside=quantity><p><input></p></div>",
  "<div data-ringside=header>Red Corner</div>",
  "<div data-ringside=header><img></div>",
])("accepts the content of %s", (html) => {
  expect(check(html)).toEqual([])
})

it("waits for the end of the document before it looks for what hooks hold", () => {
  const state = vi.spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get").mockReturnValue("loading")
  const warnings = check('<div data-ringside="header"></div><div data-ringside="header">')
  expect(warnings).toEqual([])
  document.body.lastElementChild?.append("Red Corner")
  state.mockRestore()
  document.dispatchEvent(new Event("DOMContentLoaded"))
  page?.clock.pass(0)
  expect(warnings).toEqual(["[ringside header] It is empty."])
})

it("checks a hook once, when it is inserted", () => {
  const warnings = check('<div data-ringside="galery"></div>')
  page?.scan()
  page?.clock.pass(0)
  expect(warnings).toHaveLength(1)
  document.body.insertAdjacentHTML("beforeend", '<p data-ringside="galery"></p>')
  page?.scan()
  page?.clock.pass(0)
  expect(warnings).toHaveLength(2)
})

it("leaves the main thread free between checks", () => {
  document.body.innerHTML = '<div data-ringside="galery"></div>'.repeat(3)
  const slices: ((hasTime: () => boolean) => void)[] = []
  page = createPageForTests(window)
  page.clock.whenIdle = (task) => {
    slices.push(task)
    return () => undefined
  }
  startHookChecks(page, known)
  let checks = 0
  slices.shift()?.(() => (checks += 1) <= 1)
  expect(page.warnings).toHaveLength(1)
  slices.shift()?.(() => true)
  expect([page.warnings.length, slices.length]).toEqual([3, 0])
})

it("accepts a widget that the page registered, with any options", () => {
  page = createPageForTests(window)
  const countdown = { name: "countdown", load: { mode: "now" }, fetch: () => Promise.reject(new Error()) } as const
  findRegisteredWidgets(page)?.push(countdown)
  document.body.innerHTML = '<i data-ringside="countdown" data-ringside-until="noon"></i>'
  startHookChecks(page, known)
  page.clock.pass(0)
  expect(page.warnings).toEqual([])
})
