import { createRegistry, type Page, startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage, type TestPageOptions } from "@ringside/testing"
import { screen, waitFor, within } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { beforeLoad } from "../../beforeLoad.ts"
import { reviewsBehaviour } from "../../reviews/reviews.ts"
import { tabsBehaviour } from "../tabs.ts"
import { createDescribedShop } from "./storyShop.ts"
import { drawnTabs } from "./widget.ts"

let page: TestPage
/** Reports to the observers of elements that theirs is seen. */
let seen: (() => void)[] = []

/** Shows a hook, and starts registry and behaviours as a page does. */
async function show(html: string, options: TestPageOptions = {}) {
  document.body.innerHTML = html
  page = createTestPage({ server: createDescribedShop(), ...options })
  createRegistry(page, [
    {
      ...{ name: "tabs", load: { mode: "now" }, fetch: () => Promise.resolve(drawnTabs) },
      ...{ drawsUnless: "ul", drawsWith: "product" },
    },
  ])
  beforeLoad.start(page)
  startBehaviour(tabsBehaviour, page)
  startBehaviour(reviewsBehaviour, page)
  await page.clock.settle()
}
const hook = (attributes = "", content = "") =>
  `<div data-ringside="tabs" data-ringside-product="11"${attributes}>${content}</div>`
/** Waits until the tabs are drawn and enhanced. */
const findTabs = () =>
  waitFor(async () => {
    page.scan()
    await page.clock.settle()
    return screen.getAllByRole("tab")
  })

beforeEach(() => {
  seen = []
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(see: (entries: readonly object[]) => void) {
        seen.push(() => see([{ isIntersecting: true }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a hook that names a product", () => {
  it.each(["active", "observe", "native"] as const)(
    "draws what the shop says of it, in tabs, where the host's job is %s",
    async (mode) => {
      const jobs: Page["jobs"] = { modeOf: () => mode, isOurs: () => mode === "active" }
      await show(hook(), { services: { jobs } })
      const tabs = await findTabs()
      expect(tabs.map(({ textContent }) => textContent)).toEqual(["Description", "Details", "Reviews (4)"])
      expect(screen.getByRole("tabpanel", { name: "Description" }).textContent).toContain("peana de nogal")
      tabs[1]?.click()
      const details = await screen.findByRole("tabpanel", { name: "Details" })
      expect(details.textContent).toBe("MaterialResinaPeanaNogal, Roble")
      expect(tabs[0]?.getAttribute("aria-selected")).toBe("false")
      expect(console.warn).not.toHaveBeenCalled()
      expect(page.server.mistakes).toEqual([])
    },
  )

  it("reads the reviews when their panel is seen, and gives their form stars", async () => {
    await show(hook())
    const [, , tab] = await findTabs()
    const asked = () => page.server.requests.filter(({ path }) => path.includes("reviews")).length
    expect(asked()).toBe(0)
    tab?.click()
    await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    for (const see of seen) see()
    const panel = await screen.findByRole("tabpanel", { name: "Reviews (4)" })
    await waitFor(() => expect(within(panel).getAllByRole("listitem").length).toBeGreaterThan(3))
    await waitFor(() => {
      page.scan()
      expect(within(panel).getAllByRole("radio")).toHaveLength(5)
    })
    expect(asked()).toBe(1)
    // The product itself isn't asked for again.
    expect(page.server.requests.filter(({ path }) => path.includes("/products/11"))).toHaveLength(1)
  })

  it.each([
    ["", null],
    [' data-ringside-review-action="/api/reviews"', "/api/reviews"],
  ])(
    "has the form of reviews for another server than the platform's by its address: %s",
    async (attributes, action) => {
      await show(hook(attributes), { config: { storeApi: "/wp-json/wc/store" } })
      const [, , tab] = await findTabs()
      tab?.click()
      await waitFor(() => expect(seen.length).toBeGreaterThan(0))
      for (const see of seen) see()
      const panel = await screen.findByRole("tabpanel", { name: "Reviews (4)" })
      await waitFor(() => expect(within(panel).getAllByRole("listitem").length).toBeGreaterThan(3))
      expect(panel.querySelector("form")?.getAttribute("action") ?? null).toBe(action)
    },
  )

  it("draws the panels that the hook names, in its order, and none without content", async () => {
    const server = createDescribedShop({ details: {} })
    await show(hook(' data-ringside-panels="reviews attributes description"'), { server })
    const tabs = await findTabs()
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Reviews (4)", "Description"])
  })

  it("keeps scripts out of the description", async () => {
    const description = '<p onclick="x()">Heavy</p><script>x()</script>'
    await show(hook(), { server: createDescribedShop({ description }) })
    await findTabs()
    const panel = screen.getByRole("tabpanel", { name: "Description" })
    expect(panel.querySelector("script, [onclick]")).toBeNull()
    expect(panel.textContent).toBe("Heavy")
  })

  it("is as it was afterwards", async () => {
    const before = hook("", '<a href="/product/southpaw/">Southpaw</a>')
    await show(before)
    await findTabs()
    page.stop()
    await page.clock.settle()
    expect(document.body.innerHTML).toBe(before)
  })

  it("is enhanced, not drawn, where it holds tabs", async () => {
    await show(hook("", '<ul><li><a href="#size">Size</a></li></ul><div id="size">18 cm</div>'))
    expect((await findTabs()).map(({ textContent }) => textContent)).toEqual(["Size"])
    expect(page.server.requests).toEqual([])
  })

  it("offers a retry where the shop couldn't be reached", async () => {
    const server = createDescribedShop()
    server.fail("products/11", { kind: "unreachable" })
    await show(hook(), { server })
    const alert = await screen.findByRole("alert")
    expect(alert.textContent).toContain("We couldn’t load the product’s information.")
    within(alert).getByRole("button", { name: "Try again" }).click()
    expect(await findTabs()).toHaveLength(3)
  })
})

it("warns of an empty hook that names nothing", async () => {
  await show('<div data-ringside="tabs"></div>')
  await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1))
})
