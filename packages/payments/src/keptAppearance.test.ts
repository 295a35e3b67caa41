import type { HttpResult } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readAppearance } from "./keptAppearance.ts"
import { createCardSettings } from "./providerForTests.ts"
import { readPaymentSettings } from "./settings.ts"
import { stubStyles } from "./stubStylesForTests.ts"

let page: TestPage

beforeEach(stubStyles)
afterEach(() => {
  vi.restoreAllMocks()
  page.stop()
  document.body.replaceChildren()
})

test("a shop that never answers doesn't keep the card form from its look", async () => {
  const http = () => new Promise<HttpResult>(() => undefined)
  page = createTestPage({ services: { http, settings: createCardSettings({ saveUPEAppearanceNonce: "n3" }) } })
  const settings = readPaymentSettings(page)
  if (!settings) throw new Error("the test's page has no settings")
  const reading = readAppearance(page, settings, "shortcode_checkout")
  await page.clock.advance(5000)
  expect(await reading).toMatchObject({ theme: "stripe", labels: "above" })
})

test("labels of the block checkout float, with a rule of their own", async () => {
  document.body.innerHTML =
    '<div class="wc-block-checkout__contact-fields"><div class="wc-block-components-text-input is-active"><label style="font-size: 12px">E-mail</label><input id="email"></div></div>'
  page = createTestPage({ services: { settings: createCardSettings() } })
  const settings = readPaymentSettings(page)
  if (!settings) throw new Error("the test's page has no settings")
  const look = await readAppearance(page, settings, "blocks_checkout")
  expect(look).toMatchObject({
    labels: "floating",
    rules: { ".Label--floating": { fontSize: "12px", marginTop: "0" } },
  })
  expect(document.querySelector("#wcpay-hidden-div")).toBeNull()
})
