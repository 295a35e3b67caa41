import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createGate, type Fault } from "../../src/cartServer/index.ts"
import { audit } from "../support/audit.ts"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "../support/openCheckout.ts"

const received = "**/checkout/order-received/**"
const failures = /Failed to load resource/

test("an empty form says at each field and in one notice what is missing, and sends nothing", async () => {
  const { page, requests } = await openCheckout()
  await waitForForm(page)
  await page.locator("#place_order").click()
  const list = page.locator(".woocommerce-NoticeGroup-checkout ul.woocommerce-error")
  await list.waitFor()
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
  const items = await list.locator("li").allTextContents()
  expect(items[0]).toBe("Enter a first name.")
  expect(items.at(-1)).toBe("Accept the terms to place the order.")
  expect(items).toHaveLength(9)
  expect(await page.locator("#billing_city").getAttribute("aria-describedby")).toBe("billing_city_description")
  expect(await audit(page, "main")).toEqual([])
  await list.getByRole("link", { name: /town/ }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("billing_city")
  await page.keyboard.type("Madrid")
  expect(await page.locator("#billing_city_description").count()).toBe(0)
  expect(requests).not.toContain("POST checkout")
})

test("says it in Spanish, too", async () => {
  const { page } = await openCheckout({ config: { locale: "es-ES" } }, { path: "/checkout/" })
  await waitForForm(page)
  await page.locator("#place_order").click()
  await page.getByRole("link", { name: "Introduce un nombre." }).waitFor()
})

test("a field is checked when the shopper leaves it", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  await page.locator("#billing_email").fill("ana@")
  await page.locator("#billing_phone").fill("x")
  await page.locator("#billing_postcode").fill("1")
  await page.locator("#billing_first_name").focus()
  const messages = page.locator(".checkout-inline-error-message")
  await expect
    .poll(() => messages.allTextContents())
    .toEqual([
      "Enter a postcode of the selected country.",
      "Enter a phone number like 612 345 678.",
      "Enter an email address like name@example.com.",
    ])
  await page.locator("#billing_email").fill("ana@example.com")
  await page.locator("#billing_first_name").focus()
  await expect.poll(() => page.locator("#billing_email_field").getAttribute("class")).toContain("woocommerce-validated")
})

test("two clicks place one order", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await waitForReview(page)
  const gate = createGate()
  host.checkout.fail("checkout", gate.fault)
  await page.locator("#place_order").dblclick()
  await page.locator("form.checkout.processing[aria-busy=true]").waitFor()
  gate.open()
  await page.waitForURL(received)
  expect(host.checkout.orders).toHaveLength(1)
  expect(host.checkout.requests.filter(({ endpoint }) => endpoint === "checkout")).toHaveLength(1)
})

const waits: readonly (readonly [string, (page: Page) => Promise<unknown>, number])[] = [
  ["waits for it", (page) => page.locator("#billing_state").selectOption("B"), 1],
  ["asks again where it brings another total", (page) => page.locator("#billing_country").selectOption("FR"), 2],
]
test.each(waits)("a press while the order review is on its way %s", async (_, change, presses) => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await waitForReview(page)
  const gate = createGate()
  host.checkout.fail("update_order_review", gate.fault)
  await change(page)
  await page.locator(".woocommerce-checkout-review-order-table[aria-busy]").waitFor()
  await page.locator("#place_order").click()
  await page.locator("form.checkout[inert]").waitFor()
  expect(host.checkout.requests.map(({ endpoint }) => endpoint)).not.toContain("checkout")
  gate.open()
  if (presses > 1) {
    await page.getByRole("alert").getByText("Your order has changed: the total is now").waitFor()
    expect(host.checkout.orders).toHaveLength(0)
    await page.locator("#place_order").click()
  }
  await page.waitForURL(received)
  expect(host.checkout.orders).toHaveLength(1)
})

