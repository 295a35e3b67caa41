import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find } from "./findForTests.ts"
import { hostNoticesOf } from "./hostNoticesOf.ts"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"
import { scrollerOf } from "./scrollerOf.ts"

const html =
  '<input id="field"><button id="button"></button><main><div class="woocommerce-notices-wrapper"><p>Host</p></div></main>'

let page: PageForTests

beforeEach(() => {
  document.body.innerHTML = html
  page = createPageForTests(window)
})

afterEach(() => {
  page.stop()
  vi.restoreAllMocks()
})

function createNotice(className: string, text: string, role: string | null = "alert"): HTMLElement {
  const notice = document.createElement("div")
  notice.className = className
  notice.textContent = text
  if (role !== null) notice.setAttribute("role", role)
  return notice
}
const listTexts = (root = ".woocommerce-notices-wrapper") =>
  [...find(root).children].map(({ textContent }) => textContent)

describe("show", () => {
  it("puts notices first in the host's place, in their order, once each", () => {
    const notices = hostNoticesOf(page)
    const shown = notices.show([
      createNotice("woocommerce-error", "No"),
      createNotice("woocommerce-message", "Yes"),
      createNotice("woocommerce-error", " No "),
    ])
    expect(listTexts()).toEqual(["No", "Yes", "Host"])
    expect(shown).toHaveLength(2)
    // They came from the shop: the page is the shop's own with them.
    page.stop()
    expect(listTexts()).toEqual(["No", "Yes", "Host"])
  })

  it("takes the nodes of a message, and a place of its own", () => {
    const message = page.html.parseMessage('<ul class="woocommerce-error" role="alert"><li>No</li></ul>')
    hostNoticesOf(page).show(message, find("main"))
    expect(listTexts("main")).toEqual(["No", "Host"])
  })

  it("finds a place on a page that has none for notices", () => {
    document.body.innerHTML = "<p>Page</p>"
    hostNoticesOf(page).show([createNotice("woocommerce-error", "No")])
    expect(listTexts("body")).toEqual(["No", "Page"])
  })
})

it.each([
  "woocommerce-error",
  "woocommerce-message",
  "woocommerce-info",
  "is-error",
  "is-info",
  "is-success",
  "coupon-error-message",
])("replaces what is there: %s", (className) => {
  find("main").append(createNotice(className, "Old"))
  const notices = hostNoticesOf(page)
  notices.replace([createNotice("woocommerce-message", "New")])
  expect(listTexts()).toEqual(["New", "Host"])
  expect(document.body.textContent).not.toContain("Old")
  notices.clear(find("main"))
  expect(document.body.innerHTML).toBe(html)
})

describe("focusFirst", () => {
  const show = (...notices: readonly HTMLElement[]) => hostNoticesOf(page).show(notices)

  it("gives focus to the first alert of the shop's, half a second later", () => {
    show(
      createNotice("toast", "Other"),
      createNotice("woocommerce-info", "Info"),
      createNotice("woocommerce-error", "No"),
    )
    hostNoticesOf(page).focusFirst()
    const notice = find(".woocommerce-error")
    expect(notice.getAttribute("tabindex")).toBe("-1")
    page.clock.pass(499)
    expect(document.activeElement).toBe(document.body)
    page.clock.pass(1)
    expect(document.activeElement).toBe(notice)
  })

  it.each(["woocommerce-message", "wc-block-components-notice-banner"])(
    "takes a %s of the server's, and puts it back",
    (name) => {
      find(".woocommerce-notices-wrapper").append(createNotice(name, "Server"))
      const before = document.body.innerHTML
      hostNoticesOf(page).focusFirst()
      page.clock.pass(500)
      expect(document.activeElement?.className).toBe(name)
      page.stop()
      expect(document.body.innerHTML).toBe(before)
    },
  )

  it("leaves a shopper who is typing, also one who has begun since", () => {
    show(createNotice("woocommerce-error", "No"))
    find("#field").focus()
    hostNoticesOf(page).focusFirst()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
    find("#button").focus()
    hostNoticesOf(page).focusFirst()
    find("#field").focus()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
  })

  it("gives focus to a notice that the theme fades in, as soon as it takes it", () => {
    show(createNotice("woocommerce-error", "No"))
    const notice = find(".woocommerce-error")
    const { focus } = notice
    notice.focus = () => undefined
    hostNoticesOf(page).focusFirst()
    page.clock.pass(900)
    notice.focus = focus
    page.clock.pass(20)
    expect(document.activeElement).toBe(notice)
  })

  it("takes focus from a field that got it when the pressed control was replaced, but not from one that the shopper was in", async () => {
    show(createNotice("woocommerce-error", "No"))
    find("#button").focus()
    hostNoticesOf(page).focusFirst()
    find("#button").remove()
    find("#field").focus()
    await Promise.resolve()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
    find("#field").focus()
    hostNoticesOf(page).focusFirst()
    await Promise.resolve()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
  })

  it("takes focus from a button", () => {
    show(createNotice("woocommerce-error", "No"))
    find("#button").focus()
    hostNoticesOf(page).focusFirst()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
  })

  it("leaves a shopper who has gone on to another control, but not one whose control was replaced", async () => {
    show(createNotice("woocommerce-error", "No"))
    hostNoticesOf(page).focusFirst()
    await Promise.resolve()
    find("#button").focus()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("button")
    hostNoticesOf(page).focusFirst()
    await Promise.resolve()
    const copy = find("#button").cloneNode() as HTMLElement
    find("#button").replaceWith(copy)
    copy.focus()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
  })

  it.each(["keydown", "pointerdown"])(
    "leaves a shopper after a %s, though the control before was removed",
    async (name) => {
      show(createNotice("woocommerce-error", "No"))
      const before = document.body.appendChild(document.createElement("button"))
      before.focus()
      hostNoticesOf(page).focusFirst()
      await Promise.resolve()
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      find("#button").focus()
      before.remove()
      page.clock.pass(500)
      expect(document.activeElement?.id).toBe("button")
    },
  )

  it("forgets a notice that has gone, and one that a later call has replaced", () => {
    const [first] = show(createNotice("woocommerce-error", "First"))
    hostNoticesOf(page).focusFirst()
    first?.remove()
    page.clock.pass(500)
    expect(document.activeElement).toBe(document.body)
    hostNoticesOf(page).focusFirst()
    expect(page.clock.waiting).toEqual([])
  })
})

it("scrolls to the first alert, 100 px above it, in a second", () => {
  const to = vi.spyOn(scrollerOf(page), "to").mockResolvedValue(true)
  hostNoticesOf(page).scrollToFirst()
  expect(to).not.toHaveBeenCalled()
  const [notice] = hostNoticesOf(page).show([createNotice("woocommerce-info", "Info")])
  hostNoticesOf(page).scrollToFirst()
  expect(to.mock.calls).toEqual([[notice, { durationMs: 1000, marginPx: 100 }]])
})
