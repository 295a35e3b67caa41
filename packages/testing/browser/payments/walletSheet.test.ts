import type { FrameLocator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { openCards, readViolations } from "../support/openCards.ts"

/** A page's own code for a wallet, as little of it as there can be: what happens is noted in `window.log`. */
function startWallet(place: { readonly locale: string }): void {
  const log: string[] = []
  const view = window as unknown as { Stripe: (key: string, options: object) => never; log: string[] }
  view.log = log
  interface Sheet {
    readonly address: { readonly country: string }
    readonly shippingRate: { readonly id: string; readonly amount: number }
    readonly shippingAddress: { readonly address: { readonly line1: string } }
    resolve(payload: object): void
    reject(): void
    paymentFailed(reason: object): void
  }
  const stripe = view.Stripe("pk_test_sim", place) as {
    elements(options: object): {
      create(type: string): { mount(target: string): void; on(name: string, listener: (event: Sheet) => void): void }
      update(options: object): void
      submit(): Promise<unknown>
    }
    createPaymentMethod(options: object): Promise<{ readonly paymentMethod?: { readonly id: string } }>
  }
  const shippingRates = [
    { id: "flat", displayName: "Flat rate", amount: 690 },
    { id: "pickup", displayName: "Pick-up", amount: 0, deliveryEstimate: "Calle 14 - Monday to Friday" },
  ]
  const lines = (shipping: number) => [
    { name: "Figure", amount: 5800 },
    { name: "Shipping", amount: shipping },
  ]
  const options = { mode: "payment", amount: 6490, currency: "eur", paymentMethodCreation: "manual" }
  const elements = stripe.elements(options)
  const element = elements.create("expressCheckout")
  const asked = { emailRequired: true, phoneNumberRequired: true, shippingAddressRequired: true }
  const payload = { business: { name: "Esquina Roja" }, ...asked, shippingRates, lineItems: lines(690) }
  element.on("click", (event) => event.resolve(payload))
  element.on("shippingaddresschange", (event) => {
    log.push(`address ${event.address.country}`)
    if (event.address.country === "CA") return event.reject()
    elements.update({ amount: 6490 })
    event.resolve({ shippingRates, lineItems: lines(690) })
  })
  element.on("shippingratechange", ({ shippingRate: { id, amount }, resolve }) => {
    log.push(`rate ${id}`)
    elements.update({ amount: 5800 + amount })
    resolve({ lineItems: lines(amount) })
  })
  element.on("cancel", () => log.push("cancel"))
  element.on("confirm", (event) => {
    log.push(`confirm ${event.shippingAddress.address.line1}`)
    void elements
      .submit()
      .then(() => stripe.createPaymentMethod({ elements }))
      .then(({ paymentMethod }) => {
        log.push(paymentMethod?.id.slice(0, 3) ?? "failed")
        if (!paymentMethod) event.paymentFailed({ reason: "invalid_payment_data" })
      })
  })
  element.mount("#wallet")
}

async function openWallet(locale: string, colorScheme: "light" | "dark"): Promise<Page> {
  // The provider answers 402 to the card that fails.
  const { page } = await openCards({ open: { expectedErrors: /402/ } })
  await page.emulateMedia({ colorScheme })
  await page.addScriptTag({ url: "/simulated-provider/v3.js" })
  await page.evaluate(() => document.body.insertAdjacentHTML("afterbegin", '<div id="wallet"></div>'))
  await page.evaluate(startWallet, { locale })
  return page
}

const readLog = (page: Page) => page.evaluate(() => Reflect.get(window, "log") as string[])
const sheetOf = (page: Page): FrameLocator => page.frameLocator("dialog[data-simulated-sheet] iframe")

/** Lists the violations that axe finds in the sheet's frame. */
async function auditSheet(page: Page): Promise<readonly string[]> {
  const frame = await (await page.locator("dialog[data-simulated-sheet] iframe").elementHandle())?.contentFrame()
  return frame ? audit(frame) : ["there is no frame"]
}

test("a shopper pays with the keyboard, after an address that isn't delivered to and a card that fails", async () => {
  const page = await openWallet("en", "light")
  const button = page.getByRole("button", { name: "Buy with Google Pay (simulated)" })
  await button.press("Enter")
  const sheet = sheetOf(page)
  await sheet.getByText("Simulated wallet: no money moves.").waitFor()
  await sheet.getByRole("button", { name: "Pay €64.90 (simulated)" }).waitFor()

  await sheet.getByRole("combobox", { name: "Deliver to" }).selectOption("toronto")
  await sheet.getByRole("alert").filter({ hasText: "can’t be delivered to" }).waitFor()
  expect(await auditSheet(page)).toEqual([])
  await sheet.getByRole("combobox", { name: "Deliver to" }).selectOption("berlin")
  await sheet.getByRole("radio", { name: /Flat rate/ }).press("ArrowDown")
  const pay = sheet.getByRole("button", { name: "Pay €58.00 (simulated)" })
  await sheet.getByRole("combobox", { name: "Test card" }).selectOption("4000000000005035")
  // The total is shown before the page's answer, and nobody can pay until then.
  await pay.waitFor()
  await sheet.locator("body[aria-busy=false]").waitFor()
  await pay.press("Enter")
  await sheet.getByRole("alert").filter({ hasText: "Choose another card" }).waitFor()
  await sheet.getByRole("combobox", { name: "Test card" }).selectOption("4242424242424242")
  await pay.press("Enter")

  await expect.poll(() => readLog(page)).toContain("pm_")
  expect(await readLog(page)).toEqual([
    "address ES",
    "address CA",
    "address DE",
    "rate pickup",
    "confirm Torstraße 12",
    "failed",
    "confirm Torstraße 12",
    "pm_",
  ])
  await expect.poll(() => page.locator("dialog").count()).toBe(0)
  await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true)
  expect(await readViolations(page)).toEqual([])
})

test("a shopper leaves the sheet with Escape, in Spanish and in the dark, at the width of a phone", async () => {
  const page = await openWallet("es", "dark")
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole("button", { name: "Comprar con Apple Pay (simulado)" }).click()
  const sheet = sheetOf(page)
  await sheet.getByRole("button", { name: "Cancelar" }).waitFor()
  await sheet.getByRole("button", { name: /^Pagar 64,90\s€ \(simulado\)$/ }).waitFor()
  expect(await auditSheet(page)).toEqual([])
  const body = sheet.locator("body")
  expect(await body.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true)
  await expect.poll(() => body.evaluate((own) => own.contains(document.activeElement))).toBe(true)
  await page.keyboard.press("Escape")
  await expect.poll(() => readLog(page)).toEqual(["address ES", "cancel"])
  await expect.poll(() => page.locator("dialog").count()).toBe(0)
})
