import type { Mounted } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { screen } from "@testing-library/dom"
import { afterEach, expect, it, vi } from "vitest"
import { reviews } from "../widget.ts"

let page: TestPage
let mounted: Mounted
const warn = vi.fn()

/** Mounts a summary with such attributes after `data-ringside-`, on a page with such structured data. */
async function mount(attributes: Readonly<Record<string, string>>, data?: string, locale = "en", content = "") {
  document.body.innerHTML = `<div id="hook">${content}</div>${data === undefined ? "" : `<script type="application/ld+json">${data}</script>`}`
  page = createTestPage({ config: { locale }, services: { reports: { warn, fail: vi.fn() } } })
  const host = document.querySelector<HTMLElement>("#hook")
  if (!host) throw new Error("no hook")
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-ringside-${name}`, value)
  mounted = reviews.mount(host, reviews.read(host, page), page)
  await mounted.ready
}

afterEach(() => {
  mounted.unmount()
  page.stop()
  document.body.replaceChildren()
  warn.mockClear()
})

const listBars = () =>
  screen.queryAllByRole("listitem").map((bar) => bar.querySelector(".ringside-spoken")?.textContent)
const rated = (count: number) => JSON.stringify({ aggregateRating: { ratingValue: 4.25, reviewCount: count } })

const ratedProduct = rated(9).replace("{", '{"@type":"Product",')

it("shows the average and how ratings are spread", async () => {
  await mount({ stars: "12 4 1 0 1" })
  expect(screen.getByRole("img", { name: "4.4 of 5 stars" })).toBeTruthy()
  expect(screen.getByText("18 ratings")).toBeTruthy()
  expect(listBars()).toEqual([
    "5 stars: 12 ratings",
    "4 stars: 4 ratings",
    "3 stars: 1 rating",
    "2 stars: 0 ratings",
    "1 star: 1 rating",
  ])
})

it.each([
  ["in place of the count", "12 4 1 0 1", "img"],
  ["where there are no ratings", "0 0 0 0 0", ""],
])("keeps the hook's own link, %s", async (_, stars, role) => {
  const content = '<a class="to-list" href="#reviews"><i></i> 18 reviews</a>'
  await mount({ stars }, undefined, "en", content)
  const link = screen.getByRole("link", { name: "18 reviews" })
  expect(link.closest("[data-ringside-root]")?.querySelectorAll("a")).toHaveLength(1)
  expect(screen.queryByText(/ratings$|^No reviews/, { ignore: ".ringside-spoken" })).toBeNull()
  if (role) expect(screen.getByRole(role)).toBeTruthy()
  mounted.unmount()
  await page.clock.settle()
  expect(document.querySelector("#hook")?.innerHTML).toBe(content)
})

it("speaks Spanish", async () => {
  await mount({ average: "4.64", count: "1" }, undefined, "es-ES")
  expect(screen.getByRole("img", { name: "4,6 de 5 estrellas" })).toBeTruthy()
  expect(screen.getByText("1 valoración")).toBeTruthy()
  expect(listBars()).toEqual([])
})

it.each([
  [{}, rated(9), "4.3 of 5 stars", "9 ratings"],
  // A plugin's script stands before the shop's.
  [{}, `${rated(7)}</script><script type="application/ld+json">${ratedProduct}`, "4.3 of 5 stars", "9 ratings"],
  [{ average: "3" }, rated(9), "3 of 5 stars", "9 ratings"],
  [{ average: "3", count: "2" }, "{", "3 of 5 stars", "2 ratings"],
])("with %j and structured data %s shows %s of %s", async (attributes, data, name, count) => {
  await mount(attributes, data)
  expect(screen.getByRole("img", { name })).toBeTruthy()
  expect(screen.getByText(count)).toBeTruthy()
})

it("writes figures as the page's language does", async () => {
  await mount({ stars: "128400 0 0 0 0" }, undefined, "es-ES")
  expect(screen.getByText("128.400 valoraciones")).toBeTruthy()
  expect(listBars()[0]).toBe("5 estrellas: 128.400 valoraciones")
})

it("says when there are none", async () => {
  await mount({ count: "0" })
  expect(screen.getByText("There are no ratings yet.")).toBeTruthy()
})

it("names counts that are none", async () => {
  await mount({ average: "4", count: "2", stars: "many" })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('data-ringside-stars is "many"'), expect.anything())
  expect(listBars()).toEqual([])
})

it.each([
  [{}, undefined],
  [{ average: "4" }, undefined],
  [{ average: "9", count: "2" }, "[]"],
])("leaves the server's HTML with %j and %s", async (attributes, data) => {
  await expect(mount(attributes, data)).rejects.toThrow("the page tells no rating")
})
