import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { defineBehaviour } from "../behaviours/behaviour.ts"
import { delegate } from "../behaviours/delegate.ts"
import type { FieldEventType } from "./fieldEvents.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { startBehaviour } from "../behaviours/startBehaviour.ts"

type JQueryForTests = ((target: unknown) => {
  on(name: string, handler: (event: JQueryEventForTests) => unknown): void
  off(): void
  remove(): void
  trigger(event: unknown): void
  triggerHandler(name: string): void
}) & { Event: (name: string, members?: object) => JQueryEventForTests }
interface JQueryEventForTests {
  readonly isDefaultPrevented: () => boolean
  preventDefault(): void
}

const { default: jQuery } = await vi.importActual<{ readonly default: JQueryForTests }>("jquery")

const html = `<form><select><option>1</option></select><input><a href="#x"><b>x</b></a><button type="button">y</button></form>`
let page: PageForTests

beforeEach(() => {
  Reflect.set(window, "jQuery", jQuery)
  document.body.innerHTML = html
  page = createPageForTests(window)
})
afterEach(() => {
  page.stop()
  for (const node of [document, ...document.querySelectorAll("*")]) jQuery(node).off()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "jQuery")
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page holds no ${selector}.`)
  return element
}
const cases: readonly (readonly [FieldEventType, string])[] = [
  ["change", "select"],
  ["input", "input"],
  ["keydown", "input"],
  ["submit", "form"],
  ["click", "a"],
]
/** The ways to listen to an event inside the form. */
const ways: readonly (readonly [string, (type: FieldEventType, listener: (event: Event) => void) => void])[] = [
  [
    "events.listenToField",
    (type, listener) => page.events.listenToField(find("form"), type, listener, { signal: page.signal }),
  ],
  ["delegate", (type, listener) => delegate(page, type, "form", listener)],
  [
    "a behaviour's `on`",
    (type, listener) =>
      startBehaviour(defineBehaviour({ name: "x", selector: "form", on: { [type]: listener } }), page),
  ],
  [
    "scope.listenToField",
    (type, listener) =>
      startBehaviour(
        defineBehaviour({
          name: "x",
          selector: "form",
          connect: (form, scope) => scope.listenToField(form, type, listener),
        }),
        page,
      ),
  ],
]

describe.each(ways)("%s", (_, listenTo) => {
  it.each(cases)("receives a %s that is sent through jQuery alone, once, at its target", (type, selector) => {
    const targets: unknown[] = []
    listenTo(type, ({ target }) => targets.push(target))
    jQuery(find(selector)).trigger(jQuery.Event(type))
    expect(targets).toEqual([find(selector)])
  })

  it.each(cases)("receives a native %s once", (type, selector) => {
    const targets: unknown[] = []
    listenTo(type, ({ target }) => targets.push(target))
    find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    expect(targets).toEqual([find(selector)])
  })

  it.each(cases)("prevents the default of a %s that is sent through jQuery alone", (type, selector) => {
    listenTo(type, (event) => event.preventDefault())
    const event = jQuery.Event(type)
    jQuery(find(selector)).trigger(event)
    expect(event.isDefaultPrevented()).toBe(true)
  })

  it("receives events of a jQuery that was loaded later, once", () => {
    Reflect.deleteProperty(window, "jQuery")
    const listener = vi.fn()
    listenTo("change", listener)
    Reflect.set(window, "jQuery", jQuery)
    const script = document.createElement("script")
    document.body.append(script)
    script.dispatchEvent(new Event("load"))
    script.dispatchEvent(new Event("load"))
    jQuery(find("select")).trigger("change")
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("receives nothing after the page has stopped", () => {
    const listener = vi.fn()
    listenTo("change", listener)
    page.stop()
    jQuery(find("select")).trigger("change")
    find("select").dispatchEvent(new Event("change", { bubbles: true }))
    expect(listener).not.toHaveBeenCalled()
  })

  it("receives the one native click that jQuery causes on a button", () => {
    const listener = vi.fn()
    listenTo("click", listener)
    jQuery(find("button")).trigger("click")
    jQuery(find("b")).trigger("click")
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe("events.listenToField", () => {
  const listen = (type: FieldEventType, listener: (event: Event) => void, signal = page.signal) =>
    page.events.listenToField(find("form"), type, listener, { signal })

  it("receives an event whose propagation a handler of the page stops", () => {
    const listener = vi.fn()
    listen("change", listener)
    jQuery(find("form")).on("change", () => false)
    jQuery(find("select")).trigger("change")
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("receives an event that triggerHandler() sends to the element alone", () => {
    const listener = vi.fn()
    listen("submit", listener)
    jQuery(find("form")).triggerHandler("submit")
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it("ends for one listener only", () => {
    const aborter = new AbortController()
    const [first, second] = [vi.fn(), vi.fn()]
    listen("change", first, aborter.signal)
    listen("change", second)
    aborter.abort()
    jQuery(find("select")).trigger("change")
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  })

  it("reports that a handler of the page has prevented the event's default", () => {
    const prevented: boolean[] = []
    jQuery(find("form")).on("submit", (event) => event.preventDefault())
    listen("submit", ({ defaultPrevented }) => prevented.push(defaultPrevented))
    jQuery(find("form")).trigger("submit")
    expect(prevented).toEqual([true])
  })

  it.each([
    [{ key: "Escape", shiftKey: true }, ["Escape", true]],
    [{ which: 13 }, ["Enter", false]],
    [{ keyCode: 37 }, ["ArrowLeft", false]],
    [{}, ["", false]],
  ])("gives the key of %j", (members, expected) => {
    const keys: unknown[] = []
    page.events.listenToField(find("input"), "keydown", ({ key, shiftKey }) => keys.push([key, shiftKey]), {
      signal: page.signal,
    })
    jQuery(find("input")).trigger(jQuery.Event("keydown", members))
    expect(keys).toEqual([expected])
  })

  it.each(["stopPropagation", "stopImmediatePropagation"] as const)("keeps the event from others by %s", (name) => {
    const [own, handler] = [vi.fn(), vi.fn()]
    page.events.listenToField(find("form"), "change", (event) => event[name](), { signal: page.signal, capture: true })
    page.events.listenToField(document, "change", own, { signal: page.signal })
    jQuery(document.body).on("change", handler)
    jQuery(find("select")).trigger("change")
    expect([own.mock.calls.length, handler.mock.calls.length]).toEqual([0, 0])
  })

  it("calls the page's own listeners only once", () => {
    const [native, handler] = [vi.fn(), vi.fn()]
    listen("change", () => undefined)
    find("form").addEventListener("change", native)
    jQuery(find("form")).on("change", handler)
    jQuery(find("select")).trigger("change")
    expect([native.mock.calls.length, handler.mock.calls.length]).toEqual([0, 1])
  })
})

it("submits a form whose submission a failed listener has prevented", () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  delegate(page, "submit", "form", (event) => {
    event.preventDefault()
    throw new Error("boom")
  })
  jQuery(find("form")).trigger("submit")
  expect(sent).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})
