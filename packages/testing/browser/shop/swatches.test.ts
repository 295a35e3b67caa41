import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { expectCount, openShopPage, shopLanguages, viewports } from "../support/shop.ts"
import { variationForm } from "../support/variationForm.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** Two attributes; of the four combinations black in the large scale isn't made. */
const product = "/product/chema-el-faro-barandica/"
/** Asked for one by one. */
const asked = "/product/viktor-grua-halvorsund/"

const words = {
  es: { paint: "Pintura", red: "Roja", black: "Negra", scale: "Escala", apart: "no disponible con tu selección" },
  en: { paint: "Paint", red: "Red", black: "Black", scale: "Scale", apart: "unavailable with your choice" },
} as const

const swatch = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name })

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)
  const { paint, red, black, scale, apart } = words[name]

  test("swatches take the lists' place without moving anything, and axe finds nothing", async () => {
    const { page } = await openShopPage(prefix + product)
    const readPlace = () => page.locator("form.cart .single_add_to_cart_button").boundingBox()
    const before = await readPlace()
    await swatch(page, scale, "1:6").waitFor()
    expect(await readPlace()).toEqual(before)
    expect(await audit(page, "form.cart")).toEqual([])
  })

  test("by the keyboard alone a variation is chosen and bought", async () => {
    const { page } = await openShopPage(prefix + product)
    const form = variationForm(page)
    const first = swatch(page, paint, red)
    await first.focus()
    await page.keyboard.press("ArrowRight")
    expect(await form.select("pintura").inputValue()).toBe("negra")
    // The swatches may have come before the code that answers choices.
    await expect.poll(() => swatch(page, scale, "1:6").textContent()).toBe(`1:6, ${apart}`)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect.poll(form.readPrice).toMatch(/^64[.,]00$/)
    await form.button.press("Enter")
    await page.getByRole("dialog").locator(".mini_cart_item", { hasText: black }).waitFor()
    await expectCount(page, 1)
  })

  test("by touch on a phone a variation is chosen and bought", async () => {
    const { page } = await openShopPage(prefix + asked, { viewport: viewports[0], hasTouch: true, isMobile: true })
    const form = variationForm(page)
    for (const label of ["1:12", red]) await page.getByRole("radio", { name: label }).tap()
    await page.getByRole("radio").nth(6).tap()
    await expect.poll(form.readPrice).toMatch(/^79[.,]00$/)
    await form.button.tap()
    await page.getByRole("dialog").locator(".mini_cart_item", { hasText: "1:12" }).waitFor()
  })
})

test("a press without a choice moves focus to what is missing", async () => {
  const { page } = await openShopPage(`/en${product}`)
  page.on("dialog", (dialog) => void dialog.accept())
  await swatch(page, "Paint", "Red").click()
  await variationForm(page).button.click()
  await page.getByText("Still to choose: Scale.").waitFor()
  expect(
    await page.evaluate(() => document.activeElement?.closest("[role=radiogroup]")?.getAttribute("aria-label")),
  ).toBe("Scale")
})

test("a list that was opened before the swatches came can be chosen in", async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const { page } = await openShopPage(`/en${product}`, {
    prepare: (opening) =>
      opening.route("**/ringside/chunks/{swatches,variations}*", async (route) => {
        await released
        await route.continue()
      }),
  })
  const { select } = variationForm(page)
  await select("pintura").focus()
  release()
  await page.getByRole("radiogroup", { name: "Scale" }).waitFor()
  await select("pintura").press("ArrowDown")
  expect(await select("pintura").inputValue()).toBe("roja")
  await page.keyboard.press("Tab")
  await expect.poll(() => swatch(page, "Paint", "Red").getAttribute("aria-checked")).toBe("true")
})

test("from right to left the arrow keys turn round", async () => {
  const { page } = await openShopPage(`/en${product}`)
  await page.evaluate(() => (document.documentElement.dir = "rtl"))
  await swatch(page, "Paint", "Red").focus()
  await page.keyboard.press("ArrowLeft")
  expect(await swatch(page, "Paint", "Black").getAttribute("aria-checked")).toBe("true")
})
