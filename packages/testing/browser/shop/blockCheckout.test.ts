import type { Page, Request, Route } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { canRenderPlugin } from "../../src/wordpress/renderPlugin.ts"
import { audit, findOverflow } from "../support/audit.ts"
import { answerBank, cardFrame, typeCard } from "../support/openCards.ts"
import { openPage, type OpenOptions, waitForLibrary } from "../support/openPage.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { passShopPages } from "../support/pluginFront.ts"
import { switchAll } from "../support/pluginHost.ts"
import { firstAddButton } from "../support/shop.ts"

// A shop of its own: what is bought here would be missing from the shelves of other tests. Of 102 it has three.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const api = "**/wc/store/v1"
const received = "**/checkout/order-received/**"
const placeButton = ".ringside-order-place button"
const total = ".ringside-order-total .ringside-amount"

const typed = {
  email: "ana@example.com",
  "billing-first_name": "Ana",
  "billing-last_name": "López",
  "billing-address_1": "Gran Vía 1",
  "billing-postcode": "28013",
  "billing-city": "Madrid",
} as const

interface Start extends OpenOptions {
  readonly prefix?: "" | "/en"
  readonly product?: number
  readonly query?: string
}

/** Opens the block checkout with one figure in the basket. */
async function openCheckout({ prefix = "/en", product = 101, query = "", ...options }: Start = {}) {
  const visit = await openPage(`${shop.url}${prefix}/?add-to-cart=${String(product)}`, options)
  await goToCheckout(visit.page, prefix, query)
  return visit
}

async function goToCheckout(page: Page, prefix = "/en", query = ""): Promise<void> {
  await page.goto(`${shop.url}${prefix}/checkout/?checkout=block${query}`)
  await page.locator(placeButton).waitFor()
}

async function fill(page: Page): Promise<void> {
  for (const [id, value] of Object.entries(typed)) await page.locator(`[id="${id}"]`).fill(value)
  await page.locator("#billing-state").selectOption("M")
  await page.locator("#terms").check()
}

/** Resolves when the shop has answered all that was typed and chosen so far. */
const waitForSums = (page: Page) =>
  page.locator(".ringside-order-place .ringside-order-sum:not([aria-busy])").waitFor({ state: "attached" })

const choose = (page: Page, gateway: string) => page.locator(`#payment-methods-${gateway}`).check()

async function place(page: Page): Promise<void> {
  await Promise.all([page.waitForURL(received), page.locator(placeButton).click()])
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
}

const readOrderId = (page: Page) => /order-received\/(\d+)/.exec(page.url())?.[1]

function readBody(request: Request): Record<string, Record<string, string>> {
  return request.postDataJSON() as Record<string, Record<string, string>>
}

/** Holds the answers to a call until each is released, first come, first released. Later calls pass after `stop`. */
async function holdAnswers(page: Page, pattern: string) {
  const held: (() => void)[] = []
  const bodies: Record<string, Record<string, string>>[] = []
  let isHolding = true
  await page.route(pattern, async (route: Route) => {
    if (!isHolding) return route.fallback()
    bodies.push(readBody(route.request()))
    const response = await route.fetch({ maxRetries: 1 })
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ response })
  })
  return {
    bodies,
    arrived: (count: number) => expect.poll(() => held.length).toBe(count),
    release: (index: number) => held[index]?.(),
    // The route stays: without it the driver would let the request go whose answer is being given.
    stop: () => (isHolding = false),
  }
}

