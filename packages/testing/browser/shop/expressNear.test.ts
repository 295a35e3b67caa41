import { expect, inject, test } from "vitest"
import { twoFrames } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { walletPages, walletPlace } from "../support/openWallets.ts"

/** Moves the buttons' place several screens down. */
function moveDown(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(".wcpay-express-checkout-wrapper { margin-block-start: 500vh !important }")
  document.adoptedStyleSheets.push(sheet)
}

test("on a product's page the provider's script isn't fetched before the buttons' place is near", async () => {
  const shop = inject("shopUrl")
  const [, path = ""] = walletPages.find(([name]) => name === "a product") ?? []
  const { page } = await openPage(shop + path, { before: moveDown })
  const asked: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/v3.js")) asked.push("script")
  })
  // The buttons' code has run: it has named their group.
  await page.locator(`[role="group"]:has(> ${walletPlace})`).waitFor()
  await page.waitForLoadState("networkidle")
  await twoFrames(page)
  expect(asked).toEqual([])
  await page.locator(walletPlace).evaluate((element) => element.scrollIntoView({ block: "center" }))
  await page.locator('[data-simulated-wallet="google_pay"]').waitFor()
  expect(asked).toEqual(["script"])
})
