import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { delegate } from "../behaviours/delegate.ts"
import { startBehaviour } from "../behaviours/startBehaviour.ts"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests

beforeEach(() => {
  document.body.innerHTML = `<a class="add" href="/?add-to-cart=12"><b>Add</b></a><script type="text/plain" id="delayed"></script>`
  find("#delayed").setAttribute("data-rocket-status", "executed")
  page = createPageForTests(window)
  page.signal.addEventListener("abort", () => window.removeEventListener("click", stayHere))
  window.addEventListener("click", stayHere)
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

/** Follows no link. */
function stayHere(event: Event): void {
  followed.push(!event.defaultPrevented)
  event.preventDefault()
}

/** For each click that came back to the window, whether the browser would have followed the link. */
const followed: boolean[] = []
beforeEach(() => void (followed.length = 0))

/** A click of the shopper's. */
const click = () =>
  find("b").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }))

/** Takes the next click on the text, as the optimisers do from its first press on; the returned function repeats it as they do. */
function holdNextClick(): () => void {
  const target = find("b")
  const take = (event: MouseEvent) => {
    target.removeEventListener("click", take)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  target.addEventListener("click", take)
  return () => void target.dispatchEvent(new MouseEvent("click", { view: window, bubbles: true, cancelable: true }))
}

/** A listener of ours, on the document. */
function listenAsWeDo({ prevents = true } = {}) {
  const listener = vi.fn((event: Event) => prevents && event.preventDefault())
  delegate(page, "click", ".add", listener)
  return listener
}

describe("a click that a script of the page holds back and repeats", () => {
  it("is handled once, and its default stays prevented", () => {
    const listener = listenAsWeDo()
    const repeat = holdNextClick()
    click()
    expect(followed).toEqual([])
    repeat()
    expect(listener).toHaveBeenCalledOnce()
    expect(followed).toEqual([false])
  })

  it.each(["pmReplayClicks", "pmDC"])("is handled once on a page with the global %s of Perfmatters", (name) => {
    find("#delayed").remove()
    Object.assign(window, { [name]: name === "pmDC" ? 1 : () => undefined })
    page.signal.addEventListener("abort", () => Reflect.deleteProperty(window, name))
    const listener = listenAsWeDo()
    const repeat = holdNextClick()
    click()
    repeat()
    expect(listener).toHaveBeenCalledOnce()
  })

  it("is handled when it is repeated by a behaviour that runs after the page's handlers", () => {
    const listener = vi.fn()
    startBehaviour({ name: "adds", selector: ".add", afterHandlers: { click: listener } }, page)
    const repeat = holdNextClick()
    click()
    expect(listener).not.toHaveBeenCalled()
    repeat()
    expect(listener).toHaveBeenCalledOnce()
  })

  it("reaches the page's own listeners", () => {
    listenAsWeDo()
    const repeat = holdNextClick()
    click()
    const ofHost = vi.fn()
    find(".add").addEventListener("click", ofHost)
    repeat()
    expect(ofHost).toHaveBeenCalledOnce()
  })

  it("leaves the browser its default where we did", () => {
    const listener = listenAsWeDo({ prevents: false })
    const repeat = holdNextClick()
    click()
    repeat()
    expect(listener).toHaveBeenCalledOnce()
    expect(followed).toEqual([true])
  })

  it("calls a listener that was added meanwhile", () => {
    listenAsWeDo()
    const repeat = holdNextClick()
    click()
    const late = listenAsWeDo()
    repeat()
    expect(late).toHaveBeenCalledOnce()
  })

  it("is handled twice where the shopper has clicked twice", () => {
    const listener = listenAsWeDo()
    const repeats = [1, 2].map(() => {
      const repeat = holdNextClick()
      click()
      return repeat
    })
    for (const repeat of repeats) repeat()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it("is handled once where it was deferred until our code was loaded", () => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener("click", stop, { capture: true, once: true })
    const listener = listenAsWeDo()
    const repeat = holdNextClick()
    click()
    expect(listener).not.toHaveBeenCalled()
    click()
    repeat()
    expect(listener).toHaveBeenCalledOnce()
  })

  it("is followed where our listener fails", () => {
    vi.spyOn(page.reports, "fail").mockImplementation(() => undefined)
    delegate(page, "click", ".add", (event) => {
      event.preventDefault()
      throw new Error("broken")
    })
    const repeat = holdNextClick()
    click()
    repeat()
    expect(followed.filter(Boolean)).toHaveLength(1)
  })
})

describe("another click of a script's is handled", () => {
  it("that comes by click(), as jQuery's do", () => {
    const listener = listenAsWeDo()
    holdNextClick()
    click()
    find("b").click()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it("where the click before was not taken", () => {
    const listener = listenAsWeDo()
    click()
    find("b").dispatchEvent(new MouseEvent("click", { view: window, bubbles: true, cancelable: true }))
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each([undefined, false])("on a page that delays no clicks, where Perfmatters' setting is %j", (setting) => {
    find("#delayed").remove()
    Object.assign(window, { pmDC: setting })
    page.signal.addEventListener("abort", () => Reflect.deleteProperty(window, "pmDC"))
    const listener = listenAsWeDo()
    const repeat = holdNextClick()
    click()
    repeat()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

it("no listener is left on the window when the page stops", () => {
  const added = vi.spyOn(window, "addEventListener")
  const other = createPageForTests(window)
  const signals = added.mock.calls.flatMap(([type, , options]) =>
    type === "click" && typeof options === "object" ? [options.signal] : [],
  )
  other.stop()
  expect(new Set(signals.map((signal) => signal?.aborted))).toEqual(new Set([true]))
  added.mockRestore()
})
