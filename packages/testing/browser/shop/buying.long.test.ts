import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { expectGoodNames } from "../support/expectGoodNames.ts"
import { createEmail, goToBasket, goToCheckout, readOrder, shopPaths, tabTo, typed } from "../support/buyInShop.ts"
import { waitForForm } from "../support/openCheckout.ts"
import { openPage, type OpenOptions } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { type ShopLanguage, shopLanguages } from "../support/shop.ts"

const received = /\/checkout\/order-received\//
/** A login or a new account moves the session: a request for texts or counts that leaves the page just then is refused with 403. */
const phone: OpenOptions = { viewport: { width: 360, height: 740 }, expectedErrors: /403/ }
const password = "tres asaltos a las ocho"

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function fillByMouse(page: Page, email: string): Promise<void> {
  for (const [key, value] of Object.entries({ ...typed, email })) {
    if (key === "state") await page.locator("#billing_state").selectOption({ label: value })
    else await page.locator(`#billing_${key}`).fill(value)
  }
}

async function placeByMouse(page: Page): Promise<void> {
  await page.locator("label[for=payment_method_cod]").click()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
}

/** Through the whole form by Tab, as its fields come. */
async function fillByKeyboard(page: Page, email: string): Promise<void> {
  const fields = ["first_name", "last_name", "address_1", "postcode", "city", "state", "email"] as const
  for (const key of fields) {
    await tabTo(page, `#billing_${key}`)
    await page.keyboard.type(key === "email" ? email : typed[key])
  }
}

async function placeByKeyboard(page: Page): Promise<void> {
  await tabTo(page, "#payment_method_cod")
  await tabTo(page, "#terms")
  await page.keyboard.press("Space")
  await tabTo(page, "#place_order")
  await page.keyboard.press("Enter")
  await page.waitForURL(received)
}

/** A customer of each language, whose address the shop has from an order without script. */
const customers = new Map<ShopLanguage, string>()

async function openAsCustomer(language: ShopLanguage, options: OpenOptions = {}) {
  const email = customers.get(language) ?? createEmail()
  if (!customers.has(language)) {
    const { page } = await openPage(shop.url + archiveOf(language), { ...phone, javaScriptEnabled: false })
    await goToBasket(page, language, false)
    await page.locator(".checkout-button").click()
    await fillByMouse(page, email)
    await page.locator("#createaccount").check()
    await page.locator("#account_password").fill(password)
    await placeByMouse(page)
    customers.set(language, email)
  }
  return { email, ...(await openPage(shop.url + shopPaths[language.name].account, { ...phone, ...options })) }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator("#username").fill(email)
  await page.locator("#password").fill(password)
  await Promise.all([page.waitForEvent("load"), page.locator("[name=login]").click()])
}

function archiveOf({ prefix }: ShopLanguage): string {
  return `${prefix}/tienda/`
}

