import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { canRenderPlugin, pluginAssetsFolder } from "../src/wordpress/renderPlugin.ts"
import { audit, findOverflow } from "./support/audit.ts"
import { waitForChunk } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"
import { expectOpen, openPopups } from "./support/openPopups.ts"
import { type PluginFront, pluginAllOn, pluginOff, pluginOn } from "./support/pluginFront.ts"
import { createPluginHost, switchAll } from "./support/pluginHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"

async function openShop(jobs: Readonly<Record<string, boolean>>) {
  const { host, open, ...plugin } = createPluginHost(jobs)
  return { ...(await openHost("/en/shop/", host, open)), ...plugin }
}

/** As the platform prints it: hidden until a script has read whether the shopper has dismissed it. */
const storeNotice = `<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store"
  data-notice-id="august" style="display:none">Closed in August.
  <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`

/** The platform's settings of its blocks, which a page has for any block: those of the payment plugin are among them. */
const blockSettings = `<script>wc = { wcSettings: { getSetting: (key) => key === "woocommerce_payments_data" &&
  { publishableKey: "pk_test_1", currency: "EUR", cartTotal: "4900" } } }</script>`

/** Opens a page of the plugin's with the hook of the checkout, in a shop that takes cards. */
async function openPlacedCheckout({ host, open }: PluginFront) {
  const prepare = async (opening: Page) => {
    await open.prepare?.(opening)
    await opening.route("https://js.stripe.com/**", (route) =>
      route.fulfill({ body: "", contentType: "text/javascript" }),
    )
    await opening.route("**/wc/store/v1/cart*", async (route) => {
      const response = await route.fetch({ maxRetries: 1 })
      const cart = (await response.json()) as object
      await route.fulfill({ response, json: { ...cart, payment_methods: ["woocommerce_payments", "cod"] } })
    })
  }
  const body = '<div data-ringside="checkout"></div>'
  return openHost("/en/hooks/?add-to-cart=11", { ...host, head: blockSettings, body }, { ...open, prepare })
}

describe.skipIf(!canRenderPlugin)("a shop with the WordPress plugin (skipped without PHP)", () => {
  test("every job on: adds, opens the drawer, and no script of the host's is on the page", async () => {
    const { page, readBasket, requests, output } = await openShop({})
    expect(output.head + output.foot).not.toMatch(/<script src=/)
    await page.locator(addSouthpaw).click()
    await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
  })

  test("every job off: the host's scripts do the jobs, and each add is sent once", async () => {
    const { page, readBasket, requests, warnings } = await openShop(switchAll(false))
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    expect(warnings).toEqual([])
  })

  test("adding on and the drawer off: ours adds, and the drawer is left to the host's script", async () => {
    const { page, readBasket, requests, output } = await openShop({ drawer: false })
    expect(output.foot).toContain('id="astra-mobile-cart-js"')
    expect(output.foot).not.toContain('id="wc-add-to-cart-js"')
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect((await readBasket()).count).toBe(1)
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    // The stand-in's element is there, so ours opens nothing.
    expect(await page.getByRole("dialog").count()).toBe(0)
  })

  test("nothing is fetched twice", async () => {
    const { page, fetched } = await openShop({})
    await page.locator(addSouthpaw).click()
    await page.getByRole("dialog", { name: "Shopping Cart" }).waitFor()
    await page.waitForLoadState("networkidle")
    expect(fetched.length).toBeGreaterThan(1)
    expect(fetched).toEqual([...new Set(fetched)])
  })

  test("a late file that was changed doesn't run, and the shop still sells", async () => {
    const { host, open } = createPluginHost({})
    const prepare = async (opening: Page) => {
      await open.prepare(opening)
      await opening.route(/\/assets\/chunks\/late-/, (route) => {
        const file = new URL(route.request().url()).pathname.replace(/^.*\/assets\//, "")
        const code = readFileSync(join(pluginAssetsFolder, file), "utf8")
        return route.fulfill({ contentType: "text/javascript", body: `${code};hacked = 1` })
      })
    }
    const expectedErrors = /Failed to find a valid digest|ERR_/
    const { page, readBasket } = await openHost("/en/shop/", host, { prepare, expectedErrors })
    await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
    expect((await readBasket()).count).toBe(1)
    expect(await page.evaluate(() => "hacked" in window)).toBe(false)
  })

  test.for(pluginOn)("$name: a checkout placed by hand offers no cards while their switch is off", async (front) => {
    const { page } = await openPlacedCheckout(front)
    await page.getByRole("radio", { name: "Cash on delivery" }).waitFor()
    expect(await page.getByRole("radio", { name: "Card" }).count()).toBe(0)
    expect(await page.locator(".wcpay-upe-element").count()).toBe(0)
  })

  test.for(pluginAllOn)("$name: a checkout placed by hand offers cards", async (front) => {
    const { page } = await openPlacedCheckout(front)
    await page.getByRole("radio", { name: "Card" }).waitFor()
  })

  test.for(pluginOn)("$name: the store notice is shown until the shopper dismisses it", async ({ host, open }) => {
    const { page } = await openHost("/en/hooks/", { ...host, body: storeNotice }, open)
    const notice = page.locator(".woocommerce-store-notice")
    await notice.waitFor()
    expect(await page.locator("#woocommerce-js").count()).toBe(0)
    expect([await audit(page, ".woocommerce-store-notice"), await findOverflow(page)]).toEqual([[], []])
    await page.getByRole("button", { name: "Dismiss" }).press("Enter")
    await notice.waitFor({ state: "hidden" })
    await page.reload()
    await waitForChunk(page, "late")
    expect(await notice.isVisible()).toBe(false)
  })

  test.for(pluginOff)("$name: the store notice is left to the host's script", async ({ host, open }) => {
    const { page } = await openHost("/en/hooks/", { ...host, body: storeNotice }, { ...open, isPlain: true })
    await page.locator("#woocommerce-js").waitFor({ state: "attached" })
    await page.waitForLoadState("networkidle")
    expect(await page.locator(".woocommerce-store-notice").isVisible()).toBe(false)
  })

  const main = '<button id="opener" class="popmake-1">Open</button>'
  const popups = [{ id: 1, settings: { triggers: [{ type: "click_open", settings: {} }], animation_type: "none" } }]

  test.for(pluginOn)("$name: popups are ours", async ({ open }) => {
    const { page } = await openPopups({ main, popups }, open)
    await page.locator("#opener").click()
    await expectOpen(page, [1])
  })

  test.for(pluginOff)("$name: popups are left to their own script", async ({ open }) => {
    const { page } = await openPopups({ main, popups }, { ...open, isPlain: true })
    await page.locator("#popup-maker-site-js").waitFor({ state: "attached" })
    await page.locator("#opener").click()
    await page.waitForLoadState("networkidle")
    await expectOpen(page, [])
  })
})
