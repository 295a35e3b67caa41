import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { coreMessages } from "../messages.ts"
import { delegate } from "./delegate.ts"
import { find } from "../page/findForTests.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

const error = vi.fn()
let page: PageForTests

beforeEach(() => {
  page = createPageForTests(window)
  error.mockReset()
  document.body.innerHTML = `
    <a class="ours" href="#none">Read</a>
    <a class="ours" id="buy" href="/?add-to-cart=12">Add</a>
    <form class="ours" action="/basket/"><input name="quantity" value="3" />
      <button id="update" name="update_cart" value="Update">Send</button>
      <button id="other" formaction="/other/">Send</button><button type="button" id="more">More</button></form>`
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

/** Listens as the page's own code does, and fails in one of two ways after it has taken the event, or before. */
function failOn(type: "click" | "submit", selector: string, { how = "throws", isTaken = true } = {}) {
  const listener = vi.fn((event: Event): Promise<void> | undefined => {
    if (isTaken) event.preventDefault()
    if (how === "throws") throw new Error("broken")
    return Promise.reject(new Error("broken"))
  })
  delegate({ ...page, notices: { ...page.notices, error } }, type, selector, listener, { widget: "basket" })
  return listener
}

/** Clicks, and answers what reaches the browser in the end: the targets of the clicks that nobody prevented. */
async function click(selector: string): Promise<readonly string[]> {
  const followed: string[] = []
  const note = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    followed.push(event.target.id)
    event.preventDefault()
  }
  window.addEventListener("click", note)
  find(selector).click()
  await Promise.resolve()
  await Promise.resolve()
  window.removeEventListener("click", note)
  return followed
}

describe.each(["throws", "rejects"])("a listener that %s after it has prevented the default", (how) => {
  it("releases a link's click: the link is followed once, without a message", async () => {
    const listener = failOn("click", "a.ours", { how })
    expect(await click("#buy")).toEqual(["buy"])
    expect(listener).toHaveBeenCalledOnce()
    expect(error).not.toHaveBeenCalled()
  })

  it("releases a form's submit: the form is sent, with the pressed button", async () => {
    failOn("submit", "form.ours", { how })
    const sent: unknown[] = []
    const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
      sent.push([this.getAttribute("action"), ...new FormData(this)])
    })
    const html = document.body.innerHTML
    for (const submitter of [null, find("#update"), find("#other")]) {
      find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }))
    }
    await Promise.resolve()
    await Promise.resolve()
    const typed = ["quantity", "3"] as const
    expect(sent).toEqual([
      ["/basket/", typed],
      ["/basket/", typed, ["update_cart", "Update"]],
      ["/other/", typed],
    ])
    expect(document.body.innerHTML).toBe(html)
    send.mockRestore()
  })

  it.each([
    ["a link within the page", "a.ours"],
    ["a button without a form of its own", "#more"],
  ])("on %s shows the shopper a message", async (_, selector) => {
    failOn("click", selector, { how })
    expect(await click(selector)).toEqual([])
    expect(error.mock.calls).toEqual([[coreMessages.en.unknownError]])
  })
})

it("a listener that fails before preventing the default leaves the event alone", async () => {
  failOn("click", "a.ours", { isTaken: false })
  expect(await click("#buy")).toEqual(["buy"])
  expect(error).not.toHaveBeenCalled()
})

it("no event is released after the page has stopped", async () => {
  failOn("click", "a.ours", { how: "rejects" })
  window.addEventListener("click", () => page.stop(), { once: true })
  expect(await click("#buy")).toEqual([])
})

describe("a type of elements", () => {
  it("ignores elements of another type that match the selector", () => {
    const links: string[] = []
    delegate(page, "click", ".ours", (_, { href }) => links.push(href), { element: "HTMLAnchorElement" })
    find("#more").click()
    expect(links).toEqual([])
    find("a.ours").click()
    expect(links).toEqual([new URL("#none", document.baseURI).href])
  })

  it("is that of the page's own window", () => {
    const listener = vi.fn()
    // Elements of another document have constructors of their own.
    const other = Object.assign(Object.create(window) as typeof window, { HTMLAnchorElement: HTMLFormElement })
    delegate({ ...page, window: other }, "click", ".ours", listener, { element: "HTMLAnchorElement" })
    find("a.ours").click()
    expect(listener).not.toHaveBeenCalled()
  })
})
