import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { createCartServer, createGate, type Fault } from "../../src/cartServer/index.ts"
import { serveHost, visitHost } from "../support/openHost.ts"
import { twoFrames, waitForChunk } from "../support/hooks.ts"
import { pressDownOn } from "../support/pressDownOn.ts"
import { lineOf, openBasketPage, waitForBasket } from "../support/openBasketPage.ts"

const noise = /Failed to load resource|net::ERR/
const blocked = ".processing, [aria-busy=true], [style*=opacity]"
const unknown = "An unknown error occurred."

/** More often than a browser tries by itself to have an answer. */
const always = 9

const faults: readonly [string, Fault, "background" | "native"][] = [
  ["500", { kind: "status", status: 500 }, "background"],
  ["another page", { kind: "html" }, "native"],
  ["nothing", { kind: "empty" }, "native"],
  ["a broken connection", { kind: "unreachable" }, "native"],
]

describe.each(faults)("answered by %s", (_, fault, route) => {
  test("quantities stay in their fields, the shopper is told, and the next press works", async () => {
    const visit = await openBasketPage({ open: { expectedErrors: noise } })
    const { page, cart, readBooks, readNotices, countLoads } = visit
    cart.fail("basket page", fault, always)
    await lineOf(page, "Southpaw").locator(".qty").fill("4")
    await page.locator("[name=update_cart]").click()
    await expect.poll(readNotices).toEqual([unknown])
    cart.recover()
    expect(await page.locator(blocked).count()).toBe(0)
    expect(await lineOf(page, "Southpaw").locator(".qty").inputValue()).toBe("4")
    await page.locator("[name=update_cart]").click()
    await expect.poll(readBooks).toEqual(["2 Cornerman", "4 Southpaw"])
    await expect.poll(readNotices).toEqual(["Basket updated."])
    expect(countLoads()).toBe(route === "native" ? 1 : 0)
  })

  test("a line stays, and its link works again", async () => {
    const { page, cart, readBooks, readNotices } = await openBasketPage({ open: { expectedErrors: noise } })
    cart.fail("basket page", fault, always)
    await lineOf(page, "Cornerman").locator(".remove").click()
    await expect.poll(readNotices).toEqual([unknown])
    cart.recover()
    expect(readBooks()).toEqual(["2 Cornerman", "3 Southpaw"])
    await lineOf(page, "Cornerman").locator(".remove").click()
    await expect.poll(readNotices).toEqual(["“Cornerman” removed. Undo?"])
    expect(readBooks()).toEqual(["3 Southpaw"])
  })

  test("a coupon's code stays, and is applied by the next press", async () => {
    const { page, cart, readNotices } = await openBasketPage({ open: { expectedErrors: noise } })
    cart.fail("apply_coupon", fault, always)
    await page.locator("#coupon_code").fill("ring10")
    await page.locator("[name=apply_coupon]").click()
    await expect.poll(readNotices).toEqual([unknown])
    cart.recover()
    expect(await page.locator("#coupon_code").inputValue()).toBe("ring10")
    await page.locator("[name=apply_coupon]").click()
    await expect.poll(readNotices).toEqual(["Coupon code applied successfully."])
  })
})

test("a slow answer greys table and totals, lets no pointer through, and keeps focus", async () => {
  const { page, cart, readBooks } = await openBasketPage()
  const gate = createGate()
  cart.fail("basket page", gate.fault)
  await page.evaluate(() => {
    window.received = []
    document.addEventListener("submit", () => window.received.push("submit"))
  })
  const readSubmits = () => page.evaluate(() => window.received.length)
  const plus = lineOf(page, "Southpaw").locator(".plus")
  await plus.focus()
  await page.keyboard.press("Enter")
  await page.locator(".woocommerce-cart-form.processing[aria-busy=true]").waitFor()
  await page.locator(".cart_totals.processing[aria-busy=true]").waitFor()
  expect(await isCovered(page, ".cart_item:nth-child(1) .remove")).toBe(true)
  // What is pressed meanwhile is sent after the answer.
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect.poll(() => lineOf(page, "Southpaw").locator(".qty").inputValue()).toBe("6")
  // One for both presses, or one for each where they come slowly.
  await expect.poll(readSubmits).toBeGreaterThan(1)
  gate.open()
  await expect.poll(readBooks).toEqual(["2 Cornerman", "6 Southpaw"])
  await expect.poll(() => page.locator(blocked).count()).toBe(0)
  expect(await lineOf(page, "Southpaw").locator(".qty").inputValue()).toBe("6")
  expect(await lineOf(page, "Southpaw").locator(".plus:focus").count()).toBe(1)
  expect(await isCovered(page, ".cart_item:nth-child(1) .remove")).toBe(false)
})

