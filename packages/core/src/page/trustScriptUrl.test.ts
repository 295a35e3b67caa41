import { afterEach, expect, it, vi } from "vitest"
import { createTrustedHtmlPolicy, type TrustedHtmlPolicy } from "./html.ts"
import { createPageForTests, type PageForTests } from "./pageForTests.ts"
import { providerScriptUrl, trustScriptUrl } from "./trustScriptUrl.ts"

let page: PageForTests

afterEach(() => {
  page.stop()
  document.head.replaceChildren()
})

function start(script?: unknown, trustedHtml?: TrustedHtmlPolicy): void {
  const printed = document.createElement("script")
  printed.type = "application/json"
  printed.dataset.ringsideConfig = ""
  printed.textContent = JSON.stringify({ payments: { script } })
  document.head.append(printed)
  page = createPageForTests(window, trustedHtml ? { trustedHtml } : {})
}

it.each([
  ["https://js.stripe.com/v3/", undefined],
  ["HTTPS://JS.STRIPE.COM/v3/", undefined],
  ["https://pay.example/sdk.js?v=3", "https://pay.example/sdk.js?v=3"],
  ["/provider.js", "/provider.js"],
  ["http://localhost:3000/provider.js", "/provider.js"],
])("trusts %s where the config has %j", (url, script) => {
  start(script)
  expect(trustScriptUrl(page, url)).toBe(new URL(url, document.baseURI).href)
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
  expect(trustScriptUrl(page, url)).toBeNull()
})

it("has the document's one policy answer, which throws for all other addresses and gains no member", () => {
  const checked = vi.fn()
  // As a browser does, it passes further arguments to the rule. A frozen policy throws where a member is assigned.
  const createPolicy = vi.fn((_: string, rules: Required<TrustedHtmlPolicy>) =>
    Object.freeze<TrustedHtmlPolicy>({
      createHTML: rules.createHTML,
      createScriptURL(url, ...rest) {
        checked(url)
        return `trusted ${rules.createScriptURL(url, ...rest)}`
      },
    }),
  )
  const trustedHtml = createTrustedHtmlPolicy({ trustedTypes: { createPolicy } } as unknown as Window)
  const createUnchecked = trustedHtml.createScriptURL as (url: string) => string
  expect(() => createUnchecked(providerScriptUrl)).toThrow(TypeError)
  start(undefined, trustedHtml)
  expect(trustScriptUrl(page, providerScriptUrl)).toBe(`trusted ${providerScriptUrl}`)
  checked.mockClear()
  expect(trustScriptUrl(page, "https://evil.example/")).toBeNull()
  expect(checked.mock.calls).toEqual([["https://evil.example/"]])
  expect(() => createUnchecked(providerScriptUrl)).toThrow(TypeError)
})
