import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { createCartServer } from "../../src/cartServer/index.ts"
import { cardFrame, openCards } from "../support/openCards.ts"

const orderPay = "/en/checkout/order-pay/900/?pay_for_order=true&key=double"
const saveUPEAppearanceNonce = "1a2b3c4d5e"

interface Look {
  readonly theme: string
  readonly variables: Readonly<Record<string, string>>
}

interface MadeWith {
  readonly appearance: Look
  readonly fonts: readonly object[]
}

/** Reads the options that the provider's form was made with. */
async function readOptions(page: Page): Promise<MadeWith> {
  await cardFrame(page).locator("#cc-number").waitFor()
  return page.evaluate(() => {
    const { calls } = Reflect.get(window, "__provider") as { calls: { name: string; args: unknown[] }[] }
    const made = calls.find(({ name }) => name === "elements")
    if (!made) throw new Error("The provider's form wasn't made.")
    return made.args[0] as MadeWith
  })
}

/** The look that the provider's form was made with. */
async function readLook(page: Page): Promise<Look> {
  return (await readOptions(page)).appearance
}

const open = (upeAppearance: unknown) =>
  openCards({ path: orderPay, cards: { settings: { saveUPEAppearanceNonce, upeAppearance } } })

test("the card form looks as the shop has kept it, until the page looks otherwise", async () => {
  const first = await open(false)
  const computed = await readLook(first.page)
  expect(computed.theme).toBe("stripe")
  const [saved] = first.cards.actions
  expect(Object.fromEntries(saved ?? [])).toMatchObject({
    action: "save_upe_appearance",
    elements_location: "shortcode_checkout",
    _ajax_nonce: saveUPEAppearanceNonce,
  })
  expect(JSON.parse(saved?.get("appearance") ?? "")).toEqual(computed)

  const kept = { ...computed, variables: { ...computed.variables, colorPrimary: "#123456" } }
  const second = await open(kept)
  expect(await readLook(second.page)).toEqual(kept)
  expect(second.cards.actions).toEqual([])

  const night = { theme: "night", variables: { colorBackground: "#101010", colorText: "#fafafa" } }
  const third = await open(night)
  expect(await readLook(third.page)).toEqual(computed)
  expect(third.cards.actions.map((action) => action.get("action"))).toEqual(["save_upe_appearance"])
})

test("the card form has the values that the shop sets for everything, and the page's own font", async () => {
  const css = `@font-face { font-family: Corner; font-weight: 500; src: url("/fonts/corner.woff2") format("woff2") }
    @font-face { font-family: Elsewhere; src: url("/fonts/elsewhere.woff2") }
    body, input { font-family: Corner, sans-serif }
    :root { --ringside-accent: rgb(11, 83, 148); --ringside-danger: oklch(0.45 0.19 27); --ringside-radius: 13px }`
  const { page } = await openCards({
    path: orderPay,
    host: { head: `<style>${css}</style>` },
    open: { prepare: (opened) => opened.route("**/fonts/*", (route) => route.fulfill({ status: 204 })) },
  })
  const { appearance, fonts } = await readOptions(page)
  expect(appearance.variables).toMatchObject({ colorPrimary: "rgb(11, 83, 148)", borderRadius: "13px" })
  expect(appearance.variables["colorDanger"]).toMatch(/^rgb\(/)
  expect(appearance.variables["fontFamily"]).toMatch(/^Corner/)
  const { origin } = new URL(page.url())
  expect(fonts).toEqual([{ family: "Corner", src: `url("${origin}/fonts/corner.woff2")`, weight: "500" }])
})

test("a hostile look is used without its hostile members, or not at all, and isn't stored by the shop", async () => {
  const hostile = {
    theme: "stripe",
    labels: "floating",
    disableAnimations: true,
    variables: { colorText: "red;background:url(https://evil.test/a)", fontFamily: "url(https://evil.test/b)" },
    rules: {
      ".Input": { color: "expression(alert(1))", fontSize: "200vw", fontWeight: "700" },
      "body *": { color: "red" },
    },
  }
  const { page, cards } = await open(hostile)
  expect(await readLook(page)).toEqual({
    theme: "stripe",
    labels: "floating",
    variables: {},
    rules: { ".Input": { fontWeight: "700" } },
  })
  const unusable = await open({ ...hostile, theme: "evil" })
  expect((await readLook(unusable.page)).variables).toHaveProperty("colorText")
  expect([...cards.actions, ...unusable.cards.actions]).toEqual([])
})

/** Puts the message's place in anew. Resolves when our code has seen it, and the server has what it sent. */
async function renewMessage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const place = document.querySelector("#payment-method-message")
    place?.replaceWith(place.cloneNode(true))
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    await fetch(location.href)
  })
}

