import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { findOverflow } from "../support/audit.ts"
import { expectCount, firstAddButton, openShopPage, shopLanguages } from "../support/shop.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** The spacing that a shopper may set without loss of content. Source: WCAG 2.2, 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** Adds the first figure, and leaves the drawer that opens. */
async function addFirst(page: Page): Promise<void> {
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
}

describe.each(shopLanguages)("at 320 px with text spacing, in $name", (language) => {
  const { prefix } = language
  takeTurns(language, shopLanguages)
  // The page's policy allows no style that the test brings, so the browser that opens it doesn't ask for one.
  const open = (path: string) =>
    openShopPage(`${prefix}${path}`, {
      viewport: { width: 320, height: 640 },
      bypassCSP: true,
      ...(path === "/no-hay-nadie/" && { expectedErrors: /404/ }),
    })

  test("nothing of the basket is lost to the side, with lines, a refused coupon and the calculator", async () => {
    const { page } = await open("/tienda/")
    await addFirst(page)
    await page.goto(new URL(`${prefix}/carrito/`, page.url()).href)
    await page.addStyleTag({ content: textSpacing })
    const check = async () => expect(await findOverflow(page)).toEqual([])
    await page.locator(".woocommerce-cart-form .plus").focus()
    await check()
    await page.locator(".shipping-calculator-button").click()
    await page.locator(".shipping-calculator-form").waitFor()
    await check()
    await page.locator("#coupon_code").fill("un-cupon-de-nombre-muy-largo")
    await page.locator("[name=apply_coupon]").click()
    await page.locator(".coupon-error-notice").waitFor()
    await check()
    await page.locator(".woocommerce-cart-form .remove").click()
    await page.locator(".restore-item").waitFor()
    await check()
  })

  test.each([
    "/",
    "/product/nilo-el-sastre-formoso/",
    "/product/marek-szulborski/",
    "/carrito/",
    "/envios/",
    "/no-hay-nadie/",
  ])("nothing of %s is lost to the side", async (path) => {
    const { page } = await open(path)
    await page.addStyleTag({ content: textSpacing })
    expect(await findOverflow(page)).toEqual([])
  })
})

describe.each(shopLanguages)("the basket on the home page, in $name", (language) => {
  const { prefix, words } = language
  takeTurns(language, shopLanguages)
  test("is hidden while there is nothing in it, and stays while a line can be brought back", async () => {
    const { page } = await openShopPage(`${prefix}/`)
    const corner = page.locator(".er-corner")
    expect(await corner.isVisible()).toBe(false)
    await addFirst(page)
    await corner.scrollIntoViewIfNeeded()
    await corner.getByRole("button", { name: words.remove }).click()
    await corner.getByRole("button", { name: words.undo }).waitFor()
    await expectCount(page, 0)
    expect(await corner.isVisible()).toBe(true)
    await page.reload()
    expect(await corner.isVisible()).toBe(false)
  })
})

test("no strip of the page stands beside the viewer, also on a page that scrolls", async () => {
  const { page } = await openShopPage("/en/product/ring-en-miniatura/")
  await page.locator(".woocommerce-product-gallery__trigger").click()
  const viewer = page.getByRole("dialog")
  await viewer.waitFor()
  await expect
    .poll(() => viewer.evaluate((dialog) => Math.round(dialog.getBoundingClientRect().width) - innerWidth))
    .toBe(0)
})

test("a step on the basket page is sent by itself, and no button asks for it again", async () => {
  const { page } = await openShopPage("/en/tienda/")
  await addFirst(page)
  await page.goto(new URL("/en/carrito/", page.url()).href)
  const update = page.locator("[name=update_cart]")
  await update.waitFor({ state: "hidden" })
  await page.locator(".woocommerce-cart-form .plus").click()
  await expectCount(page, 2)
  await update.waitFor({ state: "hidden" })
})

test.each([922, 1440, 1608, 1700])("at %d px the language switcher covers no part of the page", async (width) => {
  const { page } = await openShopPage("/en/product/ring-en-miniatura/", { viewport: { width, height: 700 } })
  await page.locator(".trp-floating-switcher").waitFor()
  const switcher = await page.locator(".trp-floating-switcher").boundingBox()
  const content = await page.locator("main").evaluate((main) => {
    const lefts = [...main.querySelectorAll("*")].map((element) => element.getBoundingClientRect())
    const visible = lefts.filter(({ width: wide, height }) => wide > 0 && height > 0)
    return { left: Math.min(...visible.map(({ left }) => left)), bottom: main.getBoundingClientRect().bottom }
  })
  if (!switcher) throw new Error("The switcher isn't shown.")
  expect(switcher.x + switcher.width <= content.left || switcher.y >= content.bottom).toBe(true)
})

