import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { expectCount, shopLanguages, viewports } from "../support/shop.ts"
import { openWithLists, variationForm } from "../support/variationForm.ts"
import { takeTurns } from "../support/takeTurns.ts"

/** Two attributes; of the four combinations black in the large scale isn't made. */
const product = "/product/chema-el-faro-barandica/"
/** One attribute, of which black is chosen from the start and red is sold out. */
const preselected = "/product/nilo-el-sastre-formoso/"

const words = {
  es: {
    needed: "Elige las opciones del producto antes de añadirlo a la cesta.",
    missing: "Falta por elegir: Pintura y Escala.",
    unavailable: "Esa combinación no está disponible. Elige otra.",
    wasReset: "Tu selección se ha borrado.",
  },
  en: {
    needed: "Please select some product options before adding this product to your basket.",
    missing: "Still to choose: Paint and Scale.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    wasReset: "Your selection has been reset.",
  },
} as const

/** Lists the texts of the page's dialogs of the browser, which are closed at once. */
function noteAlerts(page: Page): readonly string[] {
  const messages: string[] = []
  page.on("dialog", (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}

/** Hovers over the choices, which fetches the late files, and waits until the variations have started. */
async function startBehaviours(page: Page): Promise<void> {
  await page.locator(".variations").hover()
  await page.locator(".wc-variation-selection-needed").waitFor()
}

async function expectInDrawer(page: Page, words: readonly string[]): Promise<void> {
  const item = page.getByRole("dialog").locator(".mini_cart_item")
  await item.waitFor()
  for (const word of words) expect(await item.textContent()).toContain(word)
}

describe.each(shopLanguages)("in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages)
  test("a press of the button with nothing chosen, as the first action, says what is missing and moves focus there", async () => {
    const { page } = await openWithLists(prefix + product)
    const messages = noteAlerts(page)
    const form = variationForm(page)
    await form.button.click()
    await page.locator("form.cart .ringside-error[role=alert]").waitFor()
    expect(messages).toEqual([words[name].needed])
    expect(await page.locator("form.cart .ringside-error").textContent()).toBe(
      `${words[name].needed} ${words[name].missing}`,
    )
    expect(await form.select("pintura").evaluate((select) => select === document.activeElement)).toBe(true)
    await form.choose({ pintura: "roja" })
    await page.locator("form.cart .ringside-error").waitFor({ state: "detached" })
  })

  test("a choice that is sold out says so, and the button says why it doesn't buy", async () => {
    const { page, requests } = await openWithLists(prefix + preselected)
    const messages = noteAlerts(page)
    const form = variationForm(page)
    await form.choose({ pintura: "roja" })
    await page.locator(".wc-variation-is-unavailable").waitFor()
    await form.button.click({ force: true })
    await page.getByText(words[name].unavailable).waitFor()
    expect(messages).toEqual([words[name].unavailable])
    expect(requests.filter((request) => request.includes("add"))).toEqual([])
  })

  test("what was chosen is taken back by one link, which is said aloud", async () => {
    const { page } = await openWithLists(prefix + product)
    const form = variationForm(page)
    await form.choose({ pintura: "roja", escala: "1-6" })
    await expect.poll(form.readPrice).not.toBe("")
    await Promise.all([
      // The words are taken out again after a second.
      page.locator(".reset_variations_alert").getByText(words[name].wasReset).waitFor(),
      page.locator(".reset_variations").click(),
    ])
    await expect.poll(form.readPrice).toBe("")
    expect(await form.select("pintura").inputValue()).toBe("")
    expect(await form.select("escala").inputValue()).toBe("")
    await expect.poll(() => page.locator(".reset_variations").isVisible()).toBe(false)
    expect(page.url()).toContain(prefix + product)
  })

  test("by the keyboard alone a variation is chosen and bought", async () => {
    const { page } = await openWithLists(prefix + product)
    const form = variationForm(page)
    await form.select("pintura").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await expect.poll(form.readPrice).toMatch(/^64[.,]00$/)
    const isOnButton = () => form.button.evaluate((button) => button === document.activeElement)
    for (let presses = 0; presses < 6 && !(await isOnButton()); presses += 1) await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expectInDrawer(page, ["1:12"])
    await expectCount(page, 1)
  })

  test("by touch a variation is chosen and bought", async () => {
    const { page } = await openWithLists(prefix + product, { viewport: viewports[0], hasTouch: true, isMobile: true })
    const form = variationForm(page)
    for (const [attribute, value] of [
      ["escala", "1-6"],
      ["pintura", "roja"],
    ] as const) {
      await form.select(attribute).tap()
      await form.select(attribute).selectOption(value)
    }
    await expect.poll(form.readPrice).toMatch(/^119[.,]00$/)
    await form.button.tap()
    await expectInDrawer(page, ["1:6", "119"])
  })

  test("without script the form buys what is chosen in it", async () => {
    const { page } = await openWithLists(prefix + product, { javaScriptEnabled: false })
    const form = variationForm(page)
    await form.choose({ pintura: "negra", escala: "1-12" })
    await form.button.click()
    await page.goto(new URL(`${prefix}/carrito/`, page.url()).href)
    expect(await page.locator("main").textContent()).toContain("1:12")
    await expectCount(page, 1)
  })
})

test("options that fit no other choice can't be chosen, and return", async () => {
  const { page } = await openWithLists(product)
  const form = variationForm(page)
  await startBehaviours(page)
  expect(await form.readOptions("escala")).toEqual(["1-12", "1-6"])
  await form.choose({ pintura: "negra" })
  expect(await form.readOptions("escala")).toEqual(["1-12"])
  await form.choose({ pintura: "" })
  expect(await form.readOptions("escala")).toEqual(["1-12", "1-6"])
  await form.choose({ escala: "1-6" })
  expect(await form.readOptions("pintura")).toEqual(["roja"])
})

test("a choice made before the code has loaded counts afterwards, and so does the press of the button", async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const { page } = await openWithLists(product, {
    prepare: (opening) =>
      opening.route("**/ringside/chunks/**", async (route) => {
        await released
        await route.continue()
      }),
  })
  const form = variationForm(page)
  await form.choose({ pintura: "roja", escala: "1-6" })
  await form.button.click()
  release()
  await expectInDrawer(page, ["1:6", "119"])
})

