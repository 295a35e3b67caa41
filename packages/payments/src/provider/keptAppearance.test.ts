import type { Http, HttpResult } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type KeptLocation, readAppearance } from "./keptAppearance.ts"
import { createCardSettings } from "./providerForTests.ts"
import { readPaymentSettings } from "../settings.ts"
import { stubStyles } from "../stubStylesForTests.ts"

let page: TestPage

beforeEach(stubStyles)
afterEach(() => {
  vi.restoreAllMocks()
  page.stop()
  document.body.replaceChildren()
})

function readLook(location: KeptLocation) {
  const settings = readPaymentSettings(page)
  if (!settings) throw new Error("the test's page has no settings")
  return readAppearance(page, settings, location)
}

const shopLook = { theme: "night", variables: { colorPrimary: "#123456" } }

test.each([
  ["false for its location", { upeAppearance: false }, "shortcode_checkout", 1],
  ["nothing for its location", {}, "shortcode_checkout", 0],
  ["false for another location", { upeAppearance: false }, "add_payment_method", 0],
  ["an empty text", { upeAppearance: "" }, "shortcode_checkout", 0],
  ["no nonce", { upeAppearance: false, saveUPEAppearanceNonce: "" }, "shortcode_checkout", 0],
] as const)(
  "with %s in the settings, the appearance is sent to the shop as often as the shop accepts it",
  async (...row) => {
    const [, printed, location, times] = row
    const http = vi.fn<Http>(({ url }) =>
      Promise.resolve({
        ...{ kind: "answer", status: 200, isOk: true, headers: {}, url },
        text: JSON.stringify({ data: shopLook }),
      }),
    )
    const settings = createCardSettings({ saveUPEAppearanceNonce: "n3", ...printed })
    page = createTestPage({ services: { http, settings } })
    const computed = { theme: "stripe", labels: "above" }
    expect(await readLook(location)).toMatchObject(times === 1 ? shopLook : computed)
    // Once per page and location: the second look is the computed one.
    expect(await readLook(location)).toMatchObject(computed)
    expect(http).toHaveBeenCalledTimes(times)
  },
)

test("a shop that never answers doesn't keep the card form from its look", async () => {
  const http = () => new Promise<HttpResult>(() => undefined)
  const settings = createCardSettings({ saveUPEAppearanceNonce: "n3", upeAppearance: false })
  page = createTestPage({ services: { http, settings } })
  const reading = readLook("shortcode_checkout")
  const isEnded = vi.fn()
  void reading.then(isEnded)
  await page.clock.advance(4999)
  expect(isEnded).not.toHaveBeenCalled()
  await page.clock.advance(1)
  expect(await reading).toMatchObject({ theme: "stripe", labels: "above" })
})

test("the copies that the appearance is read from are hidden, can't be focused, and have no name or value", async () => {
  document.body.innerHTML =
    '<div class="woocommerce-checkout"><p class="form-row"><label for="billing_first_name">Name</label><input id="billing_first_name" name="billing_first_name" value="Ana"></p></div>'
  page = createTestPage({ services: { settings: createCardSettings() } })
  const rows: string[] = []
  const append = document.body.append.bind(document.body)
  vi.spyOn(document.body, "append").mockImplementation((...nodes) => {
    append(...nodes)
    const copies = document.querySelectorAll<HTMLElement>("#wcpay-hidden-div input, #wcpay-hidden-div label")
    const names = ["id", "aria-hidden", "tabindex", "name", "value", "for"]
    rows.push(...[...copies].map((copy) => [copy.localName, ...names.map((name) => copy.getAttribute(name))].join()))
  })
  await readLook("shortcode_checkout")
  expect(rows).toEqual([
    "label,wcpay-hidden-valid-active-label,true,-1,,,",
    "input,wcpay-hidden-input,true,-1,,,",
    "label,,true,-1,,,",
    "input,wcpay-hidden-invalid-input,true,-1,,,",
  ])
})

test("labels of the block checkout float, with a rule of their own", async () => {
  document.body.innerHTML =
    '<div class="wc-block-checkout__contact-fields"><div class="wc-block-components-text-input is-active"><label style="font-size: 12px">E-mail</label><input id="email"></div></div>'
  page = createTestPage({ services: { settings: createCardSettings() } })
  const look = await readLook("blocks_checkout")
  expect(look).toMatchObject({
    labels: "floating",
    rules: { ".Label--floating": { fontSize: "12px", marginTop: "0" } },
  })
  expect(document.querySelector("#wcpay-hidden-div")).toBeNull()
})
