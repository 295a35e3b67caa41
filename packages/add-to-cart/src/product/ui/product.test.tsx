import { cartService, addedByStore } from "@ringside/cart"
import type { Mounted, Widget } from "@ringside/core"
import {
  type CartServer,
  createCartServer,
  createGate,
  createTestPage,
  doubleProducts,
  type TestPage,
  type TestPageOptions,
} from "@ringside/testing"
import { screen, waitFor, within } from "@testing-library/dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { product } from "../product.ts"
import { products } from "../products.ts"

let page: TestPage
let mounted: Mounted
let host: HTMLElement

type Attributes = Readonly<Record<string, string>>

/** Mounts a widget on a hook with such attributes after `data-ringside-`. */
async function mount<Options>(widget: Widget<Options>, attributes: Attributes = {}, options: TestPageOptions = {}) {
  page = createTestPage({ server: createShop(), ...options })
  host = document.body.appendChild(document.createElement("div"))
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-ringside-${name}`, value)
  mounted = widget.mount(host, widget.read(host, page), page)
  await mounted.ready
}
afterEach(() => {
  mounted.unmount()
  page.stop()
  host.remove()
  localStorage.clear()
})

/** The double's shop, with a sale, a picture, a category and a tag. */
function createShop(): CartServer {
  const [southpaw, cornerman, ...others] = doubleProducts
  if (!southpaw || !cornerman) throw new Error("The double has no products.")
  return createCartServer({
    products: [
      { ...southpaw, regularMinor: 5200, picture: "/southpaw.avif", categories: ["figures"] },
      { ...cornerman, categories: ["figures", "corner"], tags: ["new"] },
      ...others,
    ],
  })
}

const asked = () => page.server.requests.map(({ path }) => decodeURIComponent(path.split("/wc/store")[1] ?? ""))
/** The bodies of the add requests. */
const bodies = () =>
  page.server.requests
    .filter(({ endpoint }) => endpoint === "cart/add-item")
    .map(({ body }): unknown => JSON.parse(body))
const press = (name: string) => screen.getByRole("button", { name }).click()

describe("a card", () => {
  it("shows the product, with the old and the new price in words", async () => {
    await mount(product, { product: "11" })
    const card = await screen.findByRole("article", { name: "Southpaw" })
    const link = within(card).getByRole("link", { name: "Southpaw" })
    expect(link.getAttribute("href")).toBe("/product/southpaw/")
    expect(link.closest("h3")).toBeTruthy()
    expect(card.querySelector(".ringside-product-price")?.textContent).toBe(
      "Previous price: 52,00 € Sale price: 44,00 €",
    )
    const picture = card.querySelector("img")
    expect([picture?.getAttribute("src"), picture?.getAttribute("loading"), picture?.getAttribute("sizes")]).toEqual([
      "/southpaw.avif",
      "lazy",
      "auto, 320px",
    ])
    expect(page.server.mistakes).toEqual([])
  })

  it("adds to the page's basket, and opens a mini-cart that opens on adds", async () => {
    await mount(product, { product: "11", "quantity-field": "on" })
    const added: unknown[] = []
    addedByStore.on(page, (item) => added.push(item))
    await screen.findByRole("article")
    press("Add one: Quantity of Southpaw")
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("2"))
    press("Add to basket Southpaw")
    await screen.findByText("Added")
    expect(bodies()).toEqual([{ id: 11, quantity: 2, variation: [] }])
    expect(added).toEqual([{ id: 11, quantity: 2 }])
    expect(cartService.of(page).$cart.get().cart?.itemsCount).toBe(2)
  })

  it("shows a skeleton of its size until the shop has responded", async () => {
    const gate = createGate()
    const server = createShop()
    server.fail("products/11", gate.fault)
    await mount(product, { product: "11" }, { server })
    expect(host.querySelector("[aria-busy=true] .ringside-product-picture")).toBeTruthy()
    expect(screen.getByText("Loading…")).toBeTruthy()
    gate.open()
    expect(await screen.findByRole("article")).toBeTruthy()
    expect(host.querySelector("[aria-busy]")).toBeNull()
  })

  it.each([
    [{}, "Add to basket"],
    [{ label: "Buy" }, "Buy"],
  ])("shows the button's outline in the width of its text, with %j", async (attributes, text) => {
    const gate = createGate()
    const server = createShop()
    server.fail("products/11", gate.fault)
    await mount(product, { product: "11", ...attributes }, { server })
    expect(host.querySelector("[aria-hidden=true] .ringside-button")?.textContent).toBe(text)
    gate.open()
    expect(await screen.findByRole("button", { name: `${text} Southpaw` })).toBeTruthy()
  })

  it.each<[string, Attributes]>([
    ["the product has none", { product: "12" }],
    ["the hook turns them off", { product: "11", images: "off" }],
  ])("has no place for a picture where %s", async (_, attributes) => {
    await mount(product, attributes)
    const card = await screen.findByRole("article")
    expect(card.querySelector(".ringside-product-picture, img")).toBeNull()
    expect(card.matches("[data-pictured]")).toBe(false)
  })

  it.each([
    ["on", 1],
    ["off", 0],
  ])("has as many pictures as the card to come while it loads, with images %s", async (images, count) => {
    const gate = createGate()
    const server = createShop()
    server.fail("products/11", gate.fault)
    await mount(product, { product: "11", images }, { server })
    expect(host.querySelectorAll(".ringside-product-picture")).toHaveLength(count)
    gate.open()
    expect((await screen.findByRole("article")).querySelectorAll("img")).toHaveLength(count)
  })

  it("shows that few are left, and links a sold-out product to its page", async () => {
    await mount(product, { product: "12" })
    expect(await screen.findByText("Only 3 left")).toBeTruthy()
    mounted.unmount()
    await mount(product, { product: "14" })
    expect((await screen.findByRole("link", { name: "Read more Old bell" })).getAttribute("href")).toBe(
      "/product/old-bell/",
    )
    expect(screen.getByText("Out of stock")).toBeTruthy()
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("shows in the page's language that the shop doesn't have it", async () => {
    await mount(product, { product: "99" })
    expect(await screen.findByText("This product is no longer sold.")).toBeTruthy()
  })

  it("offers a retry where the shop couldn't be reached", async () => {
    const server = createShop()
    server.fail("products/11", { kind: "unreachable" })
    await mount(product, { product: "11" }, { server })
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the product.")
    press("Try again")
    expect(await screen.findByRole("article", { name: "Southpaw" })).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it.each([
    ["names no product", {}, {}, "the hook names no product"],
    ["has no Store API to ask", { product: "11" }, { kind: "status", status: 404 } as const, "there is no Store API"],
  ])("leaves the server's HTML where the hook %s", async (_, attributes, fault, message) => {
    const server = createShop()
    if ("kind" in fault) server.fail("*", fault, 9)
    page = createTestPage({ server })
    host = document.body.appendChild(document.createElement("div"))
    for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-ringside-${name}`, value)
    mounted = product.mount(host, product.read(host, page), page)
    const failed = Promise.race([mounted.ready.then(() => mounted.broken), mounted.broken])
    mounted.ready.catch(() => undefined)
    await expect(failed.then((cause) => Promise.reject(cause as Error))).rejects.toThrow(message)
  })
})

