import { readMember } from "@ringside/core/domain"
import { createTestPage, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { startFragmentTriggers } from "../fragments/fragmentTriggers.ts"
import { basketOfBlocksChanged, basketOfBlockStoreChanged } from "../topics.ts"
import { cartService } from "./store.ts"

const [added, removed] = ["wc-blocks_added_to_cart", "wc-blocks_removed_from_cart"]

let page: TestPage
/** The events that the platform's mini-cart block gets, on the document. */
let received: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = '<div data-wp-interactive="woocommerce/mini-cart"></div>'
  page = createTestPage()
  received = []
  for (const name of [added, removed]) {
    document.addEventListener(name, ({ type }) => received.push(type), { signal: page.signal })
  }
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

async function change(): Promise<void> {
  const cart = cartService.of(page)
  await cart.add({ id: 11 })
  await page.clock.settle()
  expect(received).toEqual([added])
  const key = page.server.basketOf().lines[0]?.key ?? ""
  await cart.update({ key, quantity: 5 })
  await page.clock.settle()
  expect(received).toEqual([added, removed])
  await cart.remove(key)
  await page.clock.settle()
  expect(received).toEqual([added, removed, removed])
}

it("reports a confirmed add, quantity and removal to the platform's basket blocks", change)

it("reports them natively where the page has jQuery, whose handlers receive each once", async () => {
  const handlers = vi.fn()
  const jQuery = await provideJQuery(page.signal)
  jQuery(document.body).on(`${added} ${removed}`, handlers)
  await change()
  expect(handlers).toHaveBeenCalledTimes(3)
})

it("reports them to product blocks, which without the platform's mini-cart listen to its stores' event alone", async () => {
  document.body.innerHTML = '<div data-wp-interactive="woocommerce/product-button"></div>'
  const types: unknown[] = []
  const listen = (event: Event) => types.push(readMember(Reflect.get(event, "detail"), ["type"]))
  window.addEventListener("wc-blocks_store_sync_required", listen, { signal: page.signal })
  await change()
  expect(types).toEqual(["from_@wordpress/data", "from_@wordpress/data", "from_@wordpress/data"])
})

it("does nothing at its own report", async () => {
  const changed = vi.fn()
  basketOfBlocksChanged.on(page, changed)
  basketOfBlockStoreChanged.on(page, changed)
  startFragmentTriggers(page)
  await page.clock.settle()
  await cartService.of(page).add({ id: 11 })
  const before = page.server.requests.length
  await page.clock.settle()
  expect(received).toEqual([added])
  expect(changed).not.toHaveBeenCalled()
  expect(page.server.requests.slice(before).filter(({ endpoint }) => endpoint === "cart")).toEqual([])
})

it("reports changes that follow each other once, since the block's store reads the basket once at a time", async () => {
  const cart = cartService.of(page)
  page.server.basketOf().add({ id: 11, quantity: 1 })
  page.server.basketOf().add({ id: 12, quantity: 1 })
  const keys = page.server.basketOf().lines.map(({ key }) => key)
  await Promise.all(keys.map((key) => cart.update({ key, quantity: 2 })))
  await page.clock.settle()
  expect(received).toEqual([removed])
})

it("reports a line that is brought back as a removal, for which no drawer of the platform's opens", async () => {
  const cart = cartService.of(page)
  await cart.add({ id: 11 })
  await page.clock.settle()
  await cart.remove(page.server.basketOf().lines[0]?.key ?? "")
  await page.clock.settle()
  await cart.undo()
  await page.clock.settle()
  expect(received).toEqual([added, removed, removed])
})

it("reports nothing on a page without the platform's blocks", async () => {
  document.body.replaceChildren()
  await cartService.of(page).add({ id: 11 })
  await page.clock.settle()
  expect(received).toEqual([])
})

it("reports nothing that the shop has refused", async () => {
  await cartService.of(page).add({ id: 999_999 })
  await cartService.of(page).remove("gone")
  await page.clock.settle()
  expect(received).toEqual([])
})