const ways = [
  ["", "cod"],
  ["/en", "bacs"],
] as const
describe.each(selectCases(ways, 2))("at %s/ with %s,", (prefix, gateway) => {
  test("a shopper buys, and axe finds nothing on the way", async () => {
    const { page } = await openCheckout({ prefix, viewport: { width: 360, height: 740 } })
    await page.locator(placeButton).click()
    await page.locator(".ringside-error-summary").waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("ringside-error-summary")
    expect(await audit(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await page.locator(".ringside-error-summary a").first().click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("email")
    await fill(page)
    await choose(page, gateway)
    await page.locator("#add-note").check()
    await page.locator("#order-notes").fill("Ring twice")
    expect(await audit(page)).toEqual([])
    await place(page)
    expect(await page.locator(".er-note").textContent()).toBe("Ring twice")
  })
})

test.skipIf(!canRenderPlugin)(
  "behind the WordPress plugin, has the shop's settings in the platform's own block, and buys",
  async () => {
    const { page } = await openPage(`${shop.url}/en/?add-to-cart=101`)
    await passShopPages(page, shop.url, {})
    await goToCheckout(page)
    for (const handle of ["wc-checkout-block-frontend", "wc-blocks-checkout"])
      expect(await page.locator(`#${handle}-js`).count(), handle).toBe(0)
    // Our own list, for a page without one, is in the order of the codes: Austria follows Spain.
    const countries = await page.locator("#billing-country option").allTextContents()
    expect(countries.slice(1, 3)).toEqual(["Spain", "Australia"])
    expect(await page.locator("label[for=terms] a").count()).toBe(1)
    await page.getByText("Pay the courier in cash or by card").waitFor({ state: "attached" })
    expect(await page.locator(".is-loading").count()).toBe(0)
    await page.goto(`${shop.url}/en/carrito/?checkout=block`)
    await page.locator(".ringside-basket-line").waitFor()
    expect(await page.locator("#wc-cart-block-frontend-js").count()).toBe(0)
    await goToCheckout(page)
    await fill(page)
    await choose(page, "cod")
    await place(page)
  },
)

test.skipIf(!canRenderPlugin).each([
  ["the blocks off", { "basket-block": false, "checkout-block": false }],
  ["its jobs off", switchAll(false)],
])("behind the plugin with %s, both blocks are left to the host", async (_, switches) => {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=101`)
  await passShopPages(page, shop.url, switches)
  for (const [path, block] of [
    ["carrito", "cart"],
    ["checkout", "checkout"],
  ] as const) {
    await page.goto(`${shop.url}/en/${path}/?checkout=block`)
    expect(await page.locator(`#wc-${block}-block-frontend-js`).count()).toBe(1)
    await page.waitForLoadState("networkidle")
    expect(await page.locator(`[data-block-name="woocommerce/${block}"]`).getAttribute("class")).toContain("is-loading")
  }
})

test("buys by keyboard alone", async () => {
  const { page } = await openCheckout({ product: 103 })
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.locator(`:is(${selector}):focus`).count()) return
      await page.keyboard.press("Tab")
    }
    throw new Error(`Tab never came to ${selector}.`)
  }
  await page.locator("#email").focus()
  for (const [id, value] of Object.entries(typed)) {
    await tabTo(`[id="${id}"]`)
    await page.keyboard.type(value)
  }
  await tabTo("#billing-state")
  await page.keyboard.type("Madrid")
  await tabTo("[name=payment_method]")
  await tabTo("#terms")
  await page.keyboard.press("Space")
  await tabTo(placeButton)
  await page.keyboard.press("Enter")
  await page.waitForURL(received)
})

test("buys with a coupon and a pick-up, to another address", async () => {
  const { page } = await openCheckout({ product: 102, expectedErrors: /400/ })
  await fill(page)
  await waitForSums(page)
  const before = await page.locator(total).textContent()
  await page.getByRole("button", { name: "Add a coupon" }).click()
  await page.getByLabel("Coupon code").fill("nobody")
  await page.getByRole("button", { name: "Apply" }).click()
  await page.locator(".ringside-field-error").waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("coupon_code")
  const [field, button] = [page.getByLabel("Coupon code"), page.getByRole("button", { name: "Apply" })]
  expect((await button.boundingBox())?.y, "The button is beside the field.").toBe((await field.boundingBox())?.y)
  await page.getByLabel("Coupon code").fill("esquina10")
  await page.keyboard.press("Enter")
  await page.getByText("Coupon: esquina10").first().waitFor()
  await expect.poll(() => page.locator(total).textContent()).not.toBe(before)
  await page.locator("#ship-elsewhere").check()
  await page.locator("#shipping-first_name").fill("Bea")
  await page.locator("#shipping-last_name").fill("López")
  await page.locator("#shipping-address_1").fill("Calle Mayor 1")
  await page.locator("#shipping-postcode").fill("48001")
  await page.locator("#shipping-city").fill("Bilbao")
  await page.locator("#shipping-state").selectOption("BI")
  await page.getByRole("radio", { name: "Pick-up at the workshop" }).check()
  await place(page)
  expect(await page.locator(".order_details").first().textContent()).toBeTruthy()
})

