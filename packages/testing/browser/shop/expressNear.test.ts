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

// At the checkout, the card form fetches the script.
test.each(walletPages.filter(([name]) => name !== "the checkout"))(
  "on the page of %s neither script nor price is fetched before the buttons' place is near",
  async (name, path) => {
    const shop = inject("shopUrl")
    const { page } = await openPage(`${shop}/en/?add-to-cart=101`, { before: moveDown })
    const asked: string[] = []
    page.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith("/v3.js")) asked.push("script")
      // The page's own basket has no such header.
      if ("x-woopayments-tokenized-cart-nonce" in request.headers()) asked.push("price")
    })
    await page.goto(shop + path)
    const place = page.locator(walletPlace)
    // The buttons' code has run: it has named their group.
    await page.locator(`[role="group"]:has(> ${walletPlace})`).waitFor()
    await page.waitForLoadState("networkidle")
    await twoFrames(page)
    expect(asked).toEqual([])
    await place.evaluate((element) => element.scrollIntoView({ block: "center" }))
    await page.locator('[data-simulated-wallet="google_pay"]').waitFor()
    // The server has printed the product's price.
    expect(asked.toSorted()).toEqual(name === "a product" ? ["script"] : ["price", "script"])
  },
)