test("a quantity sent by Enter is sent once, and the page's scripts get the key, by which trackers count it", async () => {
  const { page, cart, readBooks } = await openBasketPage()
  await page.evaluate(() => {
    window.received = []
    document.addEventListener("keypress", ({ key }) => window.received.push(key))
  })
  await lineOf(page, "Southpaw").locator(".qty").fill("6")
  await page.keyboard.press("Enter")
  await expect.poll(readBooks).toEqual(["2 Cornerman", "6 Southpaw"])
  await expect.poll(() => page.locator(blocked).count()).toBe(0)
  expect(await page.evaluate(() => window.received)).toEqual(["Enter"])
  expect(cart.requests.filter(({ endpoint }) => endpoint === "basket page")).toHaveLength(1)
})

test("a coupon sent by Enter while a quantity's answer is on its way is applied after it", async () => {
  const { page, cart, readBooks, readNotices, countLoads } = await openBasketPage()
  const gate = createGate()
  cart.fail("basket page", gate.fault)
  await lineOf(page, "Southpaw").locator(".qty").fill("6")
  await page.keyboard.press("Enter")
  await page.locator(".woocommerce-cart-form.processing").waitFor()
  await page.locator("#coupon_code").focus()
  await page.keyboard.type("ring10")
  await page.keyboard.press("Enter")
  gate.open()
  await expect.poll(readNotices).toEqual(["Coupon code applied successfully."])
  expect(readBooks()).toEqual(["2 Cornerman", "6 Southpaw"])
  expect(cart.requests.filter(({ endpoint }) => endpoint === "apply_coupon")).toHaveLength(1)
  expect(countLoads()).toBe(0)
})

test("a press that began before the basket is replaced is a click on what stands there then", async () => {
  const { page, cart } = await openBasketPage()
  const gate = createGate()
  cart.fail("basket page", gate.fault)
  const button = page.locator(".shipping-calculator-button")
  await pressDownOn(button)
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true })))
  await page.locator(".cart_totals.processing[aria-busy=true]").waitFor()
  const answered = page.waitForResponse("**/carrito/")
  gate.open()
  await answered
  await twoFrames(page)
  await page.mouse.up()
  await expect.poll(() => page.locator(blocked).count()).toBe(0)
  await page.locator(".shipping-calculator-button[aria-expanded=true]").waitFor()
  await page.locator(".shipping-calculator-form").waitFor()
})

test.each([1280, 360])("after a refused coupon the first press opens the calculator, at %i px", async (width) => {
  const { page } = await openBasketPage({ open: { viewport: { width, height: 1200 } } })
  await page.locator("#coupon_code").fill("expired")
  await page.locator("[name=apply_coupon]").click()
  await page.locator(".coupon-error-notice").waitFor()
  await expect.poll(() => page.locator(blocked).count()).toBe(0)
  // The message goes with the field's focus, and what is below it moves up.
  await pressDownOn(page.locator(".shipping-calculator-button"))
  await page.mouse.up()
  await page.locator(".shipping-calculator-button[aria-expanded=true]").waitFor()
  await page.locator(".coupon-error-notice").waitFor({ state: "detached" })
})

function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

test("nonces that are too old: the shopper sees nothing of it", async () => {
  const { page, cart, readTotal, readNotices, countLoads } = await openBasketPage({ open: { expectedErrors: noise } })
  cart.expireNonces()
  await page.locator("#coupon_code").fill("ring10")
  await page.locator("[name=apply_coupon]").click()
  await expect.poll(readNotices).toEqual(["Coupon code applied successfully."])
  await expect.poll(readTotal).toBe("176,85 €")
  expect(countLoads()).toBe(0)
  // The old page's basket stays connected until the new page is there.
  const replaced = page.waitForEvent("framenavigated")
  await page.locator("[value='local_pickup:2']").click()
  await replaced
  expect(countLoads()).toBe(1)
  await waitForBasket(page)
  await page.locator("[value='local_pickup:2']").click()
  await expect.poll(readTotal).toBe("171,90 €")
})

test("a basket changed in another tab is shown when its tab is seen again", async () => {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 3 })
  const host = await serveHost({ state: 2, cart })
  const first = await visitHost(host, "/en/carrito/")
  await waitForBasket(first.page)
  const second = await visitHost(host, "/en/carrito/", { context: first.context })
  await waitForBasket(second.page)
  await second.page.locator(".qty").fill("5")
  await second.page.locator("[name=update_cart]").click()
  await second.page.getByText("Basket updated.").waitFor()
  await first.page.bringToFront()
  await first.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect.poll(() => first.page.locator(".qty").inputValue()).toBe("5")
  expect(await first.page.locator("[role=alert]").count()).toBe(0)
})

test("an empty basket that is filled elsewhere on the page is loaded anew", async () => {
  const { page, host, readBasket } = await openEmpty()
  await page.evaluate(async () => {
    await fetch("/en/?add-to-cart=11")
    document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }))
  })
  await page.locator(".cart_item").waitFor()
  expect([page.url(), (await readBasket()).count]).toEqual([`${host.url}/en/carrito/`, 1])
})

async function openEmpty() {
  const visit = await visitHost(await serveHost({ state: 2, cart: createCartServer() }), "/en/carrito/")
  await visit.page.locator(".cart-empty").hover()
  await waitForChunk(visit.page, "basket-page")
  return visit
}
