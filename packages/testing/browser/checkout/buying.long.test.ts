import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { tabTo } from "../support/buyInShop.ts"
import {
  address,
  fillAddress,
  openCheckout,
  waitForAnswer,
  waitForForm,
  waitForReview,
} from "../support/openCheckout.ts"
import { twoFrames } from "../support/hooks.ts"
import type { HostVisit } from "../support/openHost.ts"

const received = "**/checkout/order-received/**"
const password = "three rounds at eight"
const customer = {
  username: "ana",
  password,
  fields: Object.fromEntries(Object.entries(address).map(([key, value]) => [`billing_${key}`, value])),
}
const credentials = { username: customer.username, password, login: "Login" }
const orderOfCustomer = [{ method: "cod", customer: "ana", fields: { billing_city: "Madrid" } }]
const viewport = { width: 360, height: 740 }

/** Who does the platform's job, by the host's state. */
const states = [
  { state: 1, name: "the host's own scripts" },
  { state: 2, name: "ours, with the host's settings" },
  { state: 3, name: "ours, without settings, so that the form posts natively" },
] as const
const languages = [
  { name: "es", locale: "es-ES", path: "/checkout/" },
  { name: "en", locale: "en-GB", path: "/en/checkout/" },
] as const
const cases = states.flatMap((host) => languages.map((language) => ({ host, language })))

async function open({ host, language }: (typeof cases)[number]): Promise<HostVisit> {
  const { locale, path } = language
  const visit = await openCheckout({ state: host.state, config: { locale }, customer }, { path, viewport })
  await waitForScripts(visit.page, host)
  return visit
}

/** Resolves when whoever does the platform's job has taken the form over. */
async function waitForScripts(page: Page, { state }: (typeof states)[number]): Promise<void> {
  if (state === 1) {
    // The host's script replaces the payment methods by the shop's, and keeps no choice.
    await waitForAnswer(page)
    await twoFrames(page)
  }
  if (state === 2) await waitForForm(page)
  if (state === 3) await page.locator(".shipping_address").waitFor({ state: "hidden" })
}

/** Reads the signs of a customer's checkout, and the address that the shop has of them. */
const readCustomer = (page: Page) =>
  page.evaluate(() => ({
    isLoggedIn: document.body.classList.contains("logged-in"),
    offersAccount: document.querySelector(".showlogin, #createaccount") !== null,
    city: document.querySelector<HTMLInputElement>("#billing_city")?.value,
  }))
const knownCustomer = { isLoggedIn: true, offersAccount: false, city: "Madrid" }

async function fillByKeyboard(page: Page): Promise<void> {
  for (const [key, value] of Object.entries(address)) {
    await tabTo(page, `#billing_${key}`)
    await page.keyboard.type(key === "state" ? "Madrid" : value)
  }
}

async function placeByKeyboard(page: Page): Promise<void> {
  await waitForReview(page)
  await tabTo(page, "[name=payment_method]")
  if (!(await page.locator("#payment_method_cod").isChecked())) await page.keyboard.press("ArrowDown")
  await tabTo(page, "#terms")
  await page.keyboard.press("Space")
  await tabTo(page, "#place_order")
  await Promise.all([page.waitForURL(received), page.keyboard.press("Enter")])
}

async function placeByMouse(page: Page): Promise<void> {
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
}

describe.each(cases)("bought by cash on delivery at 360 px, by $host.name, in $language.name", (each) => {
  test("by mouse as a guest, and axe finds nothing", async () => {
    const { page, host } = await open(each)
    await fillAddress(page)
    expect([await audit(page, "main"), await findOverflow(page)]).toEqual([[], []])
    await placeByMouse(page)
    expect(host.checkout.orders).toMatchObject([{ method: "cod", fields: { billing_city: "Madrid" } }])
  })

  test("by keyboard alone as a guest", async () => {
    const { page, host } = await open(each)
    await fillByKeyboard(page)
    await placeByKeyboard(page)
    expect(host.checkout.orders).toMatchObject([
      { method: "cod", fields: { billing_email: address.email, billing_city: "Madrid" } },
    ])
    expect(host.checkout.orders[0]?.fields).not.toHaveProperty("createaccount")
  })

  test("by mouse, with a new account", async () => {
    const { page, host } = await open(each)
    await fillAddress(page)
    await page.locator("#createaccount").check()
    await page.locator("#account_password").fill(password)
    await placeByMouse(page)
    expect(host.checkout.orders).toMatchObject([
      { method: "cod", fields: { billing_email: address.email, createaccount: "1", account_password: password } },
    ])
  })

  test("by keyboard alone, with a new account", async () => {
    const { page, host } = await open(each)
    await fillByKeyboard(page)
    await tabTo(page, "#createaccount")
    await page.keyboard.press("Space")
    await tabTo(page, "#account_password")
    await page.keyboard.type(password)
    await placeByKeyboard(page)
    expect(host.checkout.orders).toMatchObject([
      { method: "cod", fields: { billing_email: address.email, createaccount: "1", account_password: password } },
    ])
  })

  test("by mouse, logged in before", async () => {
    const { page, host } = await open(each)
    await page.context().request.post(page.url(), { form: credentials })
    await page.reload()
    await waitForScripts(page, each.host)
    expect(await readCustomer(page)).toEqual(knownCustomer)
    expect([await audit(page, "main"), await findOverflow(page)]).toEqual([[], []])
    await placeByMouse(page)
    expect(host.checkout.orders).toMatchObject(orderOfCustomer)
  })

  test("by keyboard alone, logged in at the checkout", async () => {
    const { page, host } = await open(each)
    await tabTo(page, ".showlogin")
    await page.keyboard.press("Enter")
    await tabTo(page, "#username")
    await page.keyboard.type(customer.username)
    await tabTo(page, "#password")
    await page.keyboard.type(password)
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")])
    await waitForScripts(page, each.host)
    expect(await readCustomer(page)).toEqual(knownCustomer)
    await placeByKeyboard(page)
    expect(host.checkout.orders).toMatchObject(orderOfCustomer)
  })
})

test.each(languages)("without script, with a new account, in $name", async ({ locale, path }) => {
  const { page, host } = await openCheckout({ config: { locale } }, { path, viewport, javaScriptEnabled: false })
  await fillAddress(page)
  await page.locator("#createaccount").check()
  await page.locator("#account_password").fill(password)
  // Nothing opens the box of a method by itself; the choice is the radio button.
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
  expect(host.checkout.orders).toMatchObject([{ method: "cod", fields: { account_password: password } }])
})
