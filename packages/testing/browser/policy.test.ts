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
  window.received = []
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
    window.received.push([violatedDirective, blockedURI, sample])
  })
}

const refusing: readonly [string, string, string | undefined][] = [
  ["doesn't list our policy", "require-trusted-types-for 'script'; trusted-types other", undefined],
  ["lists it, but another script took the name", trusted, 'trustedTypes.createPolicy("ringside", {})'],
]

test.each(refusing)(
  "fault 6: on a page whose Trusted Types policy %s, links buy and remove, and the console says why, once",
  async (_, policy, before) => {
    const { page, host, readBasket, requests, warnings } = await openHost(
      "/en/shop/",
      { state: 3, headers: { "content-security-policy": policy } },
      { expectedErrors: /Trusted/, ...(before && { before }) },
    )
    const add = page.locator(".post-11 .button")
    const press = async (count: number) => {
      await Promise.all([page.waitForURL("**/?add-to-cart=11"), add.click()])
      expect((await readBasket()).count).toBe(count)
    }
    const isAboutPolicy = (text: string) => text.includes("Trusted Types")
    const refresh = () => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true }))
    await page.evaluate(refresh)
    await expect.poll(() => warnings.filter(isAboutPolicy)).toHaveLength(1)
    // The next page says so for itself.
    await page.evaluate(refresh)
    expect(warnings.filter(isAboutPolicy)).toHaveLength(1)
    await press(1)
    // This time before the late chunk has started.
    await page.goto(`${host.url}/en/shop/`)
    await press(2)
    await page.locator("a.cart-container").first().click()
    await Promise.all([
      page.waitForURL("**remove_item**"),
      page.getByRole("button", { name: "Remove Southpaw" }).click(),
    ])
    expect((await readBasket()).count).toBe(0)
    expect(requests.filter((request) => /add_to_cart|fragments|remove_from/.test(request))).toEqual([])
  },
)

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
    expect(await page.evaluate(() => window.received)).toEqual([])
  },
)
