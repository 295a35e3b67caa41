import type { Page, Route } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audit, findOverflow } from "./support/audit.ts"
import { builtFile } from "./support/builds.ts"
import { waitForForm, fillAddress } from "./support/openCheckout.ts"
import { openHost } from "./support/openHost.ts"
import { openPage } from "./support/openPage.ts"
import { openShop, type RunningServer } from "./support/openServer.ts"
import { takeTurns } from "./support/takeTurns.ts"

const card = '<div data-ringside="product" data-ringside-product="15" data-ringside-quantity-field="on"></div>'
const list = (layout: string) =>
  `<div data-ringside="products" data-ringside-layout="${layout}" data-ringside-ids="11,12,13,14,15"></div>`
const drawer = '<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div>'
const heading = "<h1>News</h1><h2>From the workshop</h2>"

/** Answers the request of a product, which has a picture then. */
async function answerWithPicture(route: Route): Promise<void> {
  const response = await route.fetch()
  const product = (await response.json()) as object
  const src = "/figures/southpaw-1-600.webp"
  const images = [{ id: 1, src, thumbnail: src, srcset: "", sizes: "", name: "", alt: "" }]
  await route.fulfill({ response, json: { ...product, images } })
}

const waitForCard = (page: Page) => page.getByRole("article").first().waitFor()

const locales = ["en", "es"]

describe.each(locales)("in %s", (locale) => {
  takeTurns(locale, locales)

  test.each([
    ["a card", card],
    ["a grid", list("grid")],
    ["a row", list("row")],
  ])("axe finds nothing in %s, and a phone's window holds it", async (_, body) => {
    const { page } = await openHost(
      `/${locale === "en" ? "en/" : ""}hooks/`,
      { body: heading + body, config: { locale } },
      { viewport: { width: 390, height: 844 } },
    )
    await waitForCard(page)
    expect(await audit(page, "[data-ringside]")).toEqual([])
    expect(await findOverflow(page)).toEqual([])
  })
})

test("a card is used by keyboard alone, and its add opens the drawer", async () => {
  const { page, readBasket } = await openHost("/en/hooks/", { body: heading + drawer + card })
  await waitForCard(page)
  await page.getByRole("link", { name: "Gloves" }).focus()
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("Red")
  await page.keyboard.press("ArrowDown")
  expect(await page.getByRole("radio", { name: "Black" }).isChecked()).toBe(true)
  const price = page.locator(".ringside-product-price")
  await expect.poll(() => price.textContent()).toContain("37")
  for (const _stop of ["minus", "quantity"]) await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowUp")
  await page.getByRole("button", { name: "Add to basket Gloves" }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").getByText("Black").first().waitFor()
  expect((await readBasket()).lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([[152, 2]])
})

test("a card's picture fills its place, also on a page whose rule sizes pictures", async () => {
  const { page } = await openHost(
    "/en/hooks/",
    { head: "<style>img { max-width: 100%; height: auto }</style>", body: card.replace('"15"', '"11"') },
    {
      prepare: (opened) => opened.route(/\/products\/11/, answerWithPicture),
    },
  )
  await waitForCard(page)
  const image = page.locator(".ringside-product-picture img")
  await image.waitFor()
  const [place, picture] = await Promise.all([image.locator("..").boundingBox(), image.boundingBox()])
  expect(place?.height).toBeGreaterThan(0)
  expect(picture).toEqual(place)
})

test("a link to the shop's page stands on the line of the add buttons in its row", async () => {
  const { page } = await openHost("/en/hooks/", {
    body: `${heading}<div data-ringside="products" data-ringside-ids="14,15"></div>`,
  })
  const actions = [page.getByRole("link", { name: "Read more Old bell" }), page.getByRole("button", { name: /Gloves/ })]
  const boxes = await Promise.all(actions.map((action) => action.boundingBox()))
  const [link, button] = boxes.map((box) => (box ? box.y + box.height : null))
  expect(link).toBeGreaterThan(0)
  expect(link).toBe(button)
})

test.each(["on", "off"])(
  "what stands below a card doesn't move when the shop answers, with images %s",
  async (images) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const hook = card.replace('"15"', '"11"').replace('quantity-field="on"', `images="${images}"`)
    const { page } = await openHost(
      "/en/hooks/",
      { body: `${heading}${hook}<p id="below">Below</p>` },
      {
        prepare: (opened) =>
          opened.route(/\/products\/11/, async (route) => {
            await held
            await answerWithPicture(route)
          }),
      },
    )
    await page.locator("[data-ringside-state=ready] [aria-busy=true]").waitFor()
    const below = () => page.locator("#below").evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await below()
    release()
    await waitForCard(page)
    expect(Math.abs((await below()) - before)).toBeLessThanOrEqual(1)
  },
)

test("a hook whose product is gone from the shop says so, and one without a Store API keeps its link", async () => {
  const { page } = await openHost(
    "/en/hooks/",
    { body: '<div data-ringside="product" data-ringside-product="99"><a href="/x/">Old</a></div>' },
    { expectedErrors: /404/ },
  )
  await page.getByText("This product is no longer sold.").waitFor()
  const other = await openHost(
    "/en/hooks/",
    {
      body: '<div data-ringside="products"><a href="/en/tienda/">All of it</a></div>',
      config: { storeApi: "/nowhere/" },
    },
    {
      expectedErrors: /404|no Store API/,
      prepare: (opened) => opened.route("**/nowhere/**", (route) => route.fulfill({ status: 404, body: "" })),
    },
  )
  await other.page.locator("[data-ringside-state=error]").getByRole("link", { name: "All of it" }).waitFor()
})

describe("a landing page with nothing but hooks", () => {
  let shop: RunningServer
  beforeAll(async () => {
    // A shop of its own: what is bought here would be missing from the shelves of other tests.
    shop = await openShop()
  })
  afterAll(() => shop.close())

  test("sells what has to be chosen, from the card to the order", async () => {
    const answer = await fetch(`${shop.url}/en/wp-json/wc/store/v1/products?search=lanzagorta`)
    const [found] = (await answer.json()) as readonly { readonly id: number }[]
    const config = {
      locale: "en",
      currency: "EUR",
      storeApi: "/en/wp-json/wc/store",
      cart: { checkoutUrl: "/en/checkout/" },
    }
    const body = `<!doctype html><html lang="en"><title>Landing</title><link rel="icon" href="data:,">
      <script type="application/json" data-ringside-config>${JSON.stringify(config)}</script>
      <script type="module" src="/ringside/${builtFile}"></script>
      ${heading}${drawer}<div data-ringside="product" data-ringside-product="${String(found?.id)}"></div></html>`
    const { page } = await openPage(`${shop.url}/en/landing/`, {
      prepare: (opened) => opened.route("**/en/landing/", (route) => route.fulfill({ contentType: "text/html", body })),
    })
    await waitForCard(page)
    for (const group of await page.getByRole("group").all())
      await group.getByRole("radio").last().check({ force: true })
    await page.getByRole("button", { name: /^Add to basket/ }).click()
    await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click()
    await waitForForm(page)
    await fillAddress(page)
    await page.locator("label[for=payment_method_cod]").click()
    await page.locator("#terms").check()
    await page.locator("#place_order").click()
    await page.waitForURL(/\/checkout\/order-received\//)
    await page.locator(".woocommerce-thankyou-order-received").waitFor()
  })
})