const customers = [
  {
    prefix: "",
    savedCard: "Visa terminada en 4242 (caduca el 12/40)",
    newCard: "Usar otra tarjeta",
    save: /Guardar los datos de pago/,
    logIn: "Inicia sesión",
    account: "/mi-cuenta/",
  },
  {
    prefix: "/en",
    savedCard: "Visa ending in 4242 (expires 12/40)",
    newCard: "Use a new card",
    save: /Save payment information/,
    logIn: "Log in",
    account: "/en/my-account/",
  },
] as const
describe.each(selectCases(customers, 2))(
  "a customer at $prefix/",
  ({ prefix, savedCard, newCard, save, logIn, account }) => {
    const password = "tres asaltos a las ocho"
    const email = `blocks${prefix.replace("/", "-")}@example.com`
    // A login or a new account moves the session: what the page asks of texts and counts just then is refused.
    const phone = { viewport: { width: 360, height: 740 }, expectedErrors: /403/ } as const
    const addFigure = (page: Page, product: number) => page.goto(`${shop.url}${prefix}/?add-to-cart=${String(product)}`)
    const cardForm = ".wcpay-upe-element"

    async function logInHere(page: Page): Promise<void> {
      await page.locator("#username").fill(email)
      await page.locator("#password").fill(password)
      await Promise.all([page.waitForURL(/checkout=block/), page.locator(".woocommerce-form-login__submit").click()])
      await page.locator(placeButton).waitFor()
    }

    test("makes an account and saves a card with an order, and pays the next one with it", async () => {
      const { page } = await openCheckout({ prefix, product: 101, ...phone })
      await fill(page)
      await page.locator("#email").fill(email)
      await choose(page, "woocommerce_payments")
      await cardFrame(page).locator("#cc-number").waitFor()
      expect(await page.getByLabel(save).count()).toBe(0)
      await page.locator("#create-account").check()
      await page.locator("#account-password").fill(password)
      await typeCard(page)
      await page.getByLabel(save).check()
      expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
      await place(page)
      const first = readOrderId(page) ?? "none"
      await page.goto(`${shop.url}${account}orders/`)
      await page.locator(".woocommerce-orders-table", { hasText: first }).waitFor()

      await addFigure(page, 105)
      await goToCheckout(page, prefix)
      expect(await page.locator("#create-account").count()).toBe(0)
      expect(await page.getByRole("link", { name: logIn, exact: true }).count()).toBe(0)
      expect(await page.locator("[id=billing-city]").inputValue()).toBe("Madrid")
      await choose(page, "woocommerce_payments")
      expect(await page.getByRole("radio", { name: savedCard }).isChecked()).toBe(true)
      expect(await page.locator(cardForm).isVisible()).toBe(false)
      expect([await audit(page), await findOverflow(page)]).toEqual([[], []])
      await page.locator("#terms").check()
      const [request] = await Promise.all([
        page.waitForRequest((each) => each.method() === "POST" && /\/v1\/checkout(?:\?|$)/.test(each.url())),
        place(page),
      ])
      const { payment_data } = request.postDataJSON() as { payment_data: { key: string; value: unknown }[] }
      expect(payment_data.map(({ key }) => key)).toEqual([
        "token",
        "payment_method",
        "wc-woocommerce_payments-payment-token",
        "isSavedToken",
        "wcpay-fraud-prevention-token",
        "wc-woocommerce_payments-new-payment-method",
      ])
      expect(await page.locator(".woocommerce-order-overview__payment-method").textContent()).toBeTruthy()
    })

    test("logs in at the checkout, which keeps the basket, and pays with another card that the bank asks about", async () => {
      const { page } = await openCheckout({ prefix, product: 103, ...phone })
      await page.getByRole("link", { name: logIn, exact: true }).click()
      await logInHere(page)
      expect(await page.locator("[id=billing-city]").inputValue()).toBe("Madrid")
      await choose(page, "woocommerce_payments")
      await page.getByRole("radio", { name: newCard }).check()
      await typeCard(page, "4000 0027 6000 3184")
      await page.locator("#terms").check()
      await page.locator(placeButton).click()
      await answerBank(page, prefix === "" ? "Rechazar" : "Refuse")
      await page.locator(".ringside-error-summary li").waitFor()
      await page.locator(`${placeButton}:not([aria-disabled])`).waitFor()
      await page.getByRole("radio", { name: savedCard }).check()
      await place(page)
    })

    test("with a new account, a card that the bank asks about buys", async () => {
      const { page } = await openCheckout({ prefix, product: 105, expectedErrors: phone.expectedErrors })
      await fill(page)
      await page.locator("#email").fill(`asked-${email}`)
      await page.locator("#create-account").check()
      await page.locator("#account-password").fill(password)
      await choose(page, "woocommerce_payments")
      await cardFrame(page).locator("#cc-number").waitFor()
      await typeCard(page, "4000 0027 6000 3184")
      await page.locator(placeButton).click()
      await Promise.all([page.waitForURL(received), answerBank(page, prefix === "" ? "Completar" : "Complete")])
      await page.goto(`${shop.url}${account}orders/`)
      await page.locator(".woocommerce-orders-table tbody tr").waitFor()
    })

    test("without a script, is led to the form that needs none", async () => {
      const { page } = await openPage(`${shop.url}${prefix}/?add-to-cart=103`, { ...phone, javaScriptEnabled: false })
      await page.goto(`${shop.url}${prefix}/checkout/?checkout=block`)
      await page.locator(".er-block-fallback a").click()
      await page.locator("form.checkout #place_order").waitFor()
    })
  },
)

