import { createTestPage } from "@ringside/testing"
import { expect, it, vi } from "vitest"
import { configCheck } from "./configCheck.ts"

it.each([
  [{}, []],
  [{ cards: true, script: "/provider.js", fingerprint: "" }, []],
  [{ cards: false, script: false }, []],
  [{ cards: "off" }, ['payments.cards is "off"; expected true or false, so cards are taken.']],
  [{ cards: null }, ["payments.cards is null; expected true or false, so cards are taken."]],
  [{ script: "" }, ['payments.script is ""; expected an address or false, so https://js.stripe.com/v3/ is used.']],
  [{ script: true }, ["payments.script is true; expected an address or false, so https://js.stripe.com/v3/ is used."]],
  [{ fingerprint: 7 }, ["payments.fingerprint is 7; expected a text, so none is sent."]],
])("%j", (payments, expected) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const page = createTestPage({ config: { all: { payments } } })
  configCheck.start?.(page)
  const warnings = warn.mock.calls.map(([text]) => String(text))
  page.stop()
  warn.mockRestore()
  expect(warnings).toEqual(expected.map((text) => `[ringside payments] ${text}`))
})
