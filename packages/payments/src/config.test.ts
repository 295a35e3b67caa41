import { createTestPage } from "@ringside/testing"
import { expect, it, vi } from "vitest"
import { areCardsOff } from "./areCardsOff.ts"
import { readScriptUrl } from "./provider/fetchScript.ts"

const standardUrl = "https://js.stripe.com/v3/"

it.each([
  [{}, false, standardUrl, []],
  [{ cards: true, script: "/provider.js", fingerprint: "" }, false, "/provider.js", []],
  [{ cards: false, script: false }, true, null, []],
  [
    { script: "" },
    false,
    standardUrl,
    ['payments.script is ""; expected an http, https or relative address, or false, so null is used.'],
  ],
  [{ cards: "off" }, false, standardUrl, ['payments.cards is "off"; expected true or false, so true is used.']],
  [
    { script: true },
    false,
    standardUrl,
    ["payments.script is true; expected an http, https or relative address, or false, so null is used."],
  ],
  [{ fingerprint: 7 }, false, standardUrl, ["payments.fingerprint is 7; expected a text, so null is used."]],
  [{ card: false }, false, standardUrl, ["payments.card is not known; did you mean cards? It is ignored."]],
])("reads %j", async (payments, isOff, scriptUrl, expected) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const page = createTestPage({ config: { all: { payments } } })
  expect([areCardsOff(page), readScriptUrl(page)]).toEqual([isOff, scriptUrl])
  await page.clock.settle()
  const warnings = warn.mock.calls.map(([text]) => String(text))
  page.stop()
  warn.mockRestore()
  expect(warnings).toEqual(expected.map((text) => `[ringside] config member ${text}`))
})
