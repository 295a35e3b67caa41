import { startBehaviour } from "@ringside/core"
import { createTestPage, provideJQuery, type TestPage } from "@ringside/testing"
import { afterEach, expect, test } from "vitest"
import { savedCardsHtml } from "./savedCardsForTests.ts"
import { savedTokens } from "./savedTokens.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

function open(html: string) {
  document.body.innerHTML = html
  page = createTestPage()
  startBehaviour(savedTokens, page)
}

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)
const saveBox = "#wc-woocommerce_payments-new-payment-method"

test("without saved cards the choice of a new one is removed, and comes back at the end", () => {
  const emptied = savedCardsHtml("choice", "en")
    .replace('data-count="2"', 'data-count="0"')
    .replace(/<li><input id="token-[12]".*?<\/li>/g, "")
  open(emptied)
  expect(find("#token-new")).toBeNull()
  expect([...new FormData(document.forms[0]).keys()]).toEqual([])
  expect(find(".wc-payment-form")?.style.display).toBe("")
  page.stop()
  expect(document.body.innerHTML).toBe(emptied)
})

test("an expired card that the shop has checked isn't chosen; the shopper may choose it", () => {
  open(savedCardsHtml("choice", "en").replace(" checked", "").replace('value="2"', 'value="2" checked'))
  expect(find(":checked")?.value).toBe("new")
  find("#token-2")?.click()
  expect(find(":checked")?.value).toBe("2")
})

test("on the page that adds a card, the save box is hidden and checked", () => {
  open(savedCardsHtml("adding", "en"))
  expect(find(".woocommerce-SavedPaymentMethods-saveNew")?.style.display).toBe("none")
  expect(find(saveBox)?.checked).toBe(true)
})

test("a save box that a gateway has ticked for a subscription stays ticked while a saved card is chosen", () => {
  document.body.className = "logged-in"
  open(savedCardsHtml("choice", "en"))
  find("#token-new")?.click()
  // As PayPal's plugin does once its card fields are there.
  Object.assign(find(saveBox) ?? {}, { checked: true, disabled: true })
  find("#token-2")?.click()
  find("#token-new")?.click()
  expect(find(saveBox)?.checked).toBe(true)
  document.body.className = ""
})

test("a saved card hides the form of a new one where the shop prints no save row, as with a subscription", () => {
  open(
    savedCardsHtml("choice", "en").replace(/<p class="form-row woocommerce-SavedPaymentMethods-saveNew">.*?<\/p>/, ""),
  )
  const form = find(".wc-payment-form")
  expect(form?.style.display).toBe("none")
  find("#token-new")?.click()
  expect(form?.style.display).toBe("")
})

test("the form of a new card is shown where the theme's CSS hides it", () => {
  open(`<style>.wc-payment-form { display: none }</style>${savedCardsHtml("choice", "en")}`)
  find("#token-new")?.click()
  expect(find(".wc-payment-form")?.style.display).toBe("block")
})

test("a card whose label has a year of four digits is valid, and stays chosen", () => {
  open(savedCardsHtml("choice", "en").replaceAll(/expires \d\d\/\d\d/g, "expires 12/2099"))
  expect(find(":checked")?.value).not.toBe("new")
  expect(document.querySelector(".ringside-expired")).toBeNull()
})

test("jQuery's function of the platform's script connects a list that a gateway has inserted, until the page stops", async () => {
  const ended = new AbortController()
  const jQuery = await provideJQuery(ended.signal)
  open("<main></main>")
  document.querySelector("main")?.insertAdjacentHTML("beforeend", savedCardsHtml("choice", "en"))
  const list = jQuery("ul.woocommerce-SavedPaymentMethods")
  const connect = jQuery.fn["wc_tokenization_form"]
  expect(typeof connect === "function" && Reflect.apply(connect, list, [])).toBe(list)
  expect(document.querySelector("ul.woocommerce-SavedPaymentMethods")?.getAttribute("role")).toBe("radiogroup")
  page.stop()
  expect(jQuery.fn["wc_tokenization_form"]).toBeUndefined()
  ended.abort()
})

test.each([
  [undefined, ""],
  [true, ""],
  [false, "none"],
  ["", "none"],
])("with showSaveOption %j of the payment plugin the save box has display %j", (showSaveOption, display) => {
  document.body.className = "logged-in"
  document.body.innerHTML = savedCardsHtml("choice", "en").replace(
    'class="wcpay-upe-form"',
    'class="wcpay-upe-form" data-payment-method-type="card"',
  )
  page = createTestPage({
    config: { host: { wcpay_upe_config: { paymentMethodsConfig: { card: { showSaveOption } } } } },
  })
  startBehaviour(savedTokens, page)
  find("#token-new")?.click()
  expect(find(".woocommerce-SavedPaymentMethods-saveNew")?.style.display).toBe(display)
  document.body.className = ""
})
