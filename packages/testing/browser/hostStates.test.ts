import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import type { HostServerOptions } from "../src/host/index.ts"
import { createCartServer } from "../src/cartServer/index.ts"
import { canRenderPlugin } from "../src/wordpress/renderPlugin.ts"
import { twoFrames } from "./support/hooks.ts"
import { type HostVisit, openHost } from "./support/openHost.ts"
import type { OpenOptions } from "./support/openPage.ts"
import { createPluginHost, switchAll } from "./support/pluginHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"
const drawer = "#astra-mobile-cart-drawer"

/** A host, and how its pages are opened. */
type CreateHost = () => { readonly host: HostServerOptions; readonly open?: OpenOptions }

/** Pages whose script tag, import map and config are the WordPress plugin's own output; none on a machine without PHP. */
const pluginStates = (jobs: () => Readonly<Record<string, boolean>>): readonly (readonly [string, CreateHost])[] =>
  canRenderPlugin ? [["the plugin's output", () => createPluginHost(jobs())]] : []

const theirStates: readonly (readonly [string, CreateHost])[] = [
  ["their settings printed", () => ({ host: { state: 1 } })],
  ...pluginStates(() => switchAll(false)),
]

test.for(theirStates)(
  "where the host's scripts do the job, %s, we change nothing and open nothing",
  async ([, create]) => {
    const { host: theirs, open } = create()
    const body = '<p data-ringside="cart-count">Basket (0)</p>' + (theirs.body ?? "")
    const { page, host, readBasket } = await openHost("/en/shop/", { ...theirs, body }, open)
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    await page.getByText("Basket (1)").waitFor()
    expect((await readBasket()).count).toBe(1)
    // The first two are the host's. Its cookie, which is "1" for any number of items, makes the count ask.
    const endpoints = host.cart.requests.map(({ endpoint }) => endpoint)
    expect(endpoints).toEqual(["get_refreshed_fragments", "add_to_cart", "cart"])
    expect(await page.locator(".added_to_cart").count()).toBe(1)
  },
)

test("a host script that takeOver calls gone, but that is there, keeps its job, and we warn once", async () => {
  const { page, warnings, readBasket, requests } = await openHost("/en/shop/", { state: 1, config: { takeOver: true } })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect((await readBasket()).count).toBe(1)
  expect(requests.filter((request) => request.includes("add_to_cart"))).toHaveLength(1)
  const readWarnings = () => warnings.filter((warning) => /^\[ringside add-to-cart\].*"wc-add-to-cart"/.test(warning))
  await expect.poll(readWarnings).toHaveLength(1)
})

test("a page without settings for us keeps its links", async () => {
  const { page, readBasket } = await openHost("/en/shop/", { state: 3, config: { takeOver: false } })
  await Promise.all([page.waitForURL("**/?add-to-cart=11"), page.locator(addSouthpaw).click()])
  expect((await readBasket()).count).toBe(1)
})

const ourStates: readonly (readonly [string, CreateHost])[] = [
  ["their settings printed", () => ({ host: { state: 2 } })],
  ["only a page config", () => ({ host: { state: 3 } })],
  ...pluginStates(() => ({})),
]

