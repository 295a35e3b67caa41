import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { fillAddress, openCheckout, waitForForm } from "../support/openCheckout.ts"
import { pluginOff, pluginOn } from "../support/pluginFront.ts"

const received = "**/checkout/order-received/**"

test.for([{ name: "their settings printed", host: { state: 1 }, open: {} } as const, ...pluginOff])(
  "where the host's script does the job, $name, we send nothing and change nothing",
  async ({ host: theirs, open }) => {
    const { page, host, requests } = await openCheckout(theirs, open)
    await fillAddress(page)
    await page.locator("#billing_country").selectOption("FR")
    await page.locator("#billing_state_field").waitFor({ state: "visible" })
    // The host's script replaces the button with the review.
    await expect.poll(() => page.locator(".order-total td").textContent()).toContain("53,90")
    expect(await page.locator("form.checkout").getAttribute("novalidate")).toBeNull()
    await page.locator("#terms").check()
    await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
    expect(host.checkout.orders).toHaveLength(1)
    expect(requests.filter((request) => /checkout|review/.test(request))).toEqual([
      "POST update_order_review",
      "POST update_order_review",
      "POST checkout",
    ])
  },
)

const ours = [
  { name: "settings printed, en-GB", host: {}, open: {}, path: "/en/checkout/", button: "Place order" },
  {
    name: "settings printed, es-ES",
    host: { config: { locale: "es-ES" } },
    open: {},
    path: "/checkout/",
    button: "Realizar el pedido",
  },
  ...pluginOn.map((front) => ({ ...front, path: "/en/checkout/", button: "Place order" })),
]

for (const { name, host: theirs, open, path, button } of ours) {
  test(`scripts out, ${name}: a guest buys by cash on delivery`, async () => {
    const { page, host, requests } = await openCheckout(theirs, { ...open, path })
    await waitForForm(page)
    expect(await page.locator(".shipping_address").isVisible()).toBe(false)
    expect(await page.locator("#account_password").isVisible()).toBe(false)
    await fillAddress(page)
    await page.locator("#payment_method_cod").check()
    await page.locator("div.payment_method_cod").waitFor()
    await page.locator("#terms").check()
    expect(await audit(page, "main")).toEqual([])
    await Promise.all([page.waitForURL(received), page.getByRole("button", { name: button }).click()])
    expect(host.checkout.orders).toMatchObject([{ method: "cod", totalMinor: 4890 }])
    expect(host.checkout.orders[0]?.fields).toMatchObject({ billing_city: "Madrid", billing_email: "ana@example.com" })
    expect(requests.filter((request) => request === "POST checkout")).toHaveLength(1)
  })
}

test("scripts and settings out: the form posts natively, with toggles and fields that follow the country", async () => {
  const { page, host, requests } = await openCheckout({ state: 3 })
  await page.locator(".shipping_address").waitFor({ state: "hidden" })
  await page.getByRole("button", { name: "Click here to enter your code" }).click()
  await page.locator("#coupon_code").waitFor()
  await page.locator("#billing_country").selectOption("GB")
  await page.getByLabel("Postcode", { exact: false }).first().waitFor()
  await page.locator("#billing_country").selectOption("ES")
  await fillAddress(page)
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.getByRole("button", { name: "Place order" }).click()])
  expect(host.checkout.orders).toMatchObject([{ method: "cod" }])
  expect(requests.filter((request) => /checkout|review/.test(request))).toEqual([])
})

test("a page without settings for us keeps its form as it is", async () => {
  const { page, host } = await openCheckout({ state: 3, config: { takeOver: false } })
  expect(await page.locator(".shipping_address").isVisible()).toBe(true)
  await fillAddress(page)
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(1)
})

test("without any script the form buys", async () => {
  const { page, host } = await openCheckout({}, { javaScriptEnabled: false })
  await fillAddress(page)
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toHaveLength(1)
})
