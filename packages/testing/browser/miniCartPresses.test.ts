import { describe, expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { visitHost, serveHost } from "./support/openHost.ts"

const content = "#ast-desktop-header .widget_shopping_cart_content"

/** Runs in the page: what a script of the theme's does that prints the basket anew. */
async function printBasketAnew(): Promise<void> {
  const answer = await fetch("/en/?wc-ajax=get_refreshed_fragments", {
    method: "POST",
    headers: {
      "X-Requested-With": "XMLHttpRequest",
      "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
    },
    body: `time=${String(Date.now())}`,
  })
  const { fragments } = (await answer.json()) as { readonly fragments: Record<string, string> }
  for (const [selector, html] of Object.entries(fragments))
    for (const element of document.querySelectorAll(selector)) element.outerHTML = html
}

/**
 * Opens a page that shows three Cornermen and three Southpaws, with the code of `held` held back, so that minus and plus are the
 * placeholders that the theme prints. The tab's stored basket is shown by the late code; where that is held, a script of the theme's prints it.
 */
async function openHeld(held: "late" | "quantity" | "mini-cart-quantity") {
  const cart = createCartServer({ quantities: "placeholders" })
  const basket = cart.basketOf()
  for (const id of [12, 11]) basket.add({ id, quantity: 3 })
  const host = await serveHost({ state: 2, cart })
  const { page, context } = await visitHost(host, "/en/shop/")
  await page.locator(`${content} .mini_cart_item`).nth(1).waitFor({ state: "attached" })
  await page.waitForLoadState("networkidle")
  const { page: another } = await visitHost(host, "/en/shop/", { context })
  // What the other tab fetches first must not replace this one's markup later.
  await another.locator(`${content} .mini_cart_item`).nth(1).waitFor({ state: "attached" })
  // A tab in the background draws a frame per second, so each press would take two, and a held press is given up after ten.
  await page.bringToFront()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/ringside/chunks/${held}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  await page.reload()
  if (held === "late") await page.evaluate(printBasketAnew)
  const line = page.locator(`${content} .mini_cart_item`).filter({ hasText: "Southpaw" })
  const control = (name: string) => line.locator(`.quantity .${name}`)
  const old = await line.elementHandle()
  await page.locator("#ast-desktop-header a.cart-container").hover()
  await control("plus").waitFor()
  return {
    page,
    basket,
    control,
    release,
    /** Another tab adds to the basket, or where the code that listens to it is held, a script of the theme's prints it anew. */
    async replaceMarkup() {
      if (held === "late") {
        basket.add({ id: 13, quantity: 1 })
        await page.evaluate(printBasketAnew)
      } else {
        // Not `click`, which waits for frames of a tab that draws one per second.
        await another.locator(".post-13 .button.add_to_cart_button").dispatchEvent("click")
      }
      await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false)
    },
    readBooks: () => basket.lines.map(({ product, quantity }) => `${String(quantity)} ${product.name}`),
  }
}

describe.each(["late", "quantity", "mini-cart-quantity"] as const)(
  "a press in the mini-cart whose markup is replaced before the chunk %s has come",
  (held) => {
    test("counts on the same line, each time", async () => {
      const { control, release, replaceMarkup, readBooks } = await openHeld(held)
      for (const name of ["plus", "plus", "minus"]) await control(name).click()
      await replaceMarkup()
      expect(readBooks()).toEqual(["3 Cornerman", "3 Southpaw", "1 Title belt"])
      release()
      await expect.poll(readBooks).toEqual(["3 Cornerman", "4 Southpaw", "1 Title belt"])
    })

    test("is answered by a message when the line is gone", async () => {
      const { page, basket, control, release, replaceMarkup, readBooks } = await openHeld(held)
      await control("plus").click()
      const key = basket.lines.find(({ product }) => product.name === "Southpaw")?.key ?? ""
      basket.remove(key)
      await replaceMarkup()
      release()
      await page.getByRole("alert").getByText("The page has changed meanwhile. Please try again.").waitFor()
      expect(readBooks()).toEqual(["3 Cornerman", "1 Title belt"])
    })
  },
)

test("an Enter on a step whose markup is replaced counts, and focus is on the same control", async () => {
  const { page, release, replaceMarkup, readBooks } = await openHeld("mini-cart-quantity")
  const plus = page.locator(`${content} .mini_cart_item:nth-child(2) button.plus`)
  // The placeholder takes no focus.
  await plus.focus()
  await page.keyboard.press("Enter")
  await replaceMarkup()
  release()
  await expect.poll(readBooks).toEqual(["3 Cornerman", "4 Southpaw", "1 Title belt"])
  await expect.poll(() => plus.evaluate((button) => button === document.activeElement)).toBe(true)
})

test("an Enter on a remove link whose markup is replaced removes that line, and focus is on the link in its place", async () => {
  const { page, release, replaceMarkup, readBooks } = await openHeld("late")
  await page.locator(content).getByRole("button", { name: "Remove Southpaw" }).focus()
  await page.keyboard.press("Enter")
  await replaceMarkup()
  release()
  await expect.poll(readBooks).toEqual(["3 Cornerman", "1 Title belt"])
  await page.locator(`${content} .remove[aria-label^="Remove Title belt"]:focus`).waitFor()
})