test("buys by card after a decline, and what was typed stays", async () => {
  const { page } = await openCheckout({ product: 104, expectedErrors: /400/ })
  await fill(page)
  await choose(page, "woocommerce_payments")
  await cardFrame(page).locator("#cc-number").waitFor()
  await typeCard(page, "4000 0000 0000 9995")
  await page.locator(placeButton).click()
  await page.locator(".ringside-error-summary li").waitFor()
  expect(await page.locator("[id=billing-city]").inputValue()).toBe("Madrid")
  await typeCard(page)
  await place(page)
})

test("a payment that the bank asks about buys, and its secret is in no address", async () => {
  const { page } = await openCheckout({ product: 105 })
  await fill(page)
  await choose(page, "woocommerce_payments")
  await cardFrame(page).locator("#cc-number").waitFor()
  await typeCard(page, "4000 0027 6000 3184")
  await page.locator(placeButton).click()
  await Promise.all([page.waitForURL(received), answerBank(page, "Complete")])
  expect(page.url()).not.toContain("secret")
})

describe("nothing that was typed is overwritten", () => {
  test("by the answer to an older address", async () => {
    const { page } = await openCheckout({ product: 106 })
    await fill(page)
    const answers = await holdAnswers(page, `${api}/cart/update-customer*`)
    await page.locator("[id=billing-city]").fill("Getafe")
    await page.locator("[id=billing-city]").blur()
    await answers.arrived(1)
    await page.locator("[id=billing-city]").fill("Leganés")
    answers.release(0)
    await answers.arrived(2)
    expect(await page.locator("[id=billing-city]").inputValue()).toBe("Leganés")
    expect(answers.bodies.map((body) => body["billing_address"]?.["city"])).toEqual(["Getafe", "Leganés"])
    answers.release(1)
    answers.stop()
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === "POST" && /\/v1\/checkout(?:\?|$)/.test(each.url())),
      place(page),
    ])
    expect(readBody(request)["billing_address"]?.["city"]).toBe("Leganés")
  })

  test("by a shop that sends an empty address, and a half-typed e-mail address stays", async () => {
    const { page } = await openCheckout({ product: 102 })
    await page.locator("#email").fill("half@")
    await page.locator("[id=billing-city]").fill("Madrid")
    await Promise.all([page.waitForResponse(/update-customer/), page.locator("[id=billing-city]").blur()])
    await waitForSums(page)
    expect(await page.locator("#email").inputValue()).toBe("half@")
  })
})

test("a rate that is chosen while one is being set is the one that counts", async () => {
  const { page } = await openCheckout({ product: 105 })
  const answers = await holdAnswers(page, `${api}/cart/select-shipping-rate*`)
  const pickup = page.getByRole("radio", { name: "Pick-up at the workshop" })
  const parcel = page.getByRole("radio", { name: "Standard shipping" })
  await pickup.check()
  await answers.arrived(1)
  await parcel.check()
  answers.release(0)
  await answers.arrived(2)
  expect(await parcel.isChecked()).toBe(true)
  answers.release(1)
  await expect.poll(() => page.locator(".ringside-radio-group[aria-busy]").count()).toBe(0)
  expect(await parcel.isChecked()).toBe(true)
})

