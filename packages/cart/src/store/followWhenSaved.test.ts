import { createGate, createTestPage, type Gate, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { sendHostWrite } from "../pageClient/sendHostWrite.ts"
import { followWhenSaved } from "./followWhenSaved.ts"
import { type CartStore, cartService, changeCart } from "../index.ts"

let page: TestPage
let cart: CartStore
let gate: Gate
let link: HTMLAnchorElement
let followed: number
let follow: (() => void) | undefined

beforeEach(async () => {
  localStorage.clear()
  page = createTestPage()
  cart = cartService.of(page)
  page.server.basketOf().add({ id: 11, quantity: 1 })
  await cart.refresh()
  gate = createGate()
  page.server.fail("cart/update-item", gate.fault)
  link = document.createElement("a")
  link.href = "#checkout"
  document.body.append(link)
  followed = 0
  follow = undefined
  link.addEventListener("click", (event) => {
    followWhenSaved(page, event, link, follow && { follow })
    if (!event.defaultPrevented) followed += 1
    event.preventDefault()
  })
})
afterEach(() => {
  page.stop()
  link.remove()
})

const lineKey = () => page.server.basketOf().lines[0]?.key ?? ""
const change = (quantity = 3) => void cart.update({ key: lineKey(), quantity })
const isBusy = () => link.getAttribute("aria-busy") === "true"
const settle = async () => {
  gate.open()
  await cart.queue.settled()
  await expect.poll(isBusy).toBe(false)
}

it("follows a link at once while nothing is being saved", () => {
  link.click()
  expect([followed, isBusy()]).toEqual([1, false])
})

it("follows a link once the changes are saved, also those made meanwhile, however often it is pressed", async () => {
  change()
  link.click()
  link.click()
  expect([followed, isBusy()]).toEqual([0, true])
  change(4)
  await settle()
  expect([followed, page.server.basketOf().count]).toEqual([1, 4])
})

it("waits for a write of another package", async () => {
  const written = sendHostWrite(page, () => gate.fault.until)
  link.click()
  expect(followed).toBe(0)
  await settle()
  await written
  expect(followed).toBe(1)
})

it("waits for the first change of a page that has to load the cart's code for it", async () => {
  page.stop()
  page = createTestPage({ server: page.server })
  // As for links of the host: a click of the link's own would be held again, so a hold that ends too early would show in nothing.
  follow = () => void (followed += 1)
  const load = vi.spyOn(page.modules, "load")
  const changed = changeCart(page, (own) => own.update({ key: lineKey(), quantity: 3 }))
  link.click()
  expect([followed, isBusy()]).toEqual([0, true])
  await expect.poll(() => page.server.requests.at(-1)?.endpoint).toBe("cart/update-item")
  await page.clock.settle()
  expect([load.mock.calls.length, followed, isBusy()]).toEqual([1, 0, true])
  gate.open()
  await changed
  await expect.poll(isBusy).toBe(false)
  expect([followed, page.server.basketOf().count]).toEqual([1, 3])
})

it("stays on the page if the cart's code can't be loaded for a change", async () => {
  page.stop()
  page = createTestPage({ server: page.server })
  vi.spyOn(console, "warn").mockReturnValueOnce(undefined)
  vi.spyOn(page.modules, "load").mockRejectedValueOnce(new Error("no file"))
  const changed = changeCart(page, (own) => own.update({ key: lineKey(), quantity: 3 }))
  link.click()
  expect([followed, isBusy()]).toEqual([0, true])
  expect(await changed).toMatchObject({ kind: "unreachable" })
  await expect.poll(isBusy).toBe(false)
  await page.clock.settle()
  expect(followed).toBe(0)
})

it("stays on the page if the shop refuses the change", async () => {
  page.server.setStock(11, 1)
  change()
  link.click()
  await settle()
  expect([followed, cart.$cart.get().error === null]).toEqual([0, false])
})

it.each([
  ["opens a tab by a key", () => link.dispatchEvent(new MouseEvent("click", { ctrlKey: true, cancelable: true }))],
  [
    "runs a script",
    () => {
      link.href = "javascript:void(0)"
      link.click()
    },
  ],
  [
    "leads to a tab of its own",
    () => {
      link.target = "_blank"
      link.click()
    },
  ],
])("leaves a click alone that %s", (_, click) => {
  change()
  click()
  expect([followed, isBusy()]).toEqual([1, false])
  gate.open()
})

it("doesn't follow a link that has left the page", async () => {
  change()
  link.click()
  link.remove()
  await settle()
  expect(followed).toBe(0)
})