describe("a product with variations", () => {
  it("starts at the lowest price, and names what is still to be chosen", async () => {
    await mount(product, { product: "15" })
    const group = await screen.findByRole("group", { name: "Colour" })
    expect(host.querySelector(".ringside-product-price")?.textContent).toBe("From 35,00 €")
    press("Add to basket Gloves")
    expect((await screen.findByRole("alert")).textContent).toBe("Still to choose: Colour.")
    expect(document.activeElement).toBe(within(group).getByRole("radio", { name: "Red" }))
    expect(group.getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
    expect(bodies()).toEqual([])
  })

  it("fetches its variations once, at the first sign of a choice, and shows the chosen one", async () => {
    await mount(product, { product: "15" })
    const black = await screen.findByRole("radio", { name: "Black" })
    expect(asked()).toEqual(["/v1/products/15?currency=EUR"])
    black.click()
    await waitFor(() => expect(host.querySelector(".ringside-product-price")?.textContent).toBe("37,00 €"))
    screen.getByRole("radio", { name: "Red" }).click()
    await waitFor(() => expect(host.querySelector(".ringside-product-price")?.textContent).toBe("35,00 €"))
    expect(asked().slice(1)).toEqual(["/v1/products?type=variation&parent[]=15&per_page=100&currency=EUR"])
    press("Add to basket Gloves")
    await screen.findByText("Added")
    expect(bodies()).toEqual([{ id: 15, quantity: 1, variation: [{ attribute: "Colour", value: "Red" }] }])
    expect(page.server.mistakes).toEqual([])
  })

  it("marks sold-out values, which can still be chosen", async () => {
    const server = createShop()
    server.setStock(152, 0)
    await mount(product, { product: "15" }, { server })
    const black = await screen.findByRole("radio", { name: "Black" })
    black.click()
    await waitFor(() => expect(screen.getByRole("radio", { name: /^Black.*sold out$/ })).toBeTruthy())
    expect(screen.getByText("Out of stock")).toBeTruthy()
  })

  it("adds the chosen variation although its price couldn't be read", async () => {
    const server = createShop()
    await mount(product, { product: "15" }, { server })
    const red = await screen.findByRole("radio", { name: "Red" })
    server.fail("products", { kind: "unreachable" })
    red.click()
    press("Add to basket Gloves")
    await screen.findByText("Added")
    expect(host.querySelector(".ringside-product-price")?.textContent).toBe("From 35,00 €")
  })
})

describe("a list", () => {
  const names = async () => (await screen.findAllByRole("heading")).map(({ textContent }) => textContent)

  it.each<[string, Attributes, readonly string[]]>([
    ["of all products", {}, ["Southpaw", "Cornerman", "Title belt", "Old bell", "Gloves"]],
    ["of a category", { category: "figures" }, ["Southpaw", "Cornerman"]],
    ["of a tag", { tag: "new" }, ["Cornerman"]],
    ["of a search", { search: "belt" }, ["Title belt"]],
    ["of products by their numbers", { ids: "15, 11" }, ["Gloves", "Southpaw"]],
    ["on sale", { "on-sale": "on" }, ["Southpaw"]],
    ["of two, dearest first", { order: "price-desc", limit: "2" }, ["Title belt", "Southpaw"]],
  ])("%s", async (_, attributes, expected) => {
    await mount(products, attributes)
    expect(await names()).toEqual(expected)
    expect(page.server.mistakes).toEqual([])
  })

  it("has a name, and a row can be focused to be scrolled", async () => {
    await mount(products, { name: "New figures", layout: "row", limit: "3" })
    await names()
    const list = screen.getByRole("list", { name: "New figures" })
    expect(list.tabIndex).toBe(0)
    expect(within(list).getAllByRole("listitem")).toHaveLength(3)
  })

  it("shows as many skeletons as its limit while it loads", async () => {
    const gate = createGate()
    const server = createShop()
    server.fail("products", gate.fault)
    await mount(products, { limit: "3" }, { server })
    expect(host.querySelectorAll(".ringside-product")).toHaveLength(3)
    expect(screen.queryByRole("listitem")).toBeNull()
    gate.open()
    expect(await names()).toHaveLength(3)
  })

  it.each<[string, Attributes, number]>([
    ["in every card where one product has one", {}, 5],
    ["in no card where no product has one", { tag: "new" }, 0],
    ["in no card where the hook turns them off", { images: "off" }, 0],
  ])("has a place for a picture %s", async (_, attributes, count) => {
    await mount(products, attributes)
    await names()
    expect(host.querySelectorAll(".ringside-product-picture")).toHaveLength(count)
  })

  it("says that it is empty", async () => {
    await mount(products, { category: "nothing" })
    expect(await screen.findByText("There are no products here right now.")).toBeTruthy()
  })

  it.each(["html", "empty", "unreachable"] as const)("offers a retry after a response that is %s", async (kind) => {
    const server = createShop()
    server.fail("products", { kind })
    await mount(products, {}, { server })
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t load the products.")
    press("Try again")
    expect(await names()).toHaveLength(5)
  })
})

describe("a list with a button for more", () => {
  const all = doubleProducts.filter(({ variationOf }) => !variationOf)
  const names = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"))
  const showMore = () => screen.findByRole("button", { name: "Show more products" })
  const attributes = { limit: "2", more: "on" }

  it("adds the next products, announces them, focuses the first and goes at the end", async () => {
    await mount(products, attributes)
    const announced = vi.spyOn(page.announce, "polite")
    const button = await showMore()
    expect(names()).toHaveLength(2)
    const first = screen.getAllByRole("article")[0]
    button.focus()
    button.click()
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(asked().at(-1)).toMatch(/per_page=2&page=2&/)
    expect(screen.getAllByRole("article")[0]).toBe(first)
    expect(document.activeElement).toBe(host.querySelectorAll("li")[2])
    expect(announced.mock.calls.flat()).toEqual(["Loading…", "2 more products in the list."])
    for (let count = 4; count < all.length; count += 2) {
      ;(await showMore()).click()
      await waitFor(() => expect(names().length).toBeGreaterThan(count))
    }
    expect(new Set(names()).size).toBe(all.length)
    expect(screen.queryByRole("button", { name: "Show more products" })).toBeNull()
    expect(page.server.mistakes).toEqual([])
  })

  it("has no button where the shop has no more, nor without the attribute", async () => {
    await mount(products, { limit: "48", more: "on" })
    await screen.findAllByRole("article")
    expect(screen.queryByRole("button", { name: "Show more products" })).toBeNull()
    mounted.unmount()
    await mount(products, { limit: "2" })
    await screen.findAllByRole("article")
    expect(screen.queryByRole("button", { name: "Show more products" })).toBeNull()
  })

  it("says that it loads, asks once, and leaves a focus that has moved on", async () => {
    const gate = createGate()
    await mount(products, attributes)
    const button = await showMore()
    page.server.fail("products", gate.fault)
    button.click()
    const busy = await screen.findByRole("button", { name: "Loading…" })
    expect([busy, busy.getAttribute("aria-disabled")]).toEqual([button, "true"])
    busy.click()
    const count = asked().length
    const link = screen.getAllByRole("link")[0]
    link?.focus()
    gate.open()
    await waitFor(() => expect(names()).toHaveLength(4))
    expect([document.activeElement, asked().length]).toEqual([link, count])
  })

  it.each([
    ["fails", { kind: "status", status: 503 } as const, "We couldn’t load more products. Please try again."],
    ["can't be asked", { kind: "unreachable" } as const, /load more products|offline/],
  ])("keeps its products where the shop %s, and asks again at the next press", async (_, fault, text) => {
    await mount(products, attributes)
    const button = await showMore()
    page.server.fail("products", fault)
    button.click()
    expect((await screen.findByRole("alert")).textContent).toMatch(text)
    expect([names().length, (await showMore()) === button]).toEqual([2, true])
    button.click()
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says that there are no more where others have bought them meanwhile, and focuses the last", async () => {
    await mount(products, attributes)
    const announced = vi.spyOn(page.announce, "polite")
    const button = await showMore()
    page.server.fail("products", { kind: "body", body: "[]" })
    button.focus()
    button.click()
    await waitFor(() => expect(button.isConnected).toBe(false))
    expect(announced).toHaveBeenLastCalledWith("There are no more products.")
    expect([names().length, document.activeElement]).toEqual([2, host.querySelectorAll("li")[1]])
  })
})

describe("swatches with pictures", () => {
  /** A shop whose gloves have a photo in each colour, in the order of the variations. */
  const createPictured = (pictures: readonly string[]) => {
    const gloves = doubleProducts.filter(({ variationOf }) => variationOf?.id === 15)
    return createCartServer({
      products: doubleProducts.map((each) => {
        const picture = pictures[gloves.indexOf(each)]
        return picture === undefined ? each : { ...each, picture }
      }),
    })
  }
  const shown = (group: HTMLElement) => [...group.querySelectorAll("img")].map((img) => img.getAttribute("src"))
  const variationReads = () => asked().filter((path) => path.includes("type=variation"))
  const different = ["/red.avif", "/black.avif"]

  it("show the photo of each variation before its name, read with the card", async () => {
    await mount(product, { product: "15", swatches: "on" }, { server: createPictured(different) })
    const group = await screen.findByRole("group", { name: "Colour" })
    expect(shown(group)).toEqual(different)
    expect(within(group).getByRole("radio", { name: "Red" })).toBeTruthy()
    expect(page.server.mistakes).toEqual([])
  })

  it("have names alone where the photos don't come in 3 s", async () => {
    const gate = createGate()
    const server = createPictured(different)
    server.fail("products", gate.fault)
    await mount(product, { product: "15", swatches: "on" }, { server })
    await waitFor(() => expect(variationReads()).toHaveLength(1))
    await page.clock.advance(3000)
    expect(shown(await screen.findByRole("group", { name: "Colour" }))).toEqual([])
    gate.open()
  })

  it("are read for a whole list at once", async () => {
    await mount(products, { swatches: "on" }, { server: createPictured(different) })
    const group = await screen.findByRole("group", { name: "Colour" })
    expect([shown(group), variationReads().length]).toEqual([different, 1])
  })

  it.each<[string, Attributes, readonly string[]]>([
    ["the attribute is missing", {}, different],
    ["the photos are the same", { swatches: "on" }, ["/both.avif", "/both.avif"]],
  ])("have names alone where %s", async (_, attributes, pictures) => {
    await mount(product, { product: "15", ...attributes }, { server: createPictured(pictures) })
    expect(shown(await screen.findByRole("group", { name: "Colour" }))).toEqual([])
    expect(variationReads()).toHaveLength("swatches" in attributes ? 1 : 0)
  })
})
