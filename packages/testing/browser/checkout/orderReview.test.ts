import { expect, test } from "vitest"
import { createGate } from "../../src/cartServer/index.ts"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "../support/openCheckout.ts"
import { pressDownOn } from "../support/pressDownOn.ts"

const reviews = (requests: readonly string[]) => requests.filter((request) => request.includes("review")).length
const total = ".order-total td"

test("typing an address requests totals once, a second after the last key", async () => {
  const { page, host, requests } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await expect.poll(() => reviews(requests)).toBeGreaterThan(1)
  await waitForReview(page)
  const before = reviews(requests)
  await page.locator("#billing_postcode").focus()
  await page.keyboard.press("End")
  await page.evaluate(() => {
    document.addEventListener("keydown", ({ timeStamp }) => (window.received = [String(timeStamp)]), true)
  })
  for (const key of ["Backspace", "4"]) await page.keyboard.press(key)
  await expect.poll(() => reviews(requests)).toBe(before + 1)
  await waitForReview(page)
  const pauseMs = await page.evaluate(() => {
    const asked = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("update_order_review"))
    return (asked?.startTime ?? 0) - Number(window.received[0])
  })
  expect(pauseMs).toBeGreaterThan(990)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("billing_postcode")
  const { form } = host.checkout.requests.at(-1) ?? {}
  expect([...(form?.keys() ?? [])].slice(0, 15)).toEqual([
    ...["security", "payment_method", "country", "state", "postcode", "city", "address", "address_2"],
    ...["s_country", "s_state", "s_postcode", "s_city", "s_address", "s_address_2", "has_full_address"],
  ])
  expect([form?.get("postcode"), form?.get("s_postcode"), form?.get("has_full_address")]).toEqual([
    "28014",
    "28014",
    "true",
  ])
})

test("a newer choice ends the request of an older one, and the review shows the newer", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  const gate = createGate()
  host.checkout.fail("update_order_review", gate.fault)
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("update_order_review"))
  await page.locator("#billing_country").selectOption("US")
  await expect.poll(() => host.checkout.requests.length).toBe(2)
  await page.locator("#billing_country").selectOption("FR")
  const older = await ended
  expect(new URLSearchParams(older.postData() ?? "").get("country")).toBe("US")
  expect(older.failure()?.errorText).toBe("net::ERR_ABORTED")
  await expect.poll(() => page.locator(total).textContent()).toContain("53,90")
  gate.open()
})

test("a rate changes the total, is announced, and keeps focus", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  await page.getByLabel("Collect at the gym").check()
  await expect.poll(() => page.locator(total).textContent()).toContain("44,00")
  await expect.poll(() => page.locator("#a11y-speak-polite").textContent()).toContain("Order total 44,00")
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("shipping_method_0_local_pickup2")
})

test("a press on a rate that sends what was typed before it chooses the rate", async () => {
  const { page, requests } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await waitForReview(page)
  await page.locator("#billing_city").focus()
  await page.keyboard.type("s")
  const before = reviews(requests)
  await pressDownOn(page.getByText("Collect at the gym"))
  // The press takes focus from the field, so the review is asked for while the pointer is down on it.
  await expect.poll(() => reviews(requests)).toBeGreaterThan(before)
  await page.mouse.up()
  await expect.poll(() => page.locator(total).textContent()).toContain("44,00")
})

test("what is typed and chosen in the review survives its updates", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  await page.locator("#bacs-reference").fill("for the gym")
  await page.locator("#terms").check()
  await page.locator("#bacs-reference").focus()
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("update_checkout", { bubbles: true })))
  await page.getByLabel("Collect at the gym").check()
  await expect.poll(() => page.locator(total).textContent()).toContain("44,00")
  expect(await page.locator("#bacs-reference").inputValue()).toBe("for the gym")
  expect(await page.locator("#terms").isChecked()).toBe(true)
})