test("two tabs place one order", async () => {
  const { page, context } = await openCheckout({ product: 104 })
  await fill(page)
  const { page: other } = await openPage(`${shop.url}/en/checkout/?checkout=block`, { context })
  await other.locator(placeButton).waitFor()
  await fill(other)
  await Promise.all([page, other].map((tab) => tab.locator(placeButton).click()))
  await Promise.all([page, other].map((tab) => tab.waitForURL(received)))
  expect(readOrderId(other)).toBe(readOrderId(page))
})

test("an order whose answer got lost is found again, and not placed twice", async () => {
  const { page } = await openCheckout({ product: 103, expectedErrors: /./ })
  await fill(page)
  let orders = 0
  await page.route(`${api}/checkout*`, async (route) => {
    if (route.request().method() !== "POST") return route.continue()
    const response = await route.fetch({ maxRetries: 1 })
    orders += 1
    return orders === 1
      ? route.fulfill({ body: "<html>gateway</html>", contentType: "text/html" })
      : route.fulfill({ response })
  })
  await page.locator(placeButton).click()
  await page.getByText("Something went wrong when placing the order. Check your email").waitFor()
  expect(await page.locator(".ringside-error-summary li").first().textContent()).toBe(
    "The response is not a valid JSON response.",
  )
  expect(await page.locator("[id=billing-city]").inputValue()).toBe("Madrid")
  await expect.poll(() => page.locator(`${placeButton}[aria-disabled]`).count()).toBe(0)
  await place(page)
  expect(orders).toBe(2)
})

test("a basket that another tab has changed is shown before anything is ordered", async () => {
  const { page } = await openCheckout({ product: 101, expectedErrors: /409/ })
  await fill(page)
  // The answer to the address would show what the other tab has added.
  await waitForSums(page)
  await page.evaluate(() => fetch("/en/?add-to-cart=102"))
  await page.locator(placeButton).click()
  await page.locator(".ringside-error-summary").waitFor()
  await expect.poll(() => page.locator(".ringside-order-line").count()).toBe(2)
  expect(await page.locator("[id=billing-city]").inputValue()).toBe("Madrid")
  await place(page)
})

const currencies = [
  ["JPY", /^¥[\d,]+$/],
  ["EUR", /^€\d+\.\d{2}$/],
  ["KWD", /^KD\s\d+\.\d{3}$/],
] as const

test.each(selectCases(currencies, 2))("an order in %s is shown and kept in it", async (code, pattern) => {
  const { page } = await openCheckout({ product: 103, query: `&currency=${code}` })
  await fill(page)
  await waitForSums(page)
  const shown = (await page.locator(total).textContent()) ?? ""
  expect(shown).toMatch(pattern)
  await place(page)
  const kept = await page.locator(".woocommerce-order-overview__total").textContent()
  expect(kept?.replace(/\s/g, " ")).toContain(shown.replace(/\s/g, " "))
})

test("archive, product page, mini-cart and checkout are in the currency that the shopper has chosen", async () => {
  const { page } = await openPage(`${shop.url}/en/tienda/?currency=KWD`)
  const drawerSum = page.getByRole("dialog").locator(".woocommerce-mini-cart__total bdi")
  const [dinars, yen] = [/^KD\s[\d,]+\.\d{3}$/, /^¥[\d,]+$/]
  const cardPrices = () => page.locator("main > ul.products .price bdi").allTextContents()
  expect((await cardPrices()).filter((price) => !dinars.test(price))).toEqual([])
  await firstAddButton(page).click()
  await expect.poll(() => drawerSum.textContent()).toMatch(dinars)
  await page.goto(`${shop.url}/en/tienda/?currency=JPY`)
  expect((await cardPrices()).filter((price) => !yen.test(price))).toEqual([])
  await page.locator("main > ul.products a.woocommerce-loop-product__link").first().click()
  await page.waitForURL("**/product/**")
  expect(await page.locator("main p.price bdi, main .summary .price bdi").first().textContent()).toMatch(yen)
  // Fragments of the other currency are not shown.
  await expect.poll(() => page.locator(".woocommerce-mini-cart__total bdi").first().textContent()).toMatch(yen)
  await page.goto(`${shop.url}/en/`)
  // The hook's own basket is drawn when it is seen.
  await page.locator("[data-ringside=mini-cart]").scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator("[data-ringside=mini-cart] .ringside-amount").first().textContent()).toMatch(yen)
  await goToCheckout(page)
  await fill(page)
  await waitForSums(page)
  const shown = (await page.locator(total).textContent()) ?? ""
  expect(shown).toMatch(yen)
  await place(page)
  const received = page.url()
  await page.goto(`${shop.url}/en/tienda/?currency=EUR`)
  await page.goto(received)
  expect(await page.locator(".woocommerce-order-overview__total").textContent()).toContain(shown)
})

