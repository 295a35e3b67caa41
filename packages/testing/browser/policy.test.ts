import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

const trusted = "require-trusted-types-for 'script'; trusted-types ringside"

const policies: readonly [string, { readonly policy: string; readonly nonce?: string }][] = [
  [
    "nothing but the shop's own files",
    { policy: `default-src 'self'; object-src 'none'; base-uri 'none'; ${trusted}` },
  ],
  [
    "a nonce and strict-dynamic",
    {
      policy: `default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'self'; script-src 'nonce-r4nd0m' 'strict-dynamic'; ${trusted}`,
      nonce: "r4nd0m",
    },
  ],
]

/** Runs before the page's scripts: notes each violation of the page's policy. */
function noteViolations(): void {
  window.heard = []
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    window.heard.push([violatedDirective, blockedURI, sample])
  })
}

test.each(policies)(
  "the whole way works under a policy of %s, without a violation",
  async (_, { policy, nonce = "" }) => {
    const { page } = await openHost(
      "/en/shop/",
      {
        state: 3,
        nonce,
        headers: { "content-security-policy": policy },
        body: '<div data-ringside="mini-cart"><a href="/en/carrito/">Basket</a></div>',
      },
      { before: noteViolations },
    )
    await page.locator(".post-11 .button").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Remove Southpaw from basket" }).click()
    await dialog.getByText("No products in the basket.").waitFor()
    await page.keyboard.press("Escape")
    await page.locator("[data-ringside=mini-cart][data-ringside-state=ready]").waitFor()
    expect(await page.evaluate(() => window.heard)).toEqual([])
  },
)
