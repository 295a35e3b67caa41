import { expect, test } from "vitest"
import { cardFrame } from "../support/openCards.ts"
import { openWithoutProvider } from "../support/openWithoutProvider.ts"

// Half a minute of processor time, for 37,000 frames and 6,000 looks for the script.
test("the provider's script is waited for during 600 s, and the shopper is told all the time", async () => {
  const { page, message, notice } = await openWithoutProvider()
  await page.clock.runFor(10_000)
  await expect.poll(message).toContain("preparing the payment form")
  await page.clock.runFor(585_000)
  await page.locator("#place_order").click()
  await expect.poll(notice).toContain("preparing the payment form")
  await page.clock.runFor(10_000)
  await page.locator("#place_order").click()
  // Given up: the card can't be used on this page any more.
  await expect.poll(notice).toContain("Invalid or missing payment details")
  expect(await cardFrame(page).locator("body").count()).toBe(0)
}, 120_000)