for (const [circumstance, createHost] of ourStates) {
  const openOurs = () => {
    const { host, open } = createHost()
    return openHost("/en/shop/", host, open)
  }

  test(`scripts out, ${circumstance}: the button adds, and every copy of the basket shows it`, async () => {
    const { page, requests } = await openOurs()
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["1", "1"])
    expect(await page.locator(".mini_cart_item").count()).toBe(3)
    expect(requests.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    expect(page.url()).not.toContain("?")
  })

  test(`scripts out, ${circumstance}: the server's notice has focus once the page is there`, async () => {
    const { host, open } = createHost()
    const { page } = await openHost("/en/shop/?add-to-cart=99999", host, open)
    await expectFocus(page, ".woocommerce-notices-wrapper > .woocommerce-error")
    expect(await page.locator(".woocommerce-error").getAttribute("tabindex")).toBe("-1")
  })

  test(`scripts out, ${circumstance}: the drawer opens, takes the keyboard, and gives it back`, async () => {
    const { page } = await openOurs()
    await page.locator(addSouthpaw).focus()
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Shopping Cart" })
    await dialog.waitFor()
    await expectFocus(page, ".astra-cart-drawer-close")
    // Until what keeps Tab in the drawer has come, it leads out of the page, which is inert.
    await waitForFocusTrap(page)
    await page.keyboard.press("Shift+Tab")
    expect(await page.evaluate(() => document.activeElement?.closest("#astra-mobile-cart-drawer") !== null)).toBe(true)
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true)
    await page.keyboard.press("Escape")
    await expectFocus(page, addSouthpaw)
    expect(await page.locator(drawer).evaluate((element) => element.matches("[inert]:not(.active)"))).toBe(true)
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]"))).toBeNull()
  })

  test(`scripts out, ${circumstance}: a line is removed in the drawer, without a reload`, async () => {
    const { page, readBasket } = await openOurs()
    await page.locator(addSouthpaw).click()
    const remove = page.getByRole("dialog").getByRole("button", { name: "Remove Southpaw from basket" })
    await remove.click()
    await page.getByRole("dialog").getByText("No products in the basket.").waitFor()
    expect((await readBasket()).count).toBe(0)
    expect(await page.locator(".ast-count-text").allTextContents()).toEqual(["0", "0"])
  })

  test(`scripts out, ${circumstance}: the next page shows the basket from the cache, without a request`, async () => {
    const { page, requests } = await openOurs()
    // The first page asks for the empty basket in idle time, and once more if the add overtakes that request.
    await page.locator(".woocommerce-mini-cart__empty-message").first().waitFor({ state: "attached" })
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    const ofFirstPage = [...requests]
    await page.goto(page.url().replace("shop", "product/southpaw"))
    await expect.poll(() => page.locator(".mini_cart_item").count()).toBe(3)
    expect(ofFirstPage.filter((request) => request.includes("add_to_cart"))).toEqual(["POST add_to_cart"])
    expect(requests.slice(ofFirstPage.length)).toEqual([])
  })
}

describe("fault 24: five quick clicks are sent one after another, and all arrive,", () => {
  const clickFiveTimes = (page: Page) =>
    page.locator(addSouthpaw).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click()
    })
  const countAdds = ({ host }: HostVisit, id: number) =>
    host.cart.requests.filter(({ endpoint, body }) => endpoint === "add_to_cart" && body.includes(`product_id=${id}`))

  test("on a page whose late code is still on its way", async () => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const prepare = (page: Page) =>
      page.route("**/ringside/chunks/**", async (route) => {
        await released
        await route.continue()
      })
    const visit = await openHost("/en/shop/", {}, { prepare })
    await clickFiveTimes(visit.page)
    expect(await visit.page.locator(`${addSouthpaw}[aria-busy=true]`).count()).toBe(1)
    expect(countAdds(visit, 11)).toEqual([])
    release()
    await expect.poll(async () => (await visit.readBasket()).count).toBe(5)
    await expect.poll(() => visit.page.locator(".ast-count-text").first().textContent()).toBe("5")
    expect(countAdds(visit, 11)).toHaveLength(5)
    expect(visit.page.url()).not.toContain("?")
  })

  test("on a page whose late code runs", async () => {
    const visit = await openHost("/en/shop/")
    await visit.page.locator(".post-12 .button.add_to_cart_button").click()
    await visit.page.locator(".post-12 .button.added").waitFor()
    await clickFiveTimes(visit.page)
    await expect.poll(async () => (await visit.readBasket()).count).toBe(6)
    await expect.poll(() => visit.page.locator(".ast-count-text").first().textContent()).toBe("6")
    expect(countAdds(visit, 11)).toHaveLength(5)
  })
})

test("a card with two buttons shows one link to the basket", async () => {
  const { page, readBasket } = await openHost("/en/shop/")
  await page.locator(".post-11 .ast-on-card-button").click()
  await page.locator(".post-11 .ast-on-card-button.added").waitFor()
  await closeDrawer(page)
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(await page.locator(".post-11 .added_to_cart").allTextContents()).toEqual(["View basket"])
  expect((await readBasket()).count).toBe(2)
})

test("each button posts its own data, and all of it", async () => {
  const { page, host } = await openHost("/en/shop/")
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  const posted = host.cart.requests.find(({ endpoint }) => endpoint === "add_to_cart")
  expect(Object.fromEntries(new URLSearchParams(posted?.body))).toEqual({
    product_id: "11",
    product_sku: "SP-11",
    quantity: "1",
    noTranslation: "",
    success_message: "“Southpaw” has been added to your basket",
  })
})