test("a card is charged in the basket's currency, whatever its decimals", async () => {
  const { page } = await openCheckout({ product: 104, query: "&currency=JPY" })
  await fill(page)
  await choose(page, "woocommerce_payments")
  await cardFrame(page).locator("#cc-number").waitFor()
  await typeCard(page)
  await place(page)
})

test("the platform's own client is left alone", async () => {
  const { page } = await openPage(`${shop.url}/en/?add-to-cart=101`, {
    prepare: (opened) =>
      opened.route("**/en/checkout/?checkout=block", async (route) => {
        const response = await route.fetch({ maxRetries: 1 })
        const body = (await response.text()).replace(
          "</body>",
          '<script id="wc-checkout-block-frontend-js"></script></body>',
        )
        await route.fulfill({ response, body })
      }),
  })
  await page.goto(`${shop.url}/en/checkout/?checkout=block`)
  await waitForLibrary(page)
  await page.waitForLoadState("networkidle")
  expect(await page.locator("[data-ringside=checkout]").count()).toBe(0)
  expect(await page.locator(".er-block-fallback").isVisible()).toBe(true)
})

describe("the block basket", () => {
  const openBasket = async (options: OpenOptions = {}) => {
    const { page } = await openPage(`${shop.url}/en/?add-to-cart=101`, options)
    await page.goto(`${shop.url}/en/?add-to-cart=102`)
    await page.goto(`${shop.url}/en/carrito/?checkout=block`)
    await page.locator(".ringside-basket-line").first().waitFor()
    return page
  }

  test("changes quantities, removes and restores lines, and leads to the checkout", async () => {
    const page = await openBasket({ viewport: { width: 360, height: 740 } })
    expect(await audit(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    const before = await page.locator(total).textContent()
    await page
      .getByRole("button", { name: /^Add one/ })
      .first()
      .click()
    await expect.poll(() => page.locator(total).textContent()).not.toBe(before)
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .click()
    await expect.poll(() => page.locator(".ringside-basket-line").count()).toBe(1)
    const undo = page.getByRole("button", { name: "Undo" })
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.locator(".ringside-basket-removed button:not([aria-disabled])").waitFor()
    await undo.click()
    await expect.poll(() => page.locator(".ringside-basket-line").count()).toBe(2)
    await page.getByRole("link", { name: "Proceed to checkout" }).click()
    await page.locator(placeButton).waitFor()
  })

  test("says that it is empty when the last line has gone", async () => {
    const { page } = await openPage(`${shop.url}/en/carrito/?checkout=block`)
    await page.locator(".ringside-basket").getByText("Your basket is empty.").waitFor()
  })
})

test.each([
  [
    "with an error message among its details",
    '{"payment_result":{"payment_status":"failure","payment_details":[{"key":"errorMessage","value":"Your &lt;bank&gt; said no."}]}}',
    "Your <bank> said no.",
  ],
  ["without words", '{"payment_result":{"payment_status":"failure"}}', "There was a problem processing the order."],
])("an order that is refused %s shows the reason, and can be sent again", async (_, body, text) => {
  const { page } = await openCheckout()
  await fill(page)
  await choose(page, "cod")
  await page.route(`${api}/checkout*`, (route) =>
    route.request().method() === "POST" ? route.fulfill({ body }) : route.fallback(),
  )
  await page.locator(placeButton).click()
  await page.getByText(text).first().waitFor()
  await page.unroute(`${api}/checkout*`)
  await place(page)
})
