import { startBehaviour, stopBehaviours } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { takeCard } from "./cardDetails.ts"
import { cardMount } from "./cardMount.ts"
import {
  cardFormHtml,
  createCardSettings,
  installProvider,
  type ProviderForTests,
} from "../provider/providerForTests.ts"
import { stubStyles } from "../stubStylesForTests.ts"

const invalidDetails =
  "Invalid or missing payment details. Please ensure the provided payment method is correctly entered."
let provider: ProviderForTests
let page: TestPage

beforeEach(() => {
  // There is no layout here: every element counts as visible.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  stubStyles()
  provider = installProvider(window)
})

afterEach(() => {
  page.stop()
  provider.remove()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

async function mountCard(html = cardFormHtml, settings: Readonly<Record<string, unknown>> = {}) {
  document.body.innerHTML = html
  page = createTestPage({
    config: { all: { payments: { script: false } } },
    services: { settings: createCardSettings({ enabledBillingFields: ["billing_first_name"], ...settings }) },
  })
  startBehaviour(cardMount, page)
  await page.clock.advance(100)
  const [form, mount] = [document.querySelector("form"), document.querySelector(".wcpay-upe-element")]
  if (!form || !mount) throw new Error("the markup has no card form")
  return { form, mount }
}

test.each(["submit", "createPaymentMethod"] as const)(
  "a frame that is removed during %s ends the attempt, and the shopper may try again",
  async (call) => {
    const { form, mount } = await mountCard()
    provider.hang(call)
    const taking = takeCard(page, form)
    await page.clock.advance(0)
    mount.replaceChildren()
    page.scan()
    expect(await taking).toEqual({ kind: "refused", text: invalidDetails })
    await page.clock.advance(100)
    expect(await takeCard(page, form)).toEqual({ kind: "taken", paymentMethodId: "pm_1" })
  },
)

test("the terms of every method that can be saved follow the save box, also when another script unchecks it", async () => {
  const box = '<input type="checkbox" id="wc-woocommerce_payments-new-payment-method">'
  const settings = { paymentMethodsConfig: { card: { isReusable: true }, sepa: { isReusable: true }, other: {} } }
  const { form } = await mountCard(cardFormHtml.replace("</fieldset>", `</fieldset>${box}`), settings)
  const [saveBox, radio] = ["[type=checkbox]", "[type=radio]"].map((one) => form.querySelector<HTMLInputElement>(one))
  saveBox?.click()
  await page.clock.advance(20)
  if (saveBox) saveBox.checked = false
  radio?.dispatchEvent(new Event("change", { bubbles: true }))
  radio?.dispatchEvent(new Event("change", { bubbles: true }))
  await page.clock.advance(20)
  expect(provider.updates).toEqual([
    { terms: { card: "always", sepa: "always" } },
    { terms: { card: "never", sepa: "never" } },
  ])
})

test("a form that is stopped before the provider's script has come says nothing about it later", async () => {
  provider.remove()
  const { mount } = await mountCard()
  stopBehaviours(page, document.body)
  await page.clock.advance(10_000)
  expect(mount.textContent).toBe("")
})

test("the form's start is announced on the body, as the platform's scripts expect", async () => {
  const start = vi.fn()
  document.body.addEventListener("wc-credit-card-form-init", start, { once: true })
  await mountCard()
  expect(start).toHaveBeenCalledTimes(1)
})

test("a place with content of another script is left alone", async () => {
  const { mount } = await mountCard(cardFormHtml.replace("</div></fieldset>", "<p>Theirs</p></div></fieldset>"))
  expect(mount.innerHTML).toBe("<p>Theirs</p>")
  expect(provider.calls).toEqual([])
})

describe("in a step that is hidden at first", () => {
  let reports: (() => void)[]
  beforeEach(() => {
    reports = []
    vi.mocked(HTMLElement.prototype.getClientRects).mockReturnValue([] as unknown as DOMRectList)
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #report: () => void
        constructor(report: () => void) {
          this.#report = report
        }
        observe() {
          reports.push(this.#report)
        }
        disconnect() {
          reports = reports.filter((each) => each !== this.#report)
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  const show = () => vi.mocked(HTMLElement.prototype.getClientRects).mockReturnValue([{}] as unknown as DOMRectList)

  test("the form appears when its place gets a box, by whatever means, and is watched no longer than it is there", async () => {
    await mountCard()
    expect(provider.calls).toEqual([])
    for (const report of reports) report()
    expect(provider.calls).toEqual([])
    show()
    for (const report of reports) report()
    await page.clock.advance(100)
    expect(provider.calls).toEqual(["mount"])
    page.stop()
    expect(reports).toEqual([])
  })

  test("a press mounts the form that nobody has seen appear", async () => {
    const { form } = await mountCard()
    show()
    expect(await takeCard(page, form)).toMatchObject({ kind: "refused" })
    await page.clock.advance(100)
    expect(await takeCard(page, form)).toEqual({ kind: "taken", paymentMethodId: "pm_1" })
  })
})

test.each([
  ["the browser is online again", () => window.dispatchEvent(new Event("online"))],
  ["the button is pressed", (form: HTMLFormElement) => takeCard(page, form)],
])("a form that the provider's script didn't reach in ten minutes is mounted once %s", async (_, happen) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const stripe: unknown = Reflect.get(window, "Stripe")
  provider.remove()
  const { form } = await mountCard()
  await page.clock.advance(601_000)
  Reflect.set(window, "Stripe", stripe)
  await page.clock.advance(1000)
  expect(provider.calls).toEqual([])
  void happen(form)
  await page.clock.advance(200)
  expect(await takeCard(page, form)).toEqual({ kind: "taken", paymentMethodId: "pm_1" })
})

describe("a form that the provider couldn't load", () => {
  const row =
    '<p class="woocommerce-SavedPaymentMethods-saveNew"><input type="checkbox"><label style="display: inline">Save</label></p>'
  const html = cardFormHtml.replace("</fieldset>", `</fieldset>${row}`)
  const readState = ({ form, mount }: Awaited<ReturnType<typeof mountCard>>) => [
    mount.textContent,
    form.querySelector<HTMLElement>("[type=checkbox]")?.style.display,
    form.querySelector<HTMLElement>(".woocommerce-SavedPaymentMethods-saveNew label")?.style.display,
  ]

  test.each([
    ["the browser is online again", () => window.dispatchEvent(new Event("online"))],
    ["the button is pressed", (form: HTMLFormElement) => takeCard(page, form)],
  ])("is mounted once more when %s, without its message and with the box that saves the card", async (_, happen) => {
    const card = await mountCard(html)
    provider.failToLoad("No network")
    expect(readState(card)).toEqual(["4242No network", "none", "none"])
    void happen(card.form)
    await page.clock.advance(200)
    expect(provider.calls).toEqual(["mount", "destroy", "mount"])
    expect(readState(card)).toEqual(["4242", "", "inline"])
    expect(await takeCard(page, card.form)).toEqual({ kind: "taken", paymentMethodId: "pm_1" })
  })

  test("is shown to the shopper at the press that mounts it", async () => {
    const { form } = await mountCard(html)
    provider.failToLoad("No network")
    expect(await takeCard(page, form)).toEqual({ kind: "refused", text: invalidDetails })
  })
})

test("a mounted form is left alone when the browser is online again", async () => {
  await mountCard()
  window.dispatchEvent(new Event("online"))
  await page.clock.advance(200)
  expect(provider.calls).toEqual(["mount"])
})

test("a card of the checkout is created with an empty name, since the provider's own field is hidden", async () => {
  const fields = '<input name="billing_first_name"><input name="billing_last_name">'
  const { form } = await mountCard(
    cardFormHtml.replace('id="order_review"', 'class="checkout"').replace("<ul", `${fields}<ul`),
  )
  await takeCard(page, form)
  expect(provider.created).toEqual([{ billing_details: { name: "" } }])
})