test.for([
  ["/en/product/figure/", "bnpl_product_page", "upeBnplProductPageAppearance"],
  ["/en/carrito/", "bnpl_classic_cart", "upeBnplClassicCartAppearance"],
] as const)(
  "%s sends its look for the provider's message, once, where that has its place",
  async ([path, location, name]) => {
    const settings = {
      publishableKey: "pk_test_sim_double",
      ajaxUrl: "/wp-admin/admin-ajax.php",
      currency: "EUR",
      saveUPEAppearanceNonce,
      [name]: false,
    }
    const cart = createCartServer()
    cart.basketOf().add({ id: 11, quantity: 1 })
    const visit = (body: string) =>
      openCards({
        path,
        hasProvider: false,
        host: { state: 3, cart, body, config: { host: { wcpay_upe_config: settings } } },
      })
    const { cards, page } = await visit('<p id="payment-method-message"></p>')
    await expect.poll(() => cards.actions.map((action) => action.get("elements_location"))).toEqual([location])
    expect(JSON.parse(cards.actions[0]?.get("appearance") ?? "")).toMatchObject({ theme: "stripe", labels: "above" })
    await renewMessage(page)
    expect(cards.actions).toHaveLength(1)
    expect(await page.locator('script[src*="v3"]').count()).toBe(0)
  },
)

const blocks = {
  basket: { classes: "wp-block-woocommerce-cart", location: "bnpl_cart_block", setting: "upeBnplCartBlockAppearance" },
  checkout: { classes: "wp-block-woocommerce-checkout", location: "blocks_checkout", setting: "wcBlocksUPEAppearance" },
} as const

test.for(["basket", "checkout"] as const)(
  "the %s of blocks sends its look for the provider's message, once; nothing is shown in the message's place",
  async (hook) => {
    const { classes, location, setting } = blocks[hook]
    const settings = {
      publishableKey: "pk_test_sim_double",
      ajaxUrl: "/wp-admin/admin-ajax.php",
      currency: "EUR",
      saveUPEAppearanceNonce,
      [setting]: false,
    }
    const visit = (message: string) =>
      openCards({
        path: "/en/shop/",
        hasProvider: false,
        host: {
          state: 3,
          body: `<div class="${classes}">${message}<div data-ringside="${hook}" data-ringside-load="now"></div></div>`,
          config: { host: { wcpay_upe_config: settings } },
        },
      })
    const { cards, page } = await visit('<div id="payment-method-message"></div>')
    await page.locator(`[data-ringside="${hook}"] .ringside-order`).waitFor()
    const message = page.locator("#payment-method-message")
    await expect.poll(() => cards.actions.map((action) => action.get("elements_location"))).toEqual([location])
    expect(JSON.parse(cards.actions[0]?.get("appearance") ?? "")).toMatchObject({ theme: "stripe" })
    await renewMessage(page)
    expect(await message.evaluate(({ outerHTML }) => outerHTML)).toBe('<div id="payment-method-message"></div>')
    expect(cards.actions).toHaveLength(1)

    const without = await visit("")
    await without.page.locator(`[data-ringside="${hook}"] .ringside-order`).waitFor()
    expect(without.cards.actions).toEqual([])
  },
)
