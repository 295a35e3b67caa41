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

it("has the document's one policy answer, which throws for all other addresses", () => {
  const made: TrustedHtmlPolicy[] = []
  const createPolicy = vi.fn((_: string, rules: TrustedHtmlPolicy) => {
    const policy: TrustedHtmlPolicy = {
      createHTML: rules.createHTML,
      createScriptURL: (url) => `trusted ${rules.createScriptURL?.(url) ?? ""}`,
    }
    made.push(policy)
    return policy
  })
  const trustedHtml = createTrustedHtmlPolicy({ trustedTypes: { createPolicy } } as unknown as Window)
  // Nobody has said yet what may be fetched.
  expect(trustedHtml.createScriptURL?.(providerScriptUrl)).toBe("trusted ")
  start(undefined, trustedHtml)
  expect(trustScriptUrl(page, providerScriptUrl)).toBe(`trusted ${providerScriptUrl}`)
  expect(trustScriptUrl(page, "https://evil.example/")).toBeNull()
  expect(() => made[0]?.createScriptURL?.("https://evil.example/")).toThrow(TypeError)
})
