import { startBehaviour } from "@ringside/core"
import { describeBehaviour } from "@ringside/testing/conformance"
import { createTestPage, findA, type TestPage } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { cardBrands } from "../card/lateMarkup.ts"
import { cardJob } from "../jobs.ts"
import "./showBrands.ts"

const assets = { url: "https://shop.example/wp-content/plugins/woocommerce-payments/dist/" }
const settings = { publishableKey: "pk_test_1", ajaxUrl: "/ajax", currency: "EUR", storeCountry: "ES" }
const html = `<form class="checkout"><ul class="payment_methods"><li class="wc_payment_method payment_method_woocommerce_payments"><input id="payment_method_woocommerce_payments" type="radio" name="payment_method" value="woocommerce_payments"><label for="payment_method_woocommerce_payments">Card <img src="/generic-card.svg" alt="Card"></label></li></ul></form>`

describeBehaviour(cardBrands, {
  html,
  selector: "form",
  async isConnected(form, page) {
    await page.clock.settle()
    return form.querySelector(".payment-methods--logos img") !== null
  },
  job: cardJob,
  settings,
  page: (config) => createTestPage({ config: { ...config, host: { wcpayAssets: assets, ...config?.host } } }),
})

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

async function open({
  host = {},
  locale = "en",
  narrow = createQuery(),
}: {
  readonly host?: Readonly<Record<string, object>>
  readonly locale?: string
  readonly narrow?: ReturnType<typeof createQuery>
} = {}) {
  vi.spyOn(window, "matchMedia").mockImplementation(() => narrow as unknown as MediaQueryList)
  document.body.innerHTML = html
  page = createTestPage({ config: { locale, host: { wcpay_upe_config: settings, wcpayAssets: assets, ...host } } })
  startBehaviour(cardBrands, page)
  await page.clock.advance(100)
  return {
    label: findA(HTMLElement, "label"),
    listNames: (selector: string) => [...document.querySelectorAll<HTMLImageElement>(selector)].map(({ alt }) => alt),
  }
}

/** A media query under a test's control. */
function createQuery(matches = false) {
  return Object.assign(new EventTarget(), { matches })
}

const findMore = () => findA(HTMLElement, '[role="button"]')
const findBox = () => document.querySelector<HTMLElement>(".logo-popover")

function press(key: string, target: HTMLElement = findMore()) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test("three brands stand in place of the card's picture, and a button names the others", async () => {
  const { label, listNames } = await open()
  expect(listNames(".payment-methods--logos img")).toEqual(["Visa", "Mastercard", "American Express"])
  expect(document.querySelector<HTMLImageElement>(".payment-methods--logos img")?.src).toBe(
    "https://shop.example/wp-content/plugins/woocommerce-payments/assets/images/payment-method-icons/visa.svg",
  )
  expect(label.querySelector<HTMLElement>("img")?.style.display).toBe("none")
  expect(findMore().textContent).toBe("+ 3")
  expect(findMore().getAttribute("aria-label")).toBe("+ 3: Discover, JCB, UnionPay")
  expect(findMore().getAttribute("aria-expanded")).toBe("false")
})

test("a shop in France has its own brand, too", async () => {
  await open({ host: { wcpay_upe_config: { ...settings, storeCountry: "FR" } } })
  expect(findMore().getAttribute("aria-label")).toBe("+ 4: Discover, JCB, UnionPay, Cartes Bancaires")
})

test("one brand is shown where the label has little room, and three again when it has more", async () => {
  const narrow = createQuery(true)
  const { listNames } = await open({ narrow })
  expect(listNames(".payment-methods--logos img")).toEqual(["Visa"])
  expect(findMore().textContent).toBe("+ 5")
  findMore().click()
  narrow.matches = false
  narrow.dispatchEvent(new Event("change"))
  expect(listNames(".payment-methods--logos img")).toHaveLength(3)
  expect(findBox()).toBeNull()
})

test.each([
  ["en", "Other accepted cards"],
  ["es", "Otras tarjetas aceptadas"],
])("a press shows the others in a box, in %s, and doesn't choose the method", async (locale, text) => {
  const { listNames } = await open({ locale })
  const seen = vi.fn()
  document.body.addEventListener("click", seen, { once: true })
  findMore().click()
  expect(listNames(".logo-popover img")).toEqual(["Discover", "JCB", "UnionPay"])
  expect(findBox()?.getAttribute("aria-label")).toBe(text)
  expect(findMore().getAttribute("aria-expanded")).toBe("true")
  expect(findA(HTMLInputElement, "input").checked).toBe(false)
  expect(seen).not.toHaveBeenCalled()
  findMore().click()
  expect(findBox()).toBeNull()
})

test("Enter and Space open and close the box, Escape closes it, and other keys do neither", async () => {
  await open()
  expect([press("Enter"), findBox() !== null]).toEqual([true, true])
  expect([press(" "), findBox() !== null]).toEqual([true, false])
  expect([press("a"), findBox() !== null]).toEqual([false, false])
  press("Enter")
  press("Escape", document.body)
  expect(findBox()).toBeNull()
  expect(findMore().getAttribute("aria-expanded")).toBe("false")
})

test("the box closes when the focus goes on, or at a press elsewhere, and not at one inside", async () => {
  const { label } = await open()
  const press = (target: Element) => target.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))
  findMore().click()
  press(findBox() ?? label)
  expect(findBox()).not.toBeNull()
  press(label)
  expect(findBox()).toBeNull()
  findMore().click()
  findMore().dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }))
  expect(findBox()).not.toBeNull()
  findMore().dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: label }))
  expect(findBox()).toBeNull()
})

test("without the address of the plugin's files its own picture stays", async () => {
  const { label } = await open({ host: { wcpayAssets: { url: "" } } })
  expect(document.querySelector(".payment-methods--logos")).toBeNull()
  expect(label.querySelector<HTMLElement>("img")?.style.display).toBe("")
})

test("a row that another script has drawn stays", async () => {
  document.body.innerHTML = ""
  const drawn = html.replace("<img", '<div class="payment-methods--logos"><img').replace("</label>", "</div></label>")
  document.body.innerHTML = drawn
  page = createTestPage({ config: { host: { wcpay_upe_config: settings, wcpayAssets: assets } } })
  startBehaviour(cardBrands, page)
  await page.clock.advance(100)
  expect(document.querySelectorAll(".payment-methods--logos")).toHaveLength(1)
  expect(document.body.innerHTML).toBe(drawn)
})

test("a message about the file that can't be had, and the card's own picture", async () => {
  document.body.innerHTML = html
  const fail = vi.fn<(report: object) => void>()
  page = createTestPage({
    config: { host: { wcpay_upe_config: settings, wcpayAssets: assets } },
    services: { modules: { load: () => Promise.reject(new Error("offline")) }, reports: { warn: vi.fn(), fail } },
  })
  startBehaviour(cardBrands, page)
  await page.clock.advance(100)
  expect(fail).toHaveBeenCalledTimes(1)
  expect(document.querySelector(".payment-methods--logos")).toBeNull()
})
