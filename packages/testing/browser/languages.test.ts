import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import type { HostPageOptions } from "../src/host/index.ts"
import { openHost } from "./support/openHost.ts"

const addSouthpaw = ".post-11 .button.add_to_cart_button"

const switchers: readonly [string, string][] = [
  [
    "the plugin's switcher",
    '<nav class="trp-language-switcher trp-ls-inline"><a class="trp-language-item" href="/shop/">Español</a></nav>',
  ],
  [
    "an older switcher",
    '<div class="trp-language-switcher-container"><a class="trp-ls-disabled-language" href="#">English</a><a href="/shop/">Español</a></div>',
  ],
]

const states: readonly [string, HostPageOptions][] = [
  // The stand-in prints one key for both languages, so only the click distinguishes them.
  ["its settings printed", { state: 2 }],
  ["only a page config", { state: 3 }],
]

/** Addresses and words of all copies of the basket. */
async function readBasketMarkup(page: Page): Promise<string> {
  const parts = await page
    .locator("a.cart-container, .widget_shopping_cart_content")
    .evaluateAll((elements) => elements.map((element) => element.outerHTML))
  return parts.join("")
}

describe.each(states)("with host scripts out and %s", (_, host) => {
  test.each(switchers)("a basket filled in English is Spanish after %s", async (__, body) => {
    const { page, readBasket } = await openHost("/en/shop/", { ...host, body })
    await page.locator(addSouthpaw).click()
    await page.locator(`${addSouthpaw}.added`).waitFor()
    // The drawer opens after the next frame; an Escape before that would leave the page inert.
    await page.getByRole("dialog").waitFor()
    await page.keyboard.press("Escape")
    await Promise.all([page.waitForURL("**/shop/"), page.getByRole("link", { name: "Español" }).click()])
    await expect.poll(() => page.locator(".mini_cart_item").count()).toBe(3)
    const markup = await readBasketMarkup(page)
    expect(markup).toContain('href="/carrito/')
    expect(markup).toContain("Quitar")
    expect(markup).not.toMatch(/\/en\/|Remove/)
    expect((await readBasket()).count).toBe(1)
  })
})

test("each language keeps its own markup, and shows it without a request", async () => {
  const { page, host, requests } = await openHost("/en/shop/", { state: 3 })
  await page.locator(addSouthpaw).click()
  await page.locator(`${addSouthpaw}.added`).waitFor()
  await page.goto(`${host.url}/shop/`)
  await expect.poll(() => readBasketMarkup(page)).toContain("Quitar")
  const fetched = requests.filter((request) => request.endsWith("get_refreshed_fragments")).length
  for (const [path, word] of [
    ["/en/shop/", "Remove"],
    ["/shop/", "Quitar"],
  ] as const) {
    await page.goto(host.url + path)
    await expect.poll(() => readBasketMarkup(page)).toContain(word)
  }
  expect(requests.filter((request) => request.endsWith("get_refreshed_fragments"))).toHaveLength(fetched)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("wc_fragments"))),
  ).toEqual(expect.arrayContaining(["wc_fragments", "wc_fragments_en"]))
})
