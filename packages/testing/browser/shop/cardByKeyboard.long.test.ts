import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { createEmail, shopPaths, tabTo, typed } from "../support/buyInShop.ts"
import { readViolations } from "../support/openCards.ts"
import { waitForForm } from "../support/openCheckout.ts"
import { openPage } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { shopLanguages } from "../support/shop.ts"

const received = /\/checkout\/order-received\//
const cardRadio = "#payment_method_woocommerce_payments"
const token = "input.woocommerce-SavedPaymentMethods-tokenInput"
/** A new account's password is hashed for a while, on purpose; on a busy machine for long. */
const patienceMs = 30_000
/** A new account moves the session: a request for texts or counts that leaves the page just then is refused. */
const expectedErrors = /403/
const saveBox = "#wc-woocommerce_payments-new-payment-method"

/** The shop's notices on the account's list of cards. */
const notices = {
  es: { defaulted: "Este método de pago es ahora el predeterminado.", deleted: "Método de pago eliminado." },
  en: { defaulted: "This payment method was successfully set as your default.", deleted: "Payment method deleted." },
}

// A shop of its own: its shoppers have accounts and cards.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function enter(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press("Enter")
}

/** Goes into the provider's frame by Tab, and types there. */
async function typeCardByKeyboard(page: Page, number: string): Promise<void> {
  await page.frameLocator(".wcpay-upe-element iframe").locator("#cc-number").waitFor()
  const isInside = () => page.evaluate(() => document.activeElement?.matches(".wcpay-upe-element iframe") ?? false)
  for (let presses = 0; presses < 90 && !(await isInside()); presses += 1) await page.keyboard.press("Tab")
  expect(await isInside()).toBe(true)
  for (const text of [number, "12/40", "123"]) {
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
}

/** The bank's question takes the focus; Enter is its first answer. */
async function agreeByKeyboard(page: Page): Promise<void> {
  const complete = page.frameLocator("dialog iframe").getByRole("button").first()
  await complete.waitFor()
  await expect.poll(() => complete.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press("Enter")
}

/** Presses Place order, and waits for the order; 3-D Secure is answered where the card asks. */
async function placeByKeyboard(page: Page, asksBank = false): Promise<void> {
  await tabTo(page, "#place_order")
  await page.keyboard.press("Enter")
  if (asksBank) await agreeByKeyboard(page)
  await page.waitForURL(received)
  expect(page.url()).not.toContain("secret")
}

async function checkPage(page: Page): Promise<void> {
  expect([await audit(page, "main"), await findOverflow(page), await readViolations(page)]).toEqual([[], [], []])
}

describe.each(shopLanguages)("paid by card and keyboard alone in $name", ({ name, prefix }) => {
  const { account, checkout } = shopPaths[name]
  const words = notices[name]

  async function addFigure(page: Page): Promise<void> {
    await page.goto(`${shop.url}${prefix}/tienda/?add-to-cart=101`)
    await page.goto(shop.url + checkout)
    await waitForForm(page)
  }

  /** From the radio to the terms. The cards that the shop offers last are chosen by an arrow. */
  async function chooseCard(page: Page): Promise<void> {
    await tabTo(page, "[name=payment_method]")
    while ((await page.locator(`${cardRadio}:focus`).count()) === 0) await page.keyboard.press("ArrowDown")
  }

  async function agreeToTerms(page: Page): Promise<void> {
    await tabTo(page, "#terms")
    await page.keyboard.press("Space")
  }

  test("a new card that is saved, the saved card, 3-D Secure, a card added, an order paid later", async () => {
    const { page } = await openPage(`${shop.url}${prefix}/tienda/`, {
      viewport: { width: 360, height: 740 },
      expectedErrors,
    })
    page.setDefaultTimeout(patienceMs)

    // A guest who becomes a customer pays with a new card and has it saved.
    await addFigure(page)
    for (const key of ["first_name", "last_name", "address_1", "postcode", "city", "state", "email"] as const) {
      await tabTo(page, `#billing_${key}`)
      await page.keyboard.type(key === "email" ? createEmail() : typed[key])
    }
    await tabTo(page, "#createaccount")
    await page.keyboard.press("Space")
    await tabTo(page, "#account_password")
    await page.keyboard.type("tres asaltos a las ocho")
    await chooseCard(page)
    await typeCardByKeyboard(page, "4242424242424242")
    await tabTo(page, saveBox)
    await page.keyboard.press("Space")
    await agreeToTerms(page)
    await checkPage(page)
    await placeByKeyboard(page)

    // The saved card is chosen already: nothing is typed.
    await addFigure(page)
    await chooseCard(page)
    expect(await page.locator(`${token}:checked`).inputValue()).toMatch(/^\d+$/)
    await agreeToTerms(page)
    await checkPage(page)
    await placeByKeyboard(page)

    // Another card, about which the bank asks; first the shopper changes their mind.
    await addFigure(page)
    await chooseCard(page)
    await tabTo(page, token)
    await page.keyboard.press("ArrowDown")
    await typeCardByKeyboard(page, "4000002760003184")
    await agreeToTerms(page)
    await tabTo(page, "#place_order")
    await page.keyboard.press("Enter")
    const question = page.frameLocator("dialog iframe")
    await question.getByRole("button").first().waitFor()
    await page.keyboard.press("Escape")
    await page.locator(".woocommerce-NoticeGroup-checkout .woocommerce-error").waitFor()
    expect(page.url()).not.toContain("#")
    await placeByKeyboard(page, true)

    // A card is added to the account, after the bank's question.
    await page.goto(`${shop.url}${prefix}/payment-methods/`)
    await enter(page, "a[href*=add-payment-method]")
    await page.waitForURL(/add-payment-method/)
    await typeCardByKeyboard(page, "4000002500003155")
    await checkPage(page)
    await enter(page, "#place_order")
    await agreeByKeyboard(page)
    await page.waitForURL(/\/payment-methods\/$/)
    expect(await page.locator("tr.payment-method").count()).toBe(2)
    expect([await audit(page, "main"), await findOverflow(page)]).toEqual([[], []])

    // An order whose card was declined is paid later, from the account.
    await addFigure(page)
    await chooseCard(page)
    await tabTo(page, token)
    while ((await page.locator(`${token}[value=new]:focus`).count()) === 0) await page.keyboard.press("ArrowDown")
    await typeCardByKeyboard(page, "4000000000009995")
    await agreeToTerms(page)
    await tabTo(page, "#place_order")
    await page.keyboard.press("Enter")
    await page.locator(".woocommerce-NoticeGroup-checkout li").waitFor()
    await page.goto(`${shop.url}${account}orders/`)
    await enter(page, "a.pay")
    await page.waitForURL(/order-pay/)
    await page.locator(`${token}:checked`).waitFor()
    await checkPage(page)
    await placeByKeyboard(page)
    // Five purchases on a machine that may be busy.
  }, 240_000)

  test("another saved card becomes the default, and the first one is deleted after a question", async () => {
    const { page } = await openPage(`${shop.url}${prefix}/tienda/`, { expectedErrors })
    page.setDefaultTimeout(patienceMs)
    await addFigure(page)
    for (const key of ["first_name", "last_name", "address_1", "postcode", "city", "email"] as const) {
      await page.locator(`#billing_${key}`).fill(key === "email" ? createEmail() : typed[key])
    }
    await page.locator("#billing_state").selectOption({ label: typed.state })
    await page.locator("#createaccount").check()
    await page.locator("#account_password").fill("tres asaltos a las ocho")
    await page.locator("#terms").check()
    // The first card is saved with an order: the account adds one card at a time, with a pause.
    await page.locator(cardRadio).check()
    await typeCardByKeyboard(page, "4242424242424242")
    await page.locator(saveBox).check()
    await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
    await page.goto(`${shop.url}${account}add-payment-method/`)
    await typeCardByKeyboard(page, "5555555555554444")
    await enter(page, "#place_order")
    await page.waitForURL(/\/payment-methods\/$/)
    const row = (last4: string) => page.locator("tr.payment-method").filter({ hasText: last4 })
    const listDefaults = () => page.locator("tr.default-payment-method td:first-child").allTextContents()
    const readNotice = () => page.locator(".woocommerce-message").textContent()
    expect(await listDefaults()).toEqual([expect.stringContaining("4242")])

    await enter(page, "a.button.default")
    await expect.poll(listDefaults).toEqual([expect.stringContaining("4444")])
    expect(await readNotice()).toContain(words.defaulted)

    await enter(page, "tr.payment-method:not(.default-payment-method) a.delete")
    await page.getByRole("dialog").waitFor()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await row("4242").waitFor({ state: "detached" })
    await expect.poll(readNotice).toContain(words.deleted)
    expect(await listDefaults()).toEqual([expect.stringContaining("4444")])
    expect(await page.locator("tr.payment-method").count()).toBe(1)
  }, 180_000)
})
