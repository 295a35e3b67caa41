import { describe, expect, test } from "vitest"
import type { HostServerOptions } from "../../src/host/index.ts"
import { lineOf, openBasketPage, waitForBasket } from "../support/openBasketPage.ts"
import { pluginOff, pluginOn } from "../support/pluginFront.ts"

test.for([{ name: "their settings printed", host: { state: 1 }, open: {} } as const, ...pluginOff])(
  "where the host's script does the job, $name, we send nothing and change nothing",
  async ({ host, open }) => {
    const { page, cart, readBooks, countLoads } = await openBasketPage({ host, open })
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_update_cart", { bubbles: true })))
    await lineOf(page, "Southpaw").locator(".qty").fill("4")
    await page.locator("[name=update_cart]").click()
    await expect.poll(readBooks).toEqual(["2 Cornerman", "4 Southpaw"])
    // The host's script puts the shop's new form in the old one's place.
    await page.locator(`.cart_item .qty[value="4"]`).waitFor()
    await lineOf(page, "Cornerman").locator(".remove").click()
    await expect.poll(() => page.locator(".cart_item").count()).toBe(1)
    const asked = cart.requests.filter(({ endpoint }) => endpoint === "basket page")
    expect(asked.map(({ method }) => method)).toEqual(["POST", "GET"])
    expect(await page.locator("[name=update_cart]").getAttribute("aria-disabled")).toBeNull()
    expect(countLoads()).toBe(0)
  },
)

const nativeHosts: readonly [string, HostServerOptions][] = [
  ["with a page config that takes over, which has no nonces", { state: 3 }],
  ["with the settings, and the script's tag blocked", { state: 2, tag: null }],
]

describe.each(nativeHosts)("%s", (_, host) => {
  test("links and forms do everything", async () => {
    const visit = await openBasketPage({ host, quantities: "text", open: { isPlain: host.tag === null } })
    const { page, readBooks, readTotal, readNotices } = visit
    const load = (action: Promise<unknown>) => Promise.all([page.waitForEvent("load"), action])
    await lineOf(page, "Southpaw").locator(".qty").fill("4")
    await load(page.locator("[name=update_cart]").click())
    expect(readBooks()).toEqual(["2 Cornerman", "4 Southpaw"])
    expect(await readNotices()).toEqual(["Basket updated."])
    await page.locator("#coupon_code").fill("ring10")
    await load(page.locator("[name=apply_coupon]").click())
    expect(await readTotal()).toBe("216,45 €")
    await load(page.locator(".woocommerce-remove-coupon").click())
    expect(await readTotal()).toBe("239,95 €")
    await load(lineOf(page, "Cornerman").locator(".remove").click())
    await load(page.getByText("Undo?").click())
    expect(readBooks()).toEqual(["4 Southpaw", "2 Cornerman"])
  })
})

test("a plugin's submit handler on the form writes fields before they are sent", async () => {
  const { page, cart } = await openBasketPage()
  await page.evaluate(() => {
    const form = document.querySelector("form.woocommerce-cart-form")
    form?.addEventListener("submit", () => {
      form.insertAdjacentHTML("beforeend", '<input type="hidden" name="weight" value="1.5">')
    })
  })
  await lineOf(page, "Southpaw").locator(".qty").fill("4")
  await page.locator("[name=update_cart]").click()
  await page.locator(`.cart_item .qty[value="4"]`).waitFor()
  const [asked] = cart.requests.filter(({ endpoint }) => endpoint === "basket page")
  expect(new URLSearchParams(asked?.body).get("weight")).toBe("1.5")
})

const settings = {
  wc_ajax_url: "/en/?wc-ajax=%%endpoint%%",
  update_shipping_method_nonce: "nonce-0",
  apply_coupon_nonce: "nonce-0",
  remove_coupon_nonce: "nonce-0",
}

test.for([
  {
    name: "settings in a page config",
    host: { state: 3, config: { host: { wc_cart_params: settings } } },
    open: {},
  } as const,
  ...pluginOn,
])("with the $name the job is ours", async ({ host, open }) => {
  const { page, readTotal, countLoads } = await openBasketPage({ host, open })
  await waitForBasket(page)
  await page.locator("#coupon_code").fill("ring10")
  await page.locator("[name=apply_coupon]").click()
  await expect.poll(readTotal).toBe("176,85 €")
  expect(countLoads()).toBe(0)
})

test("without any script, links and forms do everything", async () => {
  const { page, readBooks } = await openBasketPage({ open: { javaScriptEnabled: false } })
  await lineOf(page, "Southpaw").locator(".qty").fill("4")
  await page.locator("[name=update_cart]").click()
  await page.getByText("Basket updated.").waitFor()
  expect(readBooks()).toEqual(["2 Cornerman", "4 Southpaw"])
})

test("a press that is earlier than the code counts", async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isAsked = false
  const { page, readBooks, countLoads } = await openBasketPage({
    open: {
      isPlain: true,
      prepare: (opening) =>
        opening.route("**/ringside/chunks/basket-page-*.js", async (route) => {
          isAsked = true
          await released
          await route.continue()
        }),
    },
  })
  await expect.poll(() => isAsked).toBe(true)
  await lineOf(page, "Cornerman").locator(".remove").click()
  release()
  await expect.poll(readBooks).toEqual(["3 Southpaw"])
  await page.getByText("“Cornerman” removed.").waitFor()
  expect(countLoads()).toBe(0)
})

test("stop() gives the page back as the shop sent it last", async () => {
  const { page, host } = await openBasketPage({ quantities: "text" })
  await page.getByText("Change address").click()
  await page.evaluate(() => window.ringside.stop())
  const content = page.locator("#content")
  const html = await content.innerHTML()
  await page.route("**/ringside/*.js", (route) => route.fulfill({ body: "", contentType: "text/javascript" }))
  await page.goto(`${host.url}/en/carrito/`)
  expect(html).toBe(await content.innerHTML())
})

test("the host's own listeners receive all of it through jQuery, with the platform's arguments", async () => {
  const { page, readTotal } = await openBasketPage({ host: { state: 2, hasJQuery: true } })
  await page.evaluate(() => {
    window.received = []
    const names =
      "applied_coupon removed_coupon updated_cart_totals updated_wc_div updated_shipping_method item_removed_from_classic_cart"
    const { jQuery } = window as unknown as {
      jQuery: (target: Node) => { on(names: string, listener: (event: Event, ...args: unknown[]) => void): void }
    }
    jQuery(document.body).on(names, (event, ...args) => window.received.push([event.type, ...args].join(" ")))
  })
  const readReceived = () => page.evaluate(() => window.received)
  await page.locator("#coupon_code").fill("ring10")
  await page.locator("[name=apply_coupon]").click()
  const afterCoupon = ["applied_coupon ring10", "updated_cart_totals", "updated_wc_div"]
  await expect.poll(readReceived).toEqual(afterCoupon)
  await page.locator("[value='local_pickup:2']").click()
  const afterRate = [...afterCoupon, "updated_cart_totals", "updated_shipping_method"]
  await expect.poll(readReceived).toEqual(afterRate)
  await lineOf(page, "Cornerman").locator(".remove").click()
  const afterRemove = [...afterRate, "updated_cart_totals", "updated_wc_div", "item_removed_from_classic_cart"]
  await expect.poll(readReceived).toEqual(afterRemove)
  await page.evaluate("jQuery(document).trigger('wc_update_cart', [true])")
  await expect.poll(readReceived).toEqual([...afterRemove, "updated_cart_totals", "updated_wc_div"])
  expect(await readTotal()).toBe("118,80 €")
})
