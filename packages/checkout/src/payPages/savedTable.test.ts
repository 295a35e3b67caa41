import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import { savedTable } from "./savedTable.ts"

let page: TestPage
let followed: string[]
const go = vi.fn(() => true)

/** Stands for the browser, which follows the links that nothing prevents. */
const browse = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link && !event.defaultPrevented) followed.push(link.getAttribute("href") ?? "")
  event.preventDefault()
}

beforeEach(() => {
  followed = []
  go.mockClear()
  document.body.innerHTML = savedCardsHtml("table", "en")
  page = createTestPage({
    services: { navigation: { go } as unknown as TestPage["navigation"] },
  })
  startBehaviour(savedTable, page)
  document.addEventListener("click", browse)
})

afterEach(() => {
  document.removeEventListener("click", browse)
  page.stop()
  document.body.replaceChildren()
})

const answer = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("dialog button")].find(({ textContent }) => textContent === name)?.click()

test("the first click on Make default disables the link and is followed, the second isn't", () => {
  const link = find('a.default[href="/default/2/"]')
  link.click()
  expect(link.getAttribute("aria-disabled")).toBe("true")
  link.click()
  expect(followed).toEqual(["/default/2/"])
  find('a.default[href="/default/1/"]').click()
  expect(followed).toEqual(["/default/2/", "/default/1/"])
})

test("a card is deleted only after the confirmation, once", async () => {
  const link = find("a.delete")
  link.click()
  expect(find("dialog p").textContent).toBe("Visa ending in 4242")
  answer("Keep")
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull())
  expect([go.mock.calls, link.getAttribute("aria-disabled")]).toEqual([[], null])
  link.click()
  answer("Delete")
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  expect(go).toHaveBeenCalledWith(expect.stringContaining("/delete/1/"), "shop")
  expect(link.getAttribute("aria-disabled")).toBe("true")
  link.click()
  expect(document.querySelector("dialog")).toBeNull()
  expect(followed).toEqual([])
})

test("a refused address is reported, and leaves the link usable", async () => {
  go.mockReturnValueOnce(false)
  const link = find("a.delete")
  link.click()
  answer("Delete")
  await vi.waitFor(() => expect(document.querySelector(".woocommerce-error")).not.toBeNull())
  expect(link.getAttribute("aria-disabled")).toBeNull()
  document.querySelector(".woocommerce-error")?.remove()
  link.click()
  answer("Delete")
  await vi.waitFor(() => expect(go).toHaveBeenCalledTimes(2))
  expect(document.querySelector(".woocommerce-error")).toBeNull()
})

test("the question before a card is deleted declares its language where the page has another", () => {
  document.documentElement.lang = "de"
  find("a.delete").click()
  expect(find("dialog").lang).toBe("en")
  document.documentElement.removeAttribute("lang")
})

test("links can be used again when the browser restores the page from its cache", () => {
  const link = find("a.default")
  link.click()
  window.dispatchEvent(new Event("pageshow"))
  expect(link.hasAttribute("aria-disabled")).toBe(false)
  link.click()
  expect(followed).toHaveLength(2)
})