describe.each(shopLanguages)("bought by cash on delivery in $name at 360 px", (language) => {
  const { name } = language
  const archive = archiveOf(language)
  const open = (options: OpenOptions = {}) => openPage(shop.url + archive, { ...phone, ...options })

  test("by mouse as a guest, and nothing on the way is lost to the side or found by axe", async () => {
    const { page } = await open()
    await goToBasket(page, language)
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await goToCheckout(page)
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await fillByMouse(page, createEmail())
    await placeByMouse(page)
    expect(await readOrder(page)).toEqual({ id: expect.any(Number) as number, isReceived: true })
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await expectGoodNames(page)
    expect(await page.locator(".ast-count-text:visible").innerText()).toBe("0")
  })

  test("by keyboard alone as a guest", async () => {
    const { page } = await open()
    await tabTo(page, "li.product-type-simple.instock:not(.sold-individually) .button.ajax_add_to_cart")
    await page.keyboard.press("Enter")
    await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
    await tabTo(page, "[role=dialog] a.checkout")
    await page.keyboard.press("Enter")
    await waitForForm(page)
    await fillByKeyboard(page, createEmail())
    await placeByKeyboard(page)
    expect((await readOrder(page)).isReceived).toBe(true)
  })

  test("by mouse with a new account, which is there afterwards with its order and address", async () => {
    const { page } = await open()
    await goToBasket(page, language)
    await goToCheckout(page)
    await fillByMouse(page, createEmail())
    await page.locator("#createaccount").check()
    await page.locator("#account_password").fill(password)
    await placeByMouse(page)
    const { id } = await readOrder(page)
    await page.goto(shop.url + shopPaths[name].account)
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await page.locator(".woocommerce-MyAccount-navigation-link--orders a").click()
    await page.locator(".woocommerce-orders-table", { hasText: String(id) }).waitFor()
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await page.locator(".woocommerce-MyAccount-navigation-link--edit-address a").click()
    await page.locator("address", { hasText: "Gran Vía 1" }).first().waitFor()
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
  })

  test("by keyboard alone with a new account", async () => {
    const { page } = await open()
    await goToBasket(page, language)
    await tabTo(page, ".checkout-button")
    await page.keyboard.press("Enter")
    await waitForForm(page)
    await fillByKeyboard(page, createEmail())
    await tabTo(page, "#createaccount")
    await page.keyboard.press("Space")
    await tabTo(page, "#account_password")
    await page.keyboard.type(password)
    await placeByKeyboard(page)
    await page.goto(shop.url + shopPaths[name].account)
    await page.locator(".woocommerce-MyAccount-navigation").waitFor()
  })

  test.each(["mouse", "keyboard"] as const)(
    "by %s, logged in before, with the address that the shop has",
    async (by) => {
      const { page, email } = await openAsCustomer(language)
      expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
      await logIn(page, email)
      await page.goto(shop.url + archive)
      await goToBasket(page, language)
      await goToCheckout(page)
      expect(await page.locator(".woocommerce-form-login-toggle, #createaccount").count()).toBe(0)
      expect(await page.locator("#billing_city").inputValue()).toBe("Madrid")
      await (by === "mouse" ? placeByMouse(page) : placeByKeyboard(page))
      const { id } = await readOrder(page)
      await page.goto(`${shop.url}${shopPaths[name].account}orders/`)
      await page.locator(".woocommerce-orders-table", { hasText: String(id) }).waitFor()
    },
  )

  test("by mouse, logged in at the checkout, which keeps the basket", async () => {
    const { page, email } = await openAsCustomer(language)
    await page.goto(shop.url + archive)
    await goToBasket(page, language)
    await goToCheckout(page)
    await page.locator(".showlogin").click()
    await logIn(page, email)
    await waitForForm(page)
    expect(await page.locator(".showlogin").count()).toBe(0)
    await placeByMouse(page)
    expect((await readOrder(page)).isReceived).toBe(true)
  })

  test.each(["as a guest", "with a new account"] as const)("without script, %s", async (shopper) => {
    const { page } = await open({ javaScriptEnabled: false, expectedErrors: /422/ })
    await goToBasket(page, language, false)
    await page.locator(".checkout-button").click()
    await fillByMouse(page, createEmail())
    if (shopper === "with a new account") {
      await page.locator("#createaccount").check()
      await page.locator("#account_password").fill(password)
    }
    // An order that lacks something comes back with all that was typed, and says what.
    await page.locator("#place_order").click()
    await page.locator("#terms_description").waitFor()
    expect(await page.locator("#billing_city").inputValue()).toBe("Madrid")
    if (shopper === "with a new account") await page.locator("#account_password").fill(password)
    await placeByMouse(page)
    expect((await readOrder(page)).isReceived).toBe(true)
  })

  test("without script, logged in", async () => {
    const { page, email } = await openAsCustomer(language, { javaScriptEnabled: false })
    await logIn(page, email)
    await page.goto(shop.url + archive)
    await goToBasket(page, language, false)
    await page.locator(".checkout-button").click()
    await placeByMouse(page)
    const { id } = await readOrder(page)
    await page.goto(`${shop.url}${shopPaths[name].account}orders/`)
    await page.locator(".woocommerce-orders-table", { hasText: String(id) }).waitFor()
  })
})