test.each([
  ["variable", ".post-15 .button", "**/product/gloves/"],
  ["external", ".post-16 .button", "**/elsewhere/"],
  ["out of stock", ".post-14 .button", "**/product/old-bell/"],
])("the button of a product that is %s is followed", async (_, button, url) => {
  const { page, readBasket } = await openHost("/en/shop/")
  await Promise.all([page.waitForURL(url), page.locator(button).click()])
  expect((await readBasket()).count).toBe(0)
})

test("a second one of what is sold individually leads to the product, where the shop says why", async () => {
  const { page, readBasket } = await openHost("/en/shop/")
  const button = page.locator(".post-13 .button")
  await button.click()
  await page.locator(".post-13 .button.added").waitFor()
  await closeDrawer(page)
  await Promise.all([page.waitForURL("**/product/title-belt/"), button.click()])
  expect((await readBasket()).count).toBe(1)
})

test("the theme without a drawer gets its own fragments", async () => {
  const cart = createCartServer({ theme: "storefront" })
  const { page } = await openHost("/en/storefront/", { state: 2, cart })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  expect(await page.locator(".count").allTextContents()).toEqual(["1", "1"])
  expect(await page.locator(".mini_cart_item").count()).toBe(1)
})

test("a basket widget that hides while it is empty shows as soon as something is added", async () => {
  const { page } = await openHost("/en/hide-if-empty/", { state: 2 })
  const widget = page.locator(".widget_shopping_cart")
  expect(await widget.isVisible()).toBe(false)
  await page.locator(addSouthpaw).click()
  await widget.locator(".mini_cart_item").waitFor()
  await widget.getByRole("button", { name: /Remove/ }).click()
  await widget.waitFor({ state: "hidden" })
})

test("the quantity gets its buttons in place of the server's, and the form posts their quantity", async () => {
  const { page, readBasket } = await openHost("/en/product/southpaw/", { state: 2 })
  // The first press counts whether it meets the placeholder or the button that has taken its place.
  await page.locator("form.cart .plus").first().click()
  await expect.poll(() => page.locator("a.ast-qty-placeholder").count()).toBe(0)
  await page.getByRole("button", { name: "Plus Quantity" }).click()
  await page.getByRole("button", { name: "Minus Quantity" }).click()
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Add to basket" }).click()])
  expect((await readBasket()).count).toBe(2)
})

test("a quantity on the basket page updates the basket", async () => {
  const { page, readBasket, host } = await openHost("/en/product/southpaw/", { state: 2 })
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Add to basket" }).click()])
  await page.goto(`${host.url}/en/carrito/`)
  await page.locator(".product-quantity .plus").click()
  await expect.poll(async () => (await readBasket()).count).toBe(2)
  await page.getByText("Basket updated.").waitFor()
})

async function expectFocus(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.evaluate((each) => document.activeElement?.matches(each), selector)).toBe(true)
}

/** The drawer opens after the next frame of an add; an Escape before that would leave it open over the page. */
async function closeDrawer(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor()
  await page.keyboard.press("Escape")
}

/** Resolves when the code that keeps Tab in the drawer has run. */
async function waitForFocusTrap(page: Page): Promise<void> {
  const findUrl = () =>
    performance.getEntriesByType("resource").find(({ name }) => name.includes("/focus-trap-"))?.name ?? null
  const url = await page.waitForFunction(findUrl).then((handle) => handle.jsonValue())
  // The entry is there before the file has run. A string, since the test runner would rewrite the import.
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`)
  await twoFrames(page)
}

for (const [state, expected] of [
  [1, "woocommerce-no-js"],
  [2, "woocommerce-js"],
  [3, "woocommerce-js"],
] as const) {
  test(`in state ${String(state)} the body is marked ${expected}, and as before after stop()`, async () => {
    const { page } = await openHost("/en/shop/", { state })
    const readMarks = () =>
      page.evaluate(() => [...document.body.classList].filter((name) => /^woocommerce-(no-)?js$/.test(name)))
    await page.locator(addSouthpaw).focus()
    await expect.poll(readMarks).toEqual([expected])
    await page.evaluate(() => window.ringside.stop())
    expect(await readMarks()).toEqual(["woocommerce-no-js"])
  })
}
