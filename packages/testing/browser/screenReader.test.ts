import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { noteSpoken } from "./support/noteSpoken.ts"
import { createEmail, shopPaths, typed } from "./support/buyInShop.ts"
import { waitForIdle } from "./support/hooks.ts"
import { waitForBasket } from "./support/openBasketPage.ts"
import { typeCard } from "./support/openCards.ts"
import { waitForForm } from "./support/openCheckout.ts"
import { openPage } from "./support/openPage.ts"
import { openShop, type RunningServer } from "./support/openServer.ts"
import { openSheet, readSheet, useSheet, waitForWallet, walletButton } from "./support/openWallets.ts"
import { readPage, readScript, type ScreenReader } from "./support/screenReader.ts"
import { shopLanguages } from "./support/shop.ts"
import { takeTurns } from "./support/takeTurns.ts"

// A shop of its own: what is bought here would be missing from the shelves of other tests.
let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
const blockPlace = ".ringside-order-place button"

const refuse = (url: string) =>
  ["statistics", "marketing"].map((category) => ({ name: `wp_consent_${category}`, value: "deny", url }))

/** Focuses a control, as a reader that has come there, and presses a key. */
async function press(control: Locator, key = "Enter"): Promise<void> {
  await control.focus()
  await control.press(key)
}

