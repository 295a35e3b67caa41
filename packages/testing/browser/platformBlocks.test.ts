import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { blockStylesTag, readPlatformBlock } from "../src/host/index.ts"
import { findOverflow } from "./support/audit.ts"
import { openHost } from "./support/openHost.ts"
import { type OpenOptions } from "./support/openPage.ts"
import { takeTurns } from "./support/takeTurns.ts"

/*
 * Basket and checkout in the markup and between the layout rules of the platform's own blocks, and in containers that give their content no
 * width.
 */

const drawn = { cart: ".ringside-basket-line", checkout: ".ringside-order-place button" } as const
type Block = keyof typeof drawn

const page =
  ".room { max-width: 1200px; margin: 0 auto; padding: 0 16px; font: 16px/1.5 Arial, sans-serif } body { margin: 0 }"

async function openBlock(
  block: Block,
  { style = "", markup = readPlatformBlock(block), ...options }: Start,
): Promise<Page> {
  const head = `${blockStylesTag}<style>${page} ${style}</style>`
  const visit = await openHost(
    "/en/hooks/?add-to-cart=11",
    { head, body: `<div class="room">${markup}</div>` },
    options,
  )
  await visit.page.locator(`.room ${drawn[block]}`).first().waitFor()
  return visit.page
}

interface Start extends OpenOptions {
  /** Rules of the theme. */
  readonly style?: string
  readonly markup?: string
}

/** Widths of the container and of the form, and the height of a line of text in the form's narrowest paragraph. */
function measure(opened: Page) {
  return opened.evaluate(() => {
    const room = document.querySelector(".room")
    const order = room?.querySelector(".ringside-order")
    if (!room || !order) throw new Error("There is no basket or checkout.")
    const { width, height } = order.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(room)
    const narrow = [...order.querySelectorAll("p, label, dt, h2, button")].filter((element) => {
      const box = element.getBoundingClientRect()
      const letters = element.textContent.trim().length
      return letters > 5 && box.width > 1 && box.width < 40
    })
    return {
      room: room.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      width,
      height,
      narrow: narrow.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }
  })
}

async function expectWhole(opened: Page, heightMax: number): Promise<void> {
  const { room, width, height, narrow } = await measure(opened)
  expect(Math.round(width)).toBe(Math.round(room))
  expect(narrow).toEqual([])
  expect(height).toBeGreaterThan(200)
  expect(height).toBeLessThan(heightMax)
  expect(await findOverflow(opened)).toEqual([])
}

const heightMax = { cart: 1400, checkout: 3000 }

const widths = [390, 1365]

describe.each(widths)("at %i px", (width) => {
  takeTurns(width, widths)
  const viewport = { width, height: 900 }

  test.each(["cart", "checkout"] as const)("the %s block has the full width, and is loading no more", async (block) => {
    const opened = await openBlock(block, { viewport })
    await expectWhole(opened, heightMax[block])
    const host = opened.locator(`[data-block-name="woocommerce/${block}"]`)
    expect(await host.getAttribute("class")).not.toContain("is-loading")
    expect(await host.locator(":scope > [data-block-name]").first().isVisible()).toBe(false)
  })

  test.each([
    ["a flex row", ".room { display: flex }"],
    ["a flex column that centres", ".room { display: flex; flex-direction: column; align-items: center }"],
    ["a grid of its size", ".room { display: grid; justify-items: start }"],
    ["a hook that is a flex row", "[data-ringside] { display: flex }"],
    [
      "a hook that is a flex column that centres",
      "[data-ringside] { display: flex; flex-direction: column; align-items: center }",
    ],
    ["a hook that is a grid of columns", "[data-ringside] { display: grid; grid-template-columns: 1fr 1fr }"],
    ["a floating hook", ".room { display: flow-root } [data-ringside] { float: left }"],
  ])("a checkout in %s has the full width", async (_, style) => {
    const markup = `<div data-ringside="checkout"></div>`
    await expectWhole(await openBlock("checkout", { viewport, style, markup }), heightMax.checkout)
  })
})

const checkoutChunk = /\/chunks\/checkout-[A-Z0-9]{8}\.js/

test("a block whose code can't be fetched says so in place of its skeleton", async () => {
  const { page: opened } = await openHost(
    "/en/hooks/?add-to-cart=11",
    { head: blockStylesTag, body: readPlatformBlock("checkout") },
    {
      expectedErrors: /ERR_FAILED|Failed to fetch/,
      prepare: (visited) => visited.route(checkoutChunk, (route) => route.abort()),
    },
  )
  const block = opened.locator(".wp-block-woocommerce-checkout")
  await block.scrollIntoViewIfNeeded()
  await block.getByRole("alert").waitFor()
  expect(await block.getAttribute("class")).not.toContain("is-loading")
  await opened.unroute(checkoutChunk)
  await block.getByRole("link", { name: "Load the page again" }).click()
  await opened.locator(".ringside-order-place button").waitFor()
})