test("a choice without pointer or focus, as the browser or a script of the page makes it, is answered", async () => {
  const { page } = await openWithLists(product)
  const form = variationForm(page)
  for (const [name, value] of Object.entries({ pintura: "roja", escala: "1-6" })) {
    await form.select(name).evaluate((select, chosen) => {
      if (select instanceof HTMLSelectElement) select.value = chosen
      select.dispatchEvent(new Event("change", { bubbles: true }))
    }, value)
  }
  await expect.poll(form.readPrice).toBe("119,00")
})

test("choices of the address or the shop are shown in full without an action", async () => {
  const { page } = await openWithLists(preselected)
  const form = variationForm(page)
  await expect.poll(() => page.locator("input.variation_id").inputValue()).not.toBe("0")
  expect(await form.readPrice()).toBe("69,00")
  expect(await form.quantity.getAttribute("max")).toBe("10")
  const asked = await openWithLists(`${product}?attribute_pintura=roja&attribute_escala=1-6`)
  const askedForm = variationForm(asked.page)
  await expect.poll(() => askedForm.quantity.getAttribute("max")).toBe("6")
  expect(await askedForm.readPrice()).toBe("119,00")
})

test("a variation that has a picture in the gallery slides to it; another's stands in the first one's place", async () => {
  const { page } = await openWithLists(product)
  const form = variationForm(page)
  const readActive = () =>
    page
      .locator(".flex-viewport")
      .evaluate((viewport) => [...viewport.children].findIndex((slide) => slide.matches(".flex-active-slide")))
  await form.choose({ pintura: "roja", escala: "1-6" })
  // The first choice of all: gallery and form come alive in any order.
  await expect.poll(readActive).toBe(5)
  expect(await form.readFirstPicture()).toBe("1")
  await form.choose({ escala: "", pintura: "negra" })
  await form.choose({ escala: "1-12" })
  await expect.poll(form.readFirstPicture).toBe("1-black")
  await expect.poll(readActive).toBe(0)
  await page.locator(".reset_variations").click()
  await expect.poll(form.readFirstPicture).toBe("1")
})

test("the quantity keeps within what there is of the variation", async () => {
  const { page } = await openWithLists(product, {
    edit: (html) =>
      html.replace("&quot;max_qty&quot;:18,&quot;min_qty&quot;:1", "&quot;max_qty&quot;:18,&quot;min_qty&quot;:3"),
  })
  const form = variationForm(page)
  const readQuantity = () =>
    form.quantity.evaluate((input) => ["value", "min", "max"].map((name) => Reflect.get(input, name) as unknown))
  await form.choose({ pintura: "roja", escala: "1-12" })
  await expect.poll(readQuantity).toEqual(["3", "3", "18"])
  await form.quantity.fill("15")
  await form.choose({ pintura: "negra" })
  await expect.poll(readQuantity).toEqual(["9", "1", "9"])
  await page.locator(".reset_variations").click()
  await expect.poll(readQuantity).toEqual(["9", "1", "18"])
})

test("number, weight and size are those of the variation, and the product's own again without one", async () => {
  const { page } = await openWithLists(product)
  const form = variationForm(page)
  const readDetails = () =>
    page
      .locator(
        ".product_meta .sku, .woocommerce-product-attributes-item--weight td, .woocommerce-product-attributes-item--dimensions td",
      )
      .allTextContents()
  const own = await readDetails()
  await form.choose({ pintura: "roja", escala: "1-6" })
  await expect.poll(readDetails).toContain("ER-111-R06")
  expect((await readDetails()).filter((text) => own.includes(text))).toEqual([])
  await page.locator(".reset_variations").click()
  await expect.poll(readDetails).toEqual(own)
})
