import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

/** Runs in the page: a translator that empties and refills each text that comes after loading, but for what is marked as translated. */
function translateLateTexts(): void {
  const touched: string[] = []
  const done = new WeakSet<Node>()
  const translate = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text: Node | null = node.nodeType === 3 ? node : texts.nextNode(); text; text = texts.nextNode()) {
      const { data, parentElement: parent } = text as Text
      if (!data.trim() || done.has(text) || !parent || parent.closest("[data-no-translation], script, style")) continue
      done.add(text)
      // What the shop's server prints is the translator's business.
      if (!parent.closest(".widget_shopping_cart_content, a.cart-container")) touched.push(data)
      ;(text as Text).data = ""
      ;(text as Text).data = data
    }
  }
  Object.assign(window, { touchedTexts: touched })
  addEventListener("load", () =>
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === "characterData") translate(target)
        for (const node of addedNodes) translate(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true }),
  )
}

const readTouched = (page: Page) =>
  page.evaluate(() => (window as unknown as { touchedTexts: readonly string[] }).touchedTexts)

test("a dynamic translator leaves our texts alone, and a basket message is written once", async () => {
  const { page, host } = await openHost(
    "/en/shop/",
    {
      state: 3,
      body: '<div data-ringside="mini-cart"><a href="/en/carrito/">Basket</a></div><p data-ringside="cart-count" data-no-translation>Basket (0)</p>',
    },
    { before: translateLateTexts, expectedErrors: /Failed to load/ },
  )
  host.cart.fail("add_to_cart", { kind: "status", status: 500 })
  const button = page.locator(".post-11 .button.add_to_cart_button")
  await button.click()
  await page.getByRole("button", { name: "Try again" }).click()
  await page.locator(".post-11 .added_to_cart").waitFor()
  await page.locator(".ringside-mini-cart-name").waitFor()
  // The add's own message comes a second after it, in the drawer that has opened, and must not be taken for one about the removal.
  await expect.poll(() => page.locator("#astra-mobile-cart-drawer > [role=status]").textContent()).not.toBe("")
  await page.evaluate(() => {
    const region = document.querySelector("#astra-mobile-cart-drawer > [role=status]")
    const announced: string[] = []
    Object.assign(window, { announcedTexts: announced })
    if (region)
      new MutationObserver(() => region.textContent && announced.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const drawer = page.locator("#astra-mobile-cart-drawer")
  await drawer.getByRole("button", { name: /^Remove Southpaw/ }).click()
  await drawer.getByRole("button", { name: "Undo" }).waitFor()
  const readAnnounced = () =>
    page.evaluate(() => (window as unknown as { announcedTexts: readonly string[] }).announcedTexts)
  await expect.poll(readAnnounced).toHaveLength(1)
  await drawer.getByRole("button", { name: "Undo" }).click()
  await drawer.getByRole("button", { name: /^Remove Southpaw/ }).waitFor()
  expect(await readTouched(page)).toEqual([])
})

test("a dynamic translator leaves what we insert on a product page alone", async () => {
  const { page } = await openHost("/en/product/southpaw/", { state: 3 }, { before: translateLateTexts })
  await page.locator("form.cart .quantity, .quantity").first().hover()
  await page.locator("button.plus").first().click()
  await page.locator("#a11y-speak-polite").waitFor({ state: "attached" })
  await expect.poll(() => page.locator("#a11y-speak-polite").textContent()).toContain("Quantity")
  expect(await readTouched(page)).toEqual([])
})
