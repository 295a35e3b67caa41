import { startBehaviour, scrollerService } from "@ringside/core"
import { createTestPage, find, provideJQuery, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createBehaviours } from "../start.ts"
import { scrollToNotices } from "./scrollToNotices.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "jQuery")
  vi.restoreAllMocks()
})

const startAll = (started: TestPage) => {
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, started)
}

const { default: jQueryOfPage } = await vi.importActual<{ readonly default: object }>("jquery")

describeBehaviour(scrollToNotices, {
  html: '<div class="woocommerce-error">Declined.</div>',
  page(config) {
    Reflect.set(window, "jQuery", jQueryOfPage)
    return createTestPage({ ...(config && { config }) })
  },
  isConnected: () => Reflect.has(jQueryOfPage, "scroll_to_notices"),
})

describe("jQuery.scroll_to_notices", () => {
  it("scrolls to an element, while the host's script is out, and is removed when ours stops", async () => {
    const aborter = new AbortController()
    const jQuery = await provideJQuery(aborter.signal)
    const read = (): unknown => Reflect.get(jQuery, "scroll_to_notices")
    const to = vi.fn(() => Promise.resolve(true))
    document.body.innerHTML = '<div class="woocommerce-error">Declined.</div>'
    page = createTestPage()
    scrollerService.provide(page, { to, reveal: () => undefined })
    startAll(page)
    const scroll = read()
    if (typeof scroll === "function") Reflect.apply(scroll, jQuery, [jQuery(".woocommerce-error")])
    expect(to).toHaveBeenCalledWith(find(".woocommerce-error"), { durationMs: 1000, marginPx: 100 })
    page.stop()
    expect(read()).toBeUndefined()
    aborter.abort()
  })

  it("takes the place of an empty one, by which a plugin waits for the host's script, until it stops", async () => {
    const aborter = new AbortController()
    const jQuery = await provideJQuery(aborter.signal)
    const empty = function () {}
    Reflect.set(jQuery, "scroll_to_notices", empty)
    page = createTestPage()
    startAll(page)
    expect(Reflect.get(jQuery, "scroll_to_notices")).not.toBe(empty)
    page.stop()
    expect(Reflect.get(jQuery, "scroll_to_notices")).toBe(empty)
    Reflect.deleteProperty(jQuery, "scroll_to_notices")
    aborter.abort()
  })

  it("is left to the host's script where that is on the page", async () => {
    const aborter = new AbortController()
    const jQuery = await provideJQuery(aborter.signal)
    document.body.innerHTML = '<script type="text/plain" id="woocommerce-js"></script>'
    page = createTestPage()
    startAll(page)
    expect(Reflect.get(jQuery, "scroll_to_notices")).toBeUndefined()
    aborter.abort()
  })
})