describe.each(shopLanguages)("the account's address form in $name", (language) => {
  const words = {
    es: { state: "Estado *", province: "Provincia *", missing: "Introduce una localidad." },
    en: { state: "State *", province: "Province *", missing: "Enter a town or city." },
  }[language.name]
  const readState = (page: Page) =>
    page.locator("#billing_state_field").evaluate((row) => {
      const field = row.querySelector("select, input")
      return [row.querySelector("label")?.textContent.replace(/\s+/g, " ").trim(), field?.localName]
    })

  test("follows the country, says at the field what is wrong, and is saved", async () => {
    const { page, email } = await openAsCustomer(language)
    await logIn(page, email)
    await page.goto(`${shop.url}${shopPaths[language.name].account}edit-address/billing/`)
    await page.locator("#billing_country").focus()
    await page.locator("form.er-address-edit[novalidate]").waitFor()
    await page.locator("#billing_country").selectOption("US")
    await expect.poll(() => readState(page)).toEqual([words.state, "select"])
    await page.locator("#billing_country").selectOption("FR")
    await page.locator("#billing_state_field").waitFor({ state: "hidden" })
    await page.locator("#billing_country").selectOption("ES")
    await expect.poll(() => readState(page)).toEqual([words.province, "select"])
    expect(await page.locator("#billing_state").inputValue()).toBe("M")

    await page.locator("#billing_city").fill("")
    await page.locator("#billing_postcode").fill("1")
    await page.locator("[name=save_address]").click()
    const list = page.locator(".woocommerce-NoticeGroup-checkout ul.woocommerce-error")
    expect(await list.evaluate((element) => element === document.activeElement)).toBe(true)
    await list.getByRole("link", { name: words.missing }).click()
    expect(await page.locator("#billing_city:focus").getAttribute("aria-describedby")).toBe("billing_city_description")
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])

    await page.keyboard.type("Getafe")
    await page.locator("#billing_postcode").fill("28901")
    await Promise.all([page.waitForURL(/edit-address\/$/), page.locator("[name=save_address]").click()])
    await page.locator("address", { hasText: "28901 Getafe" }).waitFor()
  })
})

describe.each(shopLanguages)("the basket page's shipping calculator in $name", (language) => {
  test("has the states of each country, and asks for them again where the shop refuses an address", async () => {
    const { page } = await openPage(shop.url + archiveOf(language), phone)
    await goToBasket(page, language)
    await page.locator(".shipping-calculator-button").click()
    const [country, state] = [page.locator("#calc_shipping_country"), page.locator("#calc_shipping_state")]
    const countStates = () => state.locator("option").count()
    await country.selectOption("US")
    // Spain's provinces have a CA, too.
    await state.locator("option", { hasText: "California" }).waitFor({ state: "attached" })
    await state.selectOption("CA")
    await country.selectOption("FR")
    await state.waitFor({ state: "hidden" })
    await country.selectOption("US")
    await expect.poll(() => state.inputValue()).toBe("CA")
    await country.selectOption("ES")
    await expect.poll(countStates).toBe(53)
    await state.selectOption("B")
    await page.locator("#calc_shipping_postcode").fill("08")
    await page.locator("[name=calc_shipping]").click()
    await page.locator(".woocommerce-error[role=alert], [role=alert] .woocommerce-error").first().waitFor()
    expect([await country.inputValue(), await state.inputValue()]).toEqual(["ES", "B"])
    expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
    await page.locator("#calc_shipping_postcode").fill("08001")
    await page.locator("[name=calc_shipping]").click()
    await page.locator(".woocommerce-shipping-destination strong", { hasText: "08001" }).waitFor()
    expect(await state.inputValue()).toBe("B")
  })
})

describe("a checkout that is opened", () => {
  test("shows neither login nor coupon until they are asked for", async () => {
    const { page } = await openPage(`${shop.url}/en/tienda/`, phone)
    await goToBasket(page, { prefix: "/en" })
    await goToCheckout(page)
    for (const [link, field] of [
      [".showlogin", "#username"],
      [".showcoupon", "#coupon_code"],
    ] as const) {
      expect(await page.locator(field).isVisible()).toBe(false)
      expect(await page.locator(link).getAttribute("aria-expanded")).toBe("false")
      await page.locator(link).click()
      await page.locator(field).waitFor()
      expect(await page.locator(`${field}:focus`).count()).toBe(1)
      await page.locator(link).click()
      await page.locator(field).waitFor({ state: "hidden" })
    }
  })
})
