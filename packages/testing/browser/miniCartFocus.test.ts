import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { createCartServer, type LineQuantities } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"
import { takeTurns } from "./support/takeTurns.ts"

/** A copy of the theme's mini-cart, and how a shopper comes to it by keyboard. */
interface Place {
  readonly title: string
  readonly root: string
  open(page: Page): Promise<unknown>
}

const places: readonly Place[] = [
  {
    title: "the drawer",
    root: "#astra-mobile-cart-drawer",
    async open(page) {
      await page.locator(".ast-slidein-cart").press("Enter")
      await page.locator(".astra-cart-drawer-close:focus").waitFor()
    },
  },
  {
    title: "the header's dropdown",
    root: "#ast-desktop-header .ast-site-header-cart",
    open: (page) => page.locator("#ast-desktop-header a.cart-container").focus(),
  },
]

const markups: readonly LineQuantities[] = ["placeholders", "fields"]
/** Each of two tests in turn has both places and both markups. */
const markupsInPlaces = places.flatMap((place, index) =>
  (index % 2 === 0 ? markups : markups.toReversed()).map((quantities) => ({ ...place, quantities })),
)

/** Opens a place with three Cornermen in the first line and three Southpaws in the second. */
async function openBasket({ root, open }: Place, quantities: LineQuantities = "placeholders") {
  const cart = createCartServer({ quantities })
  for (const id of [12, 11]) cart.basketOf().add({ id, quantity: 3 })
  const { page } = await openHost("/en/shop/", {
    state: 2,
    cart,
    body: '<a class="ast-slidein-cart" href="/en/carrito/">Basket</a>',
  })
  await open(page)
  const lines = page.locator(`${root} .mini_cart_item`)
  await lines.locator("button.plus").nth(1).waitFor()
  return {
    page,
    lines,
    /** Lists the lines of the shop's basket. */
    readBooks: () => cart.basketOf().lines.map(({ product, quantity }) => `${quantity} ${product.name}`),
    /** Describes the focused element, with its line as the shop printed it. */
    readFocus: () => page.evaluate(describeFocus, root),
  }
}

/** Runs in the page. */
function describeFocus(root: string): string {
  const focused = document.activeElement
  const line = focused?.closest(`${root} .mini_cart_item`)
  const control = [".remove", ".minus", ".plus", ".qty"].find((selector) => focused?.matches(selector))
  const name = /Remove (.*) from/.exec(line?.querySelector(".remove")?.getAttribute("aria-label") ?? "")?.[1]
  return line ? `${control} of ${line.querySelector<HTMLInputElement>(".qty")?.defaultValue} ${name}` : String(control)
}

describe.each(markupsInPlaces)("in $title, whose lines have $quantities", (row) => {
  const { quantities, ...place } = row
  takeTurns(row, markupsInPlaces, 2)

  test("plus and minus keep focus, pressed by Enter and by Space", async () => {
    const { page, lines, readFocus, readBooks } = await openBasket(place, quantities)
    const presses = [
      ["plus", "Enter", 4],
      ["plus", "Space", 5],
      ["minus", "Enter", 4],
      ["minus", "Space", 3],
    ] as const
    for (const [control, key, quantity] of presses) {
      const button = lines.nth(1).locator(`button.${control}`)
      if (key === "Enter") await button.focus()
      await page.keyboard.press(key)
      await expect.poll(readFocus).toBe(`.${control} of ${quantity} Southpaw`)
      expect(readBooks()).toEqual(["3 Cornerman", `${quantity} Southpaw`])
    }
  })

  test("minus, pressed until the line is gone, gives focus to the remove link in its place", async () => {
    const { page, lines, readFocus, readBooks } = await openBasket(place, quantities)
    await lines.nth(0).locator("button.minus").focus()
    for (const quantity of [2, 1]) {
      await page.keyboard.press("Enter")
      await expect.poll(readFocus).toBe(`.minus of ${quantity} Cornerman`)
    }
    await page.keyboard.press("Enter")
    await expect.poll(readFocus).toBe(".remove of 3 Southpaw")
    expect(readBooks()).toEqual(["3 Southpaw"])
  })
})

describe.each(places)("in $title", (place) => {
  takeTurns(place, places)

  test("a quantity that is typed twice keeps focus, and what was selected in it", async () => {
    const { page, lines, readFocus, readBooks } = await openBasket(place)
    await page.evaluate(() => {
      window.received = []
      document.addEventListener("change", () => window.received.push("change"))
    })
    await lines.nth(1).locator(".qty").focus()
    await page.keyboard.press("Control+a")
    await page.keyboard.type("12")
    await expect.poll(readFocus).toBe(".qty of 12 Southpaw")
    // The caret is behind the 2 still.
    await page.keyboard.press("Backspace")
    await page.keyboard.type("4")
    await expect.poll(readFocus).toBe(".qty of 14 Southpaw")
    await page.keyboard.press("Shift+ArrowLeft")
    await lines.nth(0).locator("button.minus").dispatchEvent("click")
    await lines.nth(0).locator(".qty[value='2']").waitFor()
    await page.keyboard.type("0")
    await expect.poll(readFocus).toBe(".qty of 10 Southpaw")
    expect(readBooks()).toEqual(["2 Cornerman", "10 Southpaw"])
    // The one is of the button: markup that goes reports none for what was typed in it.
    expect(await page.evaluate(() => window.received)).toEqual(["change"])
  })

  test("remove, pressed twice, removes that line and then the one in its place", async () => {
    const { page, lines, readFocus, readBooks } = await openBasket(place)
    await lines.nth(0).locator(".remove").focus()
    await page.keyboard.press("Enter")
    await expect.poll(readFocus).toBe(".remove of 3 Southpaw")
    expect(readBooks()).toEqual(["3 Southpaw"])
    await page.keyboard.press("Space")
    await page.locator(`${place.root} .woocommerce-mini-cart__empty-message:focus`).waitFor()
    expect(readBooks()).toEqual([])
  })
})
