import { afterEach, expect, it } from "vitest"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"

let page: PageForTests | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

const textOf = (selector: string) => document.querySelector(selector)?.textContent

it("speaks by one of two regions, and empties the other", () => {
  page = createPageForTests(window)
  page.announce.polite("Added")
  // The region has to be known before what is said in it.
  expect(textOf("#a11y-speak-polite")).toBe("")
  page.clock.pass(100)
  expect([textOf("#a11y-speak-polite"), textOf("#a11y-speak-assertive")]).toEqual(["Added", ""])
  page.announce.assertive("<b>Failed</b>")
  expect([textOf("#a11y-speak-polite"), textOf("#a11y-speak-assertive")?.trim()]).toEqual(["", "Failed"])
  expect(textOf("#a11y-speak-intro-text")).toBe("Notifications")
})

it("says the same words a second time so that they are heard", () => {
  page = createPageForTests(window)
  page.announce.polite("Added")
  page.announce.polite("Added")
  expect(textOf("#a11y-speak-polite")).toBe("Added\u00a0")
  page.announce.polite("Added")
  expect(textOf("#a11y-speak-polite")).toBe("Added")
})

it("speaks of the basket a second late, and only the latest", () => {
  page = createPageForTests(window)
  const region = ".widget_shopping_cart_live_region"
  page.announce.basket("One added")
  page.clock.pass(999)
  expect(textOf(region)).toBe("")
  page.announce.basket("Two added")
  page.clock.pass(999)
  expect(textOf(region)).toBe("")
  page.clock.pass(1)
  expect(textOf(region)).toBe("Two added")
  expect(document.querySelector(region)?.getAttribute("aria-relevant")).toBe("all")
  page.announce.basket(null)
  expect(document.querySelector(region)?.outerHTML).not.toMatch(/aria-relevant|Two added/)
  expect(textOf("#a11y-speak-polite")).toBeUndefined()
})

it("uses the host's regions where there are any, and leaves none of its own behind", () => {
  document.body.innerHTML =
    '<div class="widget_shopping_cart_live_region" role="status"></div><div id="a11y-speak-polite"></div>'
  page = createPageForTests(window)
  page.announce.basket("Added")
  page.clock.pass(1000)
  page.announce.polite("Done")
  expect(document.querySelectorAll("[role=status], #a11y-speak-polite")).toHaveLength(2)
  expect(document.querySelectorAll("[data-no-translation]")).toHaveLength(document.body.children.length)
  page.stop()
  expect(document.body.children).toHaveLength(2)
  expect(document.querySelector("[data-no-translation]")).toBeNull()
})
