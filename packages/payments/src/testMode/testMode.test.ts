import { startBehaviour } from "@ringside/core"
import { describeBehaviour } from "@ringside/testing/conformance"
import { createTestPage, findA, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { testInstructions, testNumber } from "../card/lateMarkup.ts"
import { cardJob } from "../jobs.ts"
import "./testMode.ts"

const settings = { publishableKey: "pk_test_1", ajaxUrl: "/ajax", currency: "EUR" }
/** As the plugin prints it in test mode. */
const html = `<p class="testmode-info"><strong>Test mode:</strong> use the test card <button type="button" class="js-woopayments-copy-test-number" aria-label="Click to copy the test number to clipboard" title="Copy to clipboard"><i></i><span>4242 4242 4242 4242</span></button> and any date.</p>`

const writeText = vi.fn<(text: string) => Promise<void>>()
const prompt = vi.fn<(message?: string, text?: string) => string | null>()
let page: TestPage | undefined

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined)
  prompt.mockReset().mockReturnValue(null)
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } })
  Object.defineProperty(window, "prompt", { configurable: true, writable: true, value: prompt })
})
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describeBehaviour(testNumber, {
  html,
  selector: "button",
  async isConnected(button, page) {
    await page.clock.settle()
    writeText.mockClear()
    button.click()
    return writeText.mock.calls.length === 1
  },
  job: cardJob,
  settings,
})

const instructions = `<strong>Test mode:</strong> use the test card <button type="button" class="js-woopayments-copy-test-number" onclick="alert(1)"><i></i><span>4242</span></button>.`
const blockCard = `<form data-ringside-checkout-form><div class="wcpay-upe-form"><fieldset class="wc-payment-form"></fieldset></div></form>`
const testSettings = {
  ...{ ...settings, testMode: "1" },
  paymentMethodsConfig: { card: { testingInstructions: instructions } },
}

describeBehaviour(testInstructions, {
  html: blockCard,
  selector: "form",
  async isConnected(form, page) {
    await page.clock.settle()
    return form.querySelectorAll(".testmode-info").length === 1
  },
  job: cardJob,
  settings: testSettings,
})

test("our own block checkout shows the instructions of test mode, without code, and their button copies", async () => {
  document.body.innerHTML = blockCard
  page = createTestPage({ config: { host: { wcpay_upe_config: testSettings } } })
  for (const behaviour of [testInstructions, testNumber]) startBehaviour(behaviour, page)
  await page.clock.advance(100)
  const button = findA(HTMLButtonElement, ".testmode-info button")
  expect(button.hasAttribute("onclick")).toBe(false)
  page.scan()
  await page.clock.advance(100)
  button.click()
  expect(writeText.mock.calls).toEqual([["4242"]])
})

test.each([
  ["a live shop", blockCard, { testMode: "" }],
  [
    "the classic checkout, where the server prints them",
    blockCard.replace("data-ringside-checkout-form", 'class="checkout"'),
    {},
  ],
  ["a plugin without instructions", blockCard, { paymentMethodsConfig: { card: {} } }],
])("%s gets none", async (_, markup, changes) => {
  document.body.innerHTML = markup
  const before = document.body.innerHTML
  page = createTestPage({ config: { host: { wcpay_upe_config: { ...testSettings, ...changes } } } })
  startBehaviour(testInstructions, page)
  await page.clock.advance(100)
  expect(document.body.innerHTML).toBe(before)
})

async function open(locale = "en") {
  document.body.innerHTML = html
  const polite = vi.fn<(text: string) => void>()
  page = createTestPage({
    config: { locale, host: { wcpay_upe_config: settings } },
    services: { announce: { polite, assertive: vi.fn(), basket: vi.fn() } },
  })
  startBehaviour(testNumber, page)
  await page.clock.advance(100)
  const button = findA(HTMLButtonElement, "button")
  return { button, polite, clock: page.clock }
}

test.each([
  ["en", "Test number copied to your clipboard!"],
  ["es", "El número de prueba se ha copiado en el portapapeles."],
])("a press copies the number and says so, in %s", async (locale, text) => {
  const { button, polite, clock } = await open(locale)
  button.click()
  await clock.settle()
  expect(writeText.mock.calls).toEqual([["4242 4242 4242 4242"]])
  expect(polite.mock.calls).toEqual([[text]])
  expect(prompt).not.toHaveBeenCalled()
})

test("the button shows for two seconds after the last press that the number was copied", async () => {
  const { button, clock } = await open()
  const press = async (ms: number) => {
    button.click()
    await clock.advance(ms)
    return button.classList.contains("state--success")
  }
  expect(await press(1500)).toBe(true)
  expect(await press(1500)).toBe(true)
  await clock.advance(600)
  expect(button.classList.contains("state--success")).toBe(false)
})

test.each(["refused", "missing"])("where copying is %s, a dialog shows the number", async (state) => {
  if (state === "refused") writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"))
  else Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })
  const { button, polite, clock } = await open("es")
  button.click()
  await clock.settle()
  expect(prompt.mock.calls).toEqual([["Copia el número de prueba:", "4242 4242 4242 4242"]])
  expect(button.classList.contains("state--success")).toBe(false)
  expect(polite).not.toHaveBeenCalled()
})

test("the focus of a keyboard is visible on the button, whose outline the plugin's style sheet takes away", async () => {
  const { button } = await open()
  const matches = vi.spyOn(button, "matches").mockReturnValue(true)
  button.focus()
  expect(button.style.outline).not.toBe("")
  button.blur()
  expect(button.getAttribute("style")).toBeNull()
  matches.mockReturnValue(false)
  button.focus()
  expect(button.getAttribute("style")).toBeNull()
})
