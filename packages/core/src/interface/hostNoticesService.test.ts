import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find } from "../page/findForTests.ts"
import { hostNoticesService } from "./hostNoticesService.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { scrollerService } from "./scrollerService.ts"

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
    const notices = hostNoticesService.of(page)
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

  it("accepts the nodes of a message, and a place of its own", () => {
    const message = page.html.parseMessage('<ul class="woocommerce-error" role="alert"><li>No</li></ul>')
    hostNoticesService.of(page).show(message, find("main"))
    expect(listTexts("main")).toEqual(["No", "Host"])
  })

  it("finds a place on a page that has none for notices", () => {
    document.body.innerHTML = "<p>Page</p>"
    hostNoticesService.of(page).show([createNotice("woocommerce-error", "No")])
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
  "coupon-error-notice",
])("replaces what is there: %s", (className) => {
  find("main").append(createNotice(className, "Old"))
  const notices = hostNoticesService.of(page)
  notices.replace([createNotice("woocommerce-message", "New")])
  expect(listTexts()).toEqual(["New", "Host"])
  expect(document.body.textContent).not.toContain("Old")
  notices.clear(find("main"))
  expect(document.body.innerHTML).toBe(html)
})

describe("focusFirst", () => {
  const show = (...notices: readonly HTMLElement[]) => hostNoticesService.of(page).show(notices)

  it("focuses the shop's first alert half a second later", () => {
    show(
      createNotice("toast", "Other"),
      createNotice("woocommerce-info", "Info"),
      createNotice("woocommerce-error", "No"),
    )
    hostNoticesService.of(page).focusFirst()
    const notice = find(".woocommerce-error")
    expect(notice.getAttribute("tabindex")).toBe("-1")
    page.clock.pass(499)
    expect(document.activeElement).toBe(document.body)
    page.clock.pass(1)
    expect(document.activeElement).toBe(notice)
  })

  it.each(["woocommerce-message", "wc-block-components-notice-banner"])(
    "focuses a %s that the server printed, and reverts its changes",
    (name) => {
      find(".woocommerce-notices-wrapper").append(createNotice(name, "Server"))
      const before = document.body.innerHTML
      hostNoticesService.of(page).focusFirst()
      page.clock.pass(500)
      expect(document.activeElement?.className).toBe(name)
      page.stop()
      expect(document.body.innerHTML).toBe(before)
    },
  )

  it("doesn't move focus from a shopper who is typing, or has started since", () => {
    show(createNotice("woocommerce-error", "No"))
    find("#field").focus()
    hostNoticesService.of(page).focusFirst()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
    find("#button").focus()
    hostNoticesService.of(page).focusFirst()
    find("#field").focus()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
  })

  it("focuses a notice that the theme fades in as soon as it can take focus", () => {
    show(createNotice("woocommerce-error", "No"))
    const notice = find(".woocommerce-error")
    const { focus } = notice
    notice.focus = () => undefined
    hostNoticesService.of(page).focusFirst()
    page.clock.pass(900)
    notice.focus = focus
    page.clock.pass(20)
    expect(document.activeElement).toBe(notice)
  })

  it("moves focus from a field that got it when the pressed control was replaced, but not from one the shopper used", async () => {
    show(createNotice("woocommerce-error", "No"))
    find("#button").focus()
    hostNoticesService.of(page).focusFirst()
    find("#button").remove()
    find("#field").focus()
    await Promise.resolve()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
    find("#field").focus()
    hostNoticesService.of(page).focusFirst()
    await Promise.resolve()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("field")
  })

  it("moves focus from a button", () => {
    show(createNotice("woocommerce-error", "No"))
    find("#button").focus()
    hostNoticesService.of(page).focusFirst()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
  })

  it("doesn't move focus from another control that the shopper chose, unless that was replaced", async () => {
    show(createNotice("woocommerce-error", "No"))
    hostNoticesService.of(page).focusFirst()
    await Promise.resolve()
    find("#button").focus()
    page.clock.pass(500)
    expect(document.activeElement?.id).toBe("button")
    hostNoticesService.of(page).focusFirst()
    await Promise.resolve()
    const copy = find("#button").cloneNode() as HTMLElement
    find("#button").replaceWith(copy)
    copy.focus()
    page.clock.pass(500)
    expect(document.activeElement?.className).toBe("woocommerce-error")
  })

  it.each(["keydown", "pointerdown"])(
    "doesn't move focus after a %s, though the previous control was removed",
    async (name) => {
      show(createNotice("woocommerce-error", "No"))
      const before = document.body.appendChild(document.createElement("button"))
      before.focus()
      hostNoticesService.of(page).focusFirst()
      await Promise.resolve()
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      find("#button").focus()
      before.remove()
      page.clock.pass(500)
      expect(document.activeElement?.id).toBe("button")
    },
  )

  it("ignores a notice that was removed, or replaced by a later call", () => {
    const [first] = show(createNotice("woocommerce-error", "First"))
    hostNoticesService.of(page).focusFirst()
    first?.remove()
    page.clock.pass(500)
    expect(document.activeElement).toBe(document.body)
    hostNoticesService.of(page).focusFirst()
    expect(page.clock.waiting).toEqual([])
  })
})

it("scrolls to the first alert, 100 px above it, in a second", () => {
  const to = vi.spyOn(scrollerService.of(page), "to").mockResolvedValue(true)
  hostNoticesService.of(page).scrollToFirst()
  expect(to).not.toHaveBeenCalled()
  const [notice] = hostNoticesService.of(page).show([createNotice("woocommerce-info", "Info")])
  hostNoticesService.of(page).scrollToFirst()
  expect(to.mock.calls).toEqual([[notice, { durationMs: 1000, marginPx: 100 }]])
})