test("the language switcher lies below the overlay of the open drawer", async () => {
  const { page } = await openShopPage("/en/tienda/", { viewport: { width: 1700, height: 700 } })
  await firstAddButton(page).click()
  await page.getByRole("dialog").locator(".mini_cart_item").waitFor()
  // What is inert is no target of a pointer, so the order of the layers is compared instead.
  const [switcher = NaN, overlay = NaN] = await page.evaluate(() =>
    [".trp-floating-switcher", ".astra-mobile-cart-overlay"].map((selector) => {
      const layer = document.querySelector(selector)
      return layer ? Number(getComputedStyle(layer).zIndex) : NaN
    }),
  )
  expect(switcher).toBeLessThan(overlay)
})

/** Reads the text and the look of a line: the parts that the shop prints and those that the widget draws, by one name. */
async function readLine(line: Locator, parts: Readonly<Record<string, string>>) {
  return line.evaluate((element, selectors) => {
    const styleOf = (selector: string | undefined) => {
      const part = element.querySelector(selector ?? "")
      if (!part) return null
      const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(part)
      return { fontFamily, fontSize, fontWeight, lineHeight, color }
    }
    const boxOf = (selector: string | undefined) => {
      const part = element.querySelector(selector ?? "")?.getBoundingClientRect()
      return part && [part.width, part.height].map(Math.round)
    }
    const texts = (selector: string | undefined) => element.querySelector(selector ?? "")?.textContent.trim()
    return {
      picture: boxOf(selectors["picture"]),
      name: [texts(selectors["name"]), styleOf(selectors["name"])],
      href: element
        .querySelector(selectors["name"] ?? "")
        ?.getAttribute("href")
        ?.replace(/^https?:\/\/[^/]+/, ""),
      price: [texts(selectors["price"]), styleOf(selectors["price"])],
      total: [texts(selectors["total"]), styleOf(selectors["total"])],
      field: styleOf(selectors["field"])?.fontSize,
      stepperHeight: boxOf(selectors["stepper"])?.[1],
      removes: element.querySelector(selectors["remove"] ?? "")?.getAttribute("aria-label"),
    }
  }, parts)
}

const printedParts = {
  picture: "img",
  name: "a:not(.remove)",
  price: "span.quantity .amount",
  total: ".er-line-cost strong .amount",
  field: "input.qty",
  stepper: "div.quantity",
  remove: ".remove",
}
const drawnParts = {
  picture: ".ringside-mini-cart-image",
  name: ".ringside-mini-cart-name",
  price: ".ringside-mini-cart-text .ringside-amount",
  total: ".ringside-mini-cart-amount .ringside-amount",
  field: ".ringside-quantity-input",
  stepper: ".ringside-quantity",
  remove: ".ringside-mini-cart-remove",
}

test.each([360, 1440])(
  "at %d px a line looks the same in the shop's drawer, in ours and in the page",
  async (width) => {
    const { page } = await openShopPage("/en/", { viewport: { width, height: 900 } })
    await firstAddButton(page).click()
    const dialog = page.getByRole("dialog")
    await dialog.locator(".mini_cart_item").waitFor()
    await dialog.locator(".er-line-cost button.plus").waitFor()
    const printed = await readLine(dialog.locator(".mini_cart_item"), printedParts)
    expect(printed).toMatchObject({ picture: [72, 72], removes: expect.stringContaining("Remove") })
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
    await page.locator(".er-corner").scrollIntoViewIfNeeded()
    const inPage = page.locator(".er-corner .ringside-mini-cart-line")
    await inPage.waitFor()
    await expect.poll(() => readLine(inPage, drawnParts)).toEqual(printed)
    await page.locator("main").evaluate((main) => {
      const hook = document.createElement("div")
      Object.assign(hook.dataset, { ringside: "mini-cart", ringsideLayout: "drawer", ringsideLoad: "now" })
      hook.append("Drawer")
      main.prepend(hook)
    })
    await page.locator(".ringside-mini-cart-button").click()
    const ours = dialog.locator(".ringside-mini-cart-line")
    await ours.waitFor()
    await expect.poll(() => readLine(ours, drawnParts)).toEqual(printed)
  },
)

test.each([768, 1440])("at %i px a product's price and button lie over none of the related products", async (width) => {
  const { page } = await openShopPage("/en/product/lola-vendaval-quirante/", { viewport: { width, height: 900 } })
  // In a short text, the end of the tabs comes before that of the window.
  await page.locator(".wc-tabs").evaluate((tabs) => tabs.scrollIntoView({ behavior: "instant" }))
  const [summary, related] = await page.evaluate(() =>
    [".summary", ".related"].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
  )
  expect(summary?.bottom).toBeLessThanOrEqual(related?.top ?? 0)
})
