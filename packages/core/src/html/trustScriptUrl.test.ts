import { afterEach, expect, it, vi } from "vitest"
import { createTrustedHtmlPolicy, type TrustedHtmlPolicy } from "./html.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { trustScriptUrl } from "./trustScriptUrl.ts"

const script = "https://pay.example/sdk.js"
let page: PageForTests

afterEach(() => {
  page.stop()
  document.head.replaceChildren()
})

it("trusts the caller's own addresses, and none from the config", () => {
  document.head.innerHTML = `<script type="application/json" data-ringside-config>{"payments": {"script": "${script}"}}</script>`
  page = createPageForTests(window)
  const [own, json] = ["https://cdn.example/own.js", "/own.js"]
  expect([own, json, script, "/other.js"].map((url) => trustScriptUrl(page, url, [own, json, false, null]))).toEqual([
    own,
    new URL(json, document.baseURI).href,
    null,
    null,
  ])
  expect(trustScriptUrl(page, script, [])).toBeNull()
})

it("uses the document's one policy, which throws for all other addresses and gains no member", () => {
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
  expect(() => createUnchecked(script)).toThrow(TypeError)
  page = createPageForTests(window, { trustedHtml })
  expect(trustScriptUrl(page, script, [script])).toBe(`trusted ${script}`)
  checked.mockClear()
  expect(trustScriptUrl(page, "https://evil.example/", [script])).toBeNull()
  expect(checked.mock.calls).toEqual([["https://evil.example/"]])
  expect(() => createUnchecked(script)).toThrow(TypeError)
})
