import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { startHandledActions } from "./handledActions.ts"

let aborter: AbortController

beforeEach(() => {
  aborter = new AbortController()
  document.body.innerHTML = '<form><a href="/en/?add-to-cart=12">Add</a></form>'
  // Whoever answers for us listens at the document, before the link receives the click.
  document.addEventListener("click", (event) => event.target === link() && event.preventDefault(), {
    signal: aborter.signal,
    capture: true,
  })
  startHandledActions({ document, services: new Map(), signal: aborter.signal })
})
afterEach(() => {
  aborter.abort()
  document.body.replaceChildren()
})

const link = () => document.querySelector("a")

/** Imitates htmx at `target` on an event of `type`; the answer is whether it sends, once for each event. */
function boost(target: Element | null, type: string): readonly boolean[] {
  const sent: boolean[] = []
  target?.addEventListener(
    type,
    (triggeringEvent) => {
      triggeringEvent.preventDefault()
      const question = new CustomEvent("htmx:confirm", { bubbles: true, cancelable: true, detail: { triggeringEvent } })
      sent.push(target.dispatchEvent(question))
    },
    { once: true },
  )
  target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  return sent
}

describe("a request of htmx", () => {
  it("is refused for a click that another script has handled", () => {
    expect(boost(link(), "click")).toEqual([false])
  })

  it.each([
    ["a click that nobody took", "form", "click"],
    ["a form that nobody took", "form", "submit"],
  ])("is allowed for %s", (_, selector, type) => {
    expect(boost(document.querySelector(selector), type)).toEqual([true])
  })

  it.each([null, {}, { triggeringEvent: null }, { triggeringEvent: "click" }])("is allowed with %o", (detail) => {
    const question = new CustomEvent("htmx:confirm", { bubbles: true, cancelable: true, detail })
    expect(document.body.dispatchEvent(question)).toBe(true)
  })

  it("is ignored after the page has stopped", () => {
    aborter.abort()
    expect(boost(link(), "click")).toEqual([true])
  })
})