describe.each(shopLanguages)("what is heard in $name", (language) => {
  const { name, prefix } = language
  takeTurns(language, shopLanguages, 4)
  interface Flow {
    readonly page: Page
    readonly reader: ScreenReader
  }

  /** Opens a page of the shop with figures in the basket, and reads the script of a flow on it. */
  async function open(flow: string, path: string, ...figures: readonly number[]): Promise<Flow> {
    const addresses = [...figures.map((figure) => `/?add-to-cart=${String(figure)}`), path]
    const { page } = await openPage(`${shop.url}${prefix}${addresses[0] ?? path}`, {
      before: noteSpoken,
      viewport: { width: 1365, height: 900 },
      expectedErrors: /40[0239]/,
      // The question lies over the lower edge of every page until it is answered.
      prepare: (tab) => (flow === "Consent" ? Promise.resolve() : tab.context().addCookies(refuse(shop.url))),
    })
    for (const address of addresses.slice(1)) await page.goto(`${shop.url}${prefix}${address}`)
    await waitForIdle(page, 2)
    return { page, reader: await readPage(page, readScript(flow, name)) }
  }

  test("adding from the archive, and the drawer", async () => {
    const { page, reader } = await open("The archive and the drawer", "/tienda/")
    const add = page.locator(".post-101 .button.ajax_add_to_cart")
    await add.focus()
    await reader.step("Enter on the add button of a figure", () => add.press("Enter"))
    const remove = page.getByRole("dialog").locator(".mini_cart_item .remove")
    await remove.focus()
    await reader.step("Enter on the link that removes it from the drawer", () => remove.press("Enter"))
    await reader.step("Escape", () => page.keyboard.press("Escape"))
    reader.finish()
  })

  test("a product with variations", async () => {
    const { page, reader } = await open("A product with variations", "/product/chema-el-faro-barandica/")
    const form = page.locator("form.variations_form")
    await form.hover()
    await page.locator(".wc-variation-selection-needed").waitFor()
    page.on("dialog", (dialog) => void dialog.accept())
    const add = form.locator(".single_add_to_cart_button")
    const choose = (group: RegExp) => form.getByRole("radiogroup", { name: group }).getByRole("radio").first()
    const [paint, scale] = [choose(/^(Pintura|Paint)$/), choose(/^(Escala|Scale)$/)]
    await add.focus()
    await reader.step("Enter on the add button with nothing chosen", () => add.press("Enter"))
    await paint.focus()
    await reader.step("Space on the first paint", () => paint.press("Space"))
    await scale.focus()
    await reader.step("Space on the first scale", () => scale.press("Space"))
    await add.focus()
    await reader.step("Enter on the add button", () => add.press("Enter"))
    reader.finish()
  })

  test("the basket page", async () => {
    const { page, reader } = await open("The basket page", "/carrito/", 101, 103)
    await waitForBasket(page)
    const settle = () => expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
    const quantity = page.locator(".cart_item .qty").first()
    await quantity.fill("2")
    await quantity.focus()
    await reader.step("2 and Enter in the quantity", () => quantity.press("Enter"))
    await settle()
    await page.locator("#coupon_code").fill("campana5")
    await page.locator("#coupon_code").focus()
    await reader.step("Enter in the coupon’s field", () => page.locator("#coupon_code").press("Enter"))
    await settle()
    await page.locator(".shipping-calculator-button").press("Enter")
    const postcode = page.locator("#calc_shipping_postcode")
    await postcode.fill("28013")
    await postcode.focus()
    await reader.step("Enter in the shipping calculator’s postcode", () => postcode.press("Enter"))
    await settle()
    const remove = page.locator(".cart_item .remove").first()
    await remove.focus()
    await reader.step("Enter on the link that removes the figure", () => remove.press("Enter"))
    const undo = page.locator(".restore-item")
    await undo.focus()
    await reader.step("Enter on Undo", () => undo.press("Enter"))
    reader.finish()
  })

  test("the block basket", async () => {
    const { page, reader } = await open("The block basket", "/carrito/?checkout=block", 101, 103)
    await page.locator(".ringside-basket-line").first().waitFor()
    const basket = page.locator("main")
    const more = basket.getByRole("button", { name: /^(Añadir uno|Add one)/ }).first()
    await more.focus()
    await reader.step("Enter on the button for one more", () => more.press("Enter"))
    await basket.getByText(/^(Añadir un cupón|Add a coupon)$/).click()
    await basket.locator("[name=coupon_code]").fill("campana5")
    await reader.step("Enter in the coupon’s field", () => page.keyboard.press("Enter"))
    const rate = basket.getByRole("radio").last()
    await basket.getByRole("radio").first().focus()
    await reader.step("Arrow to the last way of delivery", () => page.keyboard.press("ArrowUp"))
    await expect.poll(() => rate.isChecked()).toBe(true)
    const remove = basket.getByRole("button", { name: /^(Quitar|Remove) Nuria/ }).first()
    await remove.focus()
    await reader.step("Enter on the button that removes the figure", () => remove.press("Enter"))
    const undo = basket.getByRole("button", { name: /Deshacer|Undo/ })
    await undo.focus()
    await reader.step("Enter on Undo", () => undo.press("Enter"))
    reader.finish()
  })

  test("the classic checkout", async () => {
    const { page, reader } = await open("The classic checkout", shopPaths[name].checkout.replace(prefix, ""), 101)
    await waitForForm(page)
    const email = page.locator("#billing_email")
    await email.focus()
    await page.keyboard.insertText("ana@")
    await reader.step("Tab out of an email address without its end", () => page.keyboard.press("Tab"))
    await press(page.locator(".showcoupon"))
    await page.locator("#coupon_code").fill("campana5")
    await page.locator("#coupon_code").focus()
    await reader.step("Enter in the coupon’s field", () => page.keyboard.press("Enter"))
    await page.locator("#place_order").focus()
    await reader.step("Enter on the order button with fields left empty", () => page.keyboard.press("Enter"))
    for (const [key, value] of Object.entries(typed)) {
      if (key !== "state" && key !== "email") await page.locator(`#billing_${key}`).fill(value)
    }
    await page.locator("#billing_state").selectOption("M")
    await email.fill(createEmail())
    await page.locator("#payment_method_cod, #payment_method_bacs").first().check()
    await page.locator("#terms").check()
    await expect.poll(() => page.locator("[aria-busy=true], .processing").count()).toBe(0)
    await page.locator("#place_order").focus()
    await reader.step("Enter on the order button with all filled in", async () => {
      await Promise.all([page.waitForURL(received), page.keyboard.press("Enter")])
    })
    reader.finish()
  })

  test("the block checkout", async () => {
    const { page, reader } = await open("The block checkout", "/checkout/?checkout=block", 101)
    await page.locator(blockPlace).waitFor()
    await page.locator("#email").focus()
    await page.keyboard.insertText("ana@")
    await reader.step("Tab out of an email address without its end", () => page.keyboard.press("Tab"))
    await page.locator(blockPlace).focus()
    await reader.step("Enter on the order button with fields left empty", () => page.keyboard.press("Enter"))
    await page.locator("[id=billing-first_name]").focus()
    await reader.step("Type in a field in error", () => page.keyboard.insertText("Ana"))
    await page.locator("#email").fill(createEmail())
    for (const [key, value] of Object.entries(typed)) {
      if (key !== "state" && key !== "email") await page.locator(`[id="billing-${key}"]`).fill(value)
    }
    await page.locator("#billing-state").selectOption("M")
    await page.locator("#payment-methods-cod, #payment-methods-bacs").first().check()
    await page.locator("#terms").check()
    await page.locator(".ringside-order-place .ringside-order-sum:not([aria-busy])").waitFor({ state: "attached" })
    await page.locator(blockPlace).focus()
    await reader.step("Enter on the order button with all filled in", async () => {
      await Promise.all([page.waitForURL(received), page.keyboard.press("Enter")])
    })
    reader.finish()
  })

  test("a card with the bank's question", async () => {
    const { page, reader } = await open(
      "A card with the bank’s question",
      shopPaths[name].checkout.replace(prefix, ""),
      101,
    )
    await waitForForm(page)
    for (const [key, value] of Object.entries(typed)) {
      if (key !== "state") await page.locator(`#billing_${key}`).fill(value)
    }
    await page.locator("#billing_state").selectOption("M")
    await page.locator("#payment_method_woocommerce_payments").check()
    await typeCard(page, "4000 0027 6000 3184")
    await page.locator("#terms").check()
    await expect.poll(() => page.locator("[aria-busy=true], .processing").count()).toBe(0)
    const order = page.locator("#place_order")
    const bank = page.frameLocator("dialog iframe").getByRole("button").first()
    await order.focus()
    await reader.step("Enter on the order button", async () => {
      await page.keyboard.press("Enter")
      await bank.waitFor()
    })
    await reader.step("Escape in the bank’s question", () => page.keyboard.press("Escape"))
    await order.focus()
    await reader.step("Enter on the order button, and on the bank’s button", async () => {
      await page.keyboard.press("Enter")
      await bank.waitFor()
      await expect.poll(() => bank.evaluate((button) => button === document.activeElement)).toBe(true)
      await Promise.all([page.waitForURL(received), page.keyboard.press("Enter")])
    })
    reader.finish()
  })

  test("a wallet that is cancelled", async () => {
    const { page, reader } = await open("A wallet that is cancelled", "/product/lola-vendaval-quirante/")
    await waitForWallet(page)
    await walletButton(page).focus()
    await openSheet(page)
    await reader.step("Close the wallet’s sheet", async () => {
      await useSheet(page, "cancel")
      await expect.poll(async () => (await readSheet(page)).open).toBe(false)
    })
    reader.finish()
  })

  test("a popup with a form", async () => {
    const { page, reader } = await open("A popup with a form", "/rincon/")
    const opener = page.locator("main a.popmake-contact")
    await opener.focus()
    await reader.step("Enter on the link that opens it", () => opener.press("Enter"))
    const field = (key: string) => page.locator(`#er-popup-contact-${key}`)
    await field("email").fill("ana@")
    await field("email").focus()
    await reader.step("Enter in an email address without its end", () => field("email").press("Enter"))
    await field("name").fill("Ana")
    await field("email").fill(createEmail())
    await field("message").fill("Una figura zurda.")
    const send = page.getByRole("dialog").getByRole("button").first()
    await send.focus()
    await reader.step("Enter on the button that sends it", () => send.press("Enter"))
    await reader.step("Escape", () => page.keyboard.press("Escape"))
    reader.finish()
  })

  test("consent", async () => {
    const { page, reader } = await open("Consent", "/tienda/")
    const accept = page.locator(".ringside-consent__button--accept")
    await accept.scrollIntoViewIfNeeded()
    await accept.focus()
    await reader.step("Enter on the button that accepts all", () => accept.press("Enter"))
    reader.finish()
  })

  test("the language switch", async () => {
    const { page, reader } = await open("The language switch", "/tienda/")
    const other = page.locator("#ast-desktop-header .trp-language-item")
    await other.focus()
    await reader.step("Enter on the other language", async () => {
      await Promise.all([
        page.waitForURL(name === "es" ? "**/en/tienda/" : /localhost:\d+\/tienda\//),
        other.press("Enter"),
      ])
    })
    reader.finish()
  })

  test("the search", async () => {
    const { page, reader } = await open("The search", "/tienda/")
    const field = page.locator("#woocommerce-product-search-field-desktop")
    await field.focus()
    await page.locator("#woocommerce-product-search-field-desktop[role=combobox]").waitFor()
    await reader.step("Type a name", () => page.keyboard.insertText("castroviejo"))
    await reader.step("Arrow down", () => page.keyboard.press("ArrowDown"))
    await reader.step("Escape", () => page.keyboard.press("Escape"))
    await field.fill("")
    await reader.step("Type what no figure is called", () => page.keyboard.insertText("zzzzz"))
    reader.finish()
  })

  test("the login", async () => {
    const { page, reader } = await open("The login", "/tienda/")
    const link = page.locator("#ast-desktop-header a.ast-account-action-login")
    await link.focus()
    await reader.step("Enter on the link", () => link.press("Enter"))
    await reader.step("Escape", () => page.keyboard.press("Escape"))
    await link.press("Enter")
    await page.getByRole("dialog").locator("[name=username]").fill("nobody@example.com")
    await page.getByRole("dialog").locator("[name=password]").fill("wrong")
    await reader.step("Enter in a wrong password", async () => {
      await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")])
    })
    reader.finish()
  })
})
