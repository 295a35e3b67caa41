import { createPageForTests, type PageForTests } from "@ringside/core/testing"
import { afterEach, expect, it } from "vitest"
import { trustProviderScript } from "./trustProviderScript.ts"

let page: PageForTests

afterEach(() => {
  page.stop()
  document.head.replaceChildren()
})

function start(script?: unknown): void {
  const printed = document.createElement("script")
  printed.type = "application/json"
  printed.dataset.ringsideConfig = ""
  printed.textContent = JSON.stringify({ payments: { script } })
  document.head.append(printed)
  page = createPageForTests(window)
}

it.each([
  ["https://js.stripe.com/v3/", undefined],
  ["HTTPS://JS.STRIPE.COM/v3/", undefined],
  ["https://pay.example/sdk.js?v=3", "https://pay.example/sdk.js?v=3"],
  ["/provider.js", "/provider.js"],
  ["http://localhost:3000/provider.js", "/provider.js"],
])("trusts %s where the config has %j", (url, script) => {
  start(script)
  expect(trustProviderScript(page, url)).toBe(new URL(url, document.baseURI).href)
})

it.each<[string, unknown]>([
  ["https://js.stripe.com/v3", undefined],
  ["https://js.stripe.com/v3/x.js", undefined],
  ["https://js.stripe.com/v3/?x", undefined],
  ["https://js.stripe.com.evil.example/v3/", undefined],
  ["https://user@js.stripe.com/v3/", undefined],
  ["http://js.stripe.com/v3/", undefined],
  ["//js.stripe.com/v3/", undefined],
  ["https://pay.example/other.js", "https://pay.example/sdk.js"],
  ["http://pay.example/sdk.js", "http://pay.example/sdk.js"],
  ["https://user:x@pay.example/sdk.js", "https://user:x@pay.example/sdk.js"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["data:text/javascript,alert(1)", "data:text/javascript,alert(1)"],
  ["blob:http://localhost:3000/1", "blob:http://localhost:3000/1"],
  ["https://pay.example/sdk.js", ["https://pay.example/sdk.js"]],
  ["false", false],
  ["", undefined],
  ["http://[", undefined],
])("refuses %s where the config has %j", (url, script) => {
  start(script)
  expect(trustProviderScript(page, url)).toBeNull()
})