test("nonces that are too old: the page is loaded anew, with what was typed, and the order goes through", async () => {
  const { page, host } = await openCheckout({}, { expectedErrors: failures })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await waitForReview(page)
  host.checkout.expireNonces()
  await Promise.all([page.waitForEvent("load"), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(0)
  await waitForForm(page)
  await expect.poll(() => page.locator("#billing_city").inputValue()).toBe("Madrid")
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(1)
})

test("a page that always comes with old nonces is loaded anew once", async () => {
  const { page, host } = await openCheckout({}, { expectedErrors: failures })
  await waitForForm(page)
  for (let time = 0; time < 3; time += 1) {
    host.checkout.fail("update_order_review", { kind: "forbidden" })
  }
  let loads = 0
  page.on("load", () => (loads += 1))
  await page.locator("#billing_country").selectOption("FR")
  await page.getByText("An unknown error occurred.").waitFor()
  await expect.poll(() => loads).toBe(1)
})

const general = "There was an error processing your order."
const faults: readonly (readonly [string, Fault, string])[] = [
  ["an error of the server", { kind: "status", status: 500 }, general],
  ["a page instead of an answer", { kind: "html" }, general],
  ["an empty answer", { kind: "empty" }, general],
  ["a script for an address", { kind: "body", body: '{"result":"success","redirect":"javascript:alert(1)"}' }, general],
  [
    "another origin's address without https",
    { kind: "body", body: '{"result":"success","redirect":"http://bad.test/"}' },
    general,
  ],
  [
    "a message",
    {
      kind: "body",
      body: '{"result":"failure","messages":"<ul class=\\"woocommerce-error\\"><li data-id=\\"billing_city\\">No <img src=x onerror=alert(1)>delivery there.</li></ul>"}',
    },
    "No delivery there.",
  ],
]
for (const [name, fault, text] of faults) {
  test(`${name}: the shopper is told, and the form stays`, async () => {
    const { page, host } = await openCheckout({}, { expectedErrors: failures })
    await waitForForm(page)
    await fillAddress(page)
    await page.locator("#terms").check()
    await waitForReview(page)
    host.checkout.fail("checkout", fault)
    await page.locator("#place_order").click()
    await page.locator(".woocommerce-NoticeGroup-checkout").getByText(text).waitFor()
    expect(await page.locator("#billing_city").inputValue()).toBe("Madrid")
    const isHeld = await page.locator("#place_order").isDisabled()
    expect(isHeld).toBe(text === general)
    expect(await page.locator("form.checkout").getAttribute("inert")).toBeNull()
  })
}

test("a valid answer with something around it is read", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  host.checkout.fail("checkout", {
    kind: "body",
    body: '<br />Warning {in} plugin.php{"result":"success","redirect":"/en/checkout/order-received/1/"}<!-- cached -->',
  })
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
})

test("a connection that breaks says so, and the button comes back", async () => {
  const { page } = await openCheckout({}, { expectedErrors: failures })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await page.route("**/*wc-ajax=checkout", (route) => route.abort(), { times: 1 })
  await page.locator("#place_order").click()
  await page.locator(".woocommerce-NoticeGroup-checkout").getByText(general).waitFor()
  await page.locator("#place_order:enabled").waitFor()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
})

test("a script of the page may refuse an order, and a field named submit is no obstacle", async () => {
  const { page, host } = await openCheckout({ hasJQuery: true })
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await waitForReview(page)
  await page.evaluate(`
    jQuery("form.checkout").append('<input type="hidden" name="submit" value="1">')
    jQuery("form.checkout").one("checkout_place_order_bacs", () => false)`)
  await page.locator("#place_order").click()
  await page.locator("form.checkout:not(.processing)").waitFor()
  expect(host.checkout.orders).toHaveLength(0)
  await Promise.all([page.waitForURL(received), page.evaluate('jQuery("form.checkout").trigger("submit")')])
  expect(host.checkout.orders).toHaveLength(1)
})

test("a page that comes back from the browser's memory can order again", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  // An answer without content leaves the page where it is, as the browser's memory would have it.
  await page.route(received, (route) => route.fulfill({ status: 204 }))
  await Promise.all([page.waitForRequest(received), page.locator("#place_order").click()])
  await page.locator("form.checkout.processing[inert]").waitFor()
  // The page may not have the event yet that the browser has left it, which a real return comes long after. Its answer is read at once, since the
  // order review is asked for again and finds an empty basket.
  const returnToPage = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      return document.querySelector("form.checkout")?.matches(":not(.processing, [inert])")
    })
  await expect.poll(returnToPage).toBe(true)
})

test("an order is placed while the fields of an account that isn't wanted any more slide shut", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await page.locator("#createaccount").check()
  await page.locator("#account_password").waitFor()
  await waitForReview(page)
  await page.evaluate(() => {
    for (const id of ["createaccount", "place_order"]) document.getElementById(id)?.click()
  })
  await page.waitForURL(received)
  expect(host.checkout.orders[0]?.fields).not.toHaveProperty("createaccount")
})
