import { createTestPage, find, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import { createCheckoutShop } from "./classic/checkoutForTests.ts"
import { checkoutPart } from "./index.ts"

let page: TestPage

beforeEach(() => {
  const { http, settings, formatPage } = createCheckoutShop()
  document.body.innerHTML = `<main>${formatPage()}</main>`
  page = createTestPage({ parts: [checkoutPart], services: { http, settings } })
})

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

it("starts the classic checkout for a page from npm", async () => {
  await page.loadLate()
  await expect
    .poll(async () => {
      await page.clock.settle()
      return find(".showlogin").hasAttribute("aria-controls")
    })
    .toBe(true)
})