test("a review that can't be had says so, and can be asked for again", async () => {
  const { page, host } = await openCheckout({}, { expectedErrors: /Failed to load resource/ })
  await waitForForm(page)
  host.checkout.fail("update_order_review", { kind: "status", status: 500 })
  await page.locator("#billing_country").selectOption("FR")
  await page.getByText("An unknown error occurred.").waitFor()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.poll(() => page.locator(total).textContent()).toContain("53,90")
  expect(await page.getByText("An unknown error occurred.").count()).toBe(0)
})

test("a session that ended says so, and the next form has what was typed", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#order_comments").fill("Ring twice")
  await waitForReview(page)
  const basket = host.cart.basketOf()
  for (const { key } of basket.lines) basket.remove(key)
  await page.locator("#billing_country").selectOption("FR")
  await page.getByText("Sorry, your session has expired.").waitFor()
  expect(await page.locator("form.checkout").count()).toBe(0)
  basket.add({ id: 11, quantity: 1 })
  await page.reload()
  await waitForForm(page)
  await expect.poll(() => page.locator("#order_comments").inputValue()).toBe("Ring twice")
  expect(await page.locator("#billing_city").inputValue()).toBe("Madrid")
  expect(await page.locator("#billing_country").inputValue()).toBe("FR")
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("typed")))).toEqual([])
})

test("coupons: a wrong one is explained, a right one lowers the total, and it goes again", async () => {
  const { page } = await openCheckout()
  await waitForForm(page)
  const toggle = page.getByRole("button", { name: "Click here to enter your code" })
  await toggle.focus()
  await page.keyboard.press("Space")
  const code = page.locator("#coupon_code")
  await code.waitFor()
  expect(await toggle.getAttribute("aria-expanded")).toBe("true")
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type("nothing<b>")
  await page.keyboard.press("Enter")
  await page.getByText('Coupon "nothing<b>" does not exist.').waitFor()
  expect(await code.getAttribute("aria-describedby")).toBe("coupon-error-notice")
  await code.fill("KNOCKOUT")
  expect(await page.locator("#coupon-error-notice").count()).toBe(0)
  await page.keyboard.press("Enter")
  await page.getByText("Coupon code applied successfully.").waitFor()
  await expect.poll(() => page.locator(total).textContent()).toContain("43,90")
  await code.waitFor({ state: "hidden" })
  await page.locator(".woocommerce-remove-coupon").focus()
  await page.keyboard.press("Space")
  await page.getByText("Coupon has been removed.").waitFor()
  await expect.poll(() => page.locator(total).textContent()).toContain("48,90")
})

test("another address and an account open their fields, and are checked only then", async () => {
  const { page, host } = await openCheckout()
  await waitForForm(page)
  await fillAddress(page)
  await page.locator("#terms").check()
  await page.locator("#ship-to-different-address-checkbox").check()
  await page.locator("#createaccount").check()
  await page.locator("#account_password").waitFor()
  await page.locator("#place_order").click()
  const list = page.locator(".woocommerce-NoticeGroup-checkout li")
  await list.first().waitFor()
  expect((await list.allTextContents())[0]).toBe("Fill in “Create account password”.")
  expect((await list.allTextContents())[1]).toBe("Shipping address: Enter a first name.")
  expect(await page.locator("#shipping_first_name_description").textContent()).toBe("Enter a first name.")
  await page.locator("#account_password").fill("knock me out")
  const show = page.locator("#account_password + .show-password-input")
  await show.click()
  expect(await page.locator("#account_password").getAttribute("type")).toBe("text")
  expect(await show.getAttribute("aria-label")).toBe("Hide password")
  await page.locator("#ship-to-different-address-checkbox").uncheck()
  await page.locator(".shipping_address").waitFor({ state: "hidden" })
  await Promise.all([page.waitForURL("**/order-received/**"), page.locator("#place_order").click()])
  expect(host.checkout.orders[0]?.fields).toMatchObject({ createaccount: "1", account_password: "knock me out" })
})
