import { expect, it } from "vitest"
import { canInsertHtml } from "./canInsertHtml.ts"
import { createPageForTests } from "../assembly/pageForTests.ts"

const refuse = () => {
  throw new TypeError("This document requires TrustedHTML")
}

it("can without Trusted Types", () => {
  const page = createPageForTests(window)
  expect(canInsertHtml(page)).toBe(true)
  page.stop()
})

it("can where the browser accepts a policy, which is tried once", () => {
  let tries = 0
  // The browser's own have their methods on the prototype.
  class PolicyDouble {
    createHTML(html: string): string {
      tries += 1
      return html
    }
  }
  const page = createPageForTests(window, { trustedHtml: new PolicyDouble() })
  expect([canInsertHtml(page), canInsertHtml(page), tries]).toEqual([true, true, 1])
  page.stop()
})

it("can't where plain text is refused, which is tried once", () => {
  let tries = 0
  const createHTML = () => {
    tries += 1
    return refuse()
  }
  const page = createPageForTests(window, { trustedHtml: { createHTML } })
  expect([canInsertHtml(page), canInsertHtml(page), tries]).toEqual([false, false, 1])
  page.stop()
})
