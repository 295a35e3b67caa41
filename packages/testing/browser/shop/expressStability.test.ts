import type { Page } from "playwright-core"
import { expect, inject, test } from "vitest"
import { selectCases } from "../../../../scripts/test/selectCases.ts"
import { twoFrames } from "../support/hooks.ts"
import { openPage } from "../support/openPage.ts"
import { walletPages, waitForWallet } from "../support/openWallets.ts"
import { viewports } from "../support/shop.ts"

/**
 * Notes what moves without the shopper of what follows the buttons, and every height that their place has had. On the basket page other
 * parts change what stands beside and above them, so that there the heights alone count.
 */
function noteShifts(): void {
  const shifts: object[] = []
  const heightsPx: number[] = []
  Object.assign(window, { shifts, heightsPx })
  const findPlace = () => document.querySelector<HTMLElement>(".wcpay-express-checkout-wrapper")
  const follows = (node: Node | null) => {
    const place = findPlace()
    return place && node && Boolean(place.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const { hadRecentInput, value, sources } = shift as PerformanceEntry & {
        readonly hadRecentInput: boolean
        readonly value: number
        readonly sources: readonly { readonly node: Node | null }[]
      }
      const moved = sources.map(({ node }) => node).filter(follows)
      const names = moved.map((node) => (node instanceof Element ? `${node.localName}.${node.className}` : "text"))
      if (!hadRecentInput && names.length > 0) shifts.push({ value, names })
    }
  }).observe({ type: "layout-shift", buffered: true })
  const noteHeight = () => {
    const line = document.querySelector<HTMLElement>("#wcpay-express-checkout-button-separator")
    const heightPx = (findPlace()?.offsetHeight ?? 0) + (line?.offsetHeight ?? 0)
    if (findPlace() && document.body.offsetHeight > 0 && heightsPx.at(-1) !== heightPx) heightsPx.push(heightPx)
    requestAnimationFrame(noteHeight)
  }
  requestAnimationFrame(noteHeight)
}

const read = (page: Page, name: "shifts" | "heightsPx") =>
  page.evaluate((key) => Reflect.get(window, key) as unknown, name)

/** Neighbours are a page in two windows, in turn the other one first. */
const pages = walletPages.flatMap(([name, path], index) =>
  (index % 2 === 0 ? viewports : viewports.toReversed()).map((viewport) => ({ name, path, viewport })),
)

test.each(selectCases(pages, 2))(
  "wallet buttons on the page of $name move nothing when they come, at $viewport.width px",
  async ({ name, path, viewport }) => {
    const shop = inject("shopUrl")
    const { page } = await openPage(`${shop}/en/?add-to-cart=101`, {
      viewport,
      before: noteShifts,
      // The shop's own letters come late and move lines by some pixels; here they don't come.
      prepare: (opening) => opening.route("**/*.woff2*", (route) => route.abort()),
      expectedErrors: /ERR_FAILED/,
    })
    await page.goto(shop + path)
    await waitForWallet(page)
    await twoFrames(page)
    expect(await read(page, "heightsPx")).toHaveLength(1)
    if (name !== "the basket") expect(await read(page, "shifts")).toEqual([])
  },
)

test("a browser without wallets gets no gap", async () => {
  const shop = inject("shopUrl")
  const { page } = await openPage(`${shop}/en/?add-to-cart=101`, {
    before: () => Object.assign(window, { __provider: { available: { applePay: false, googlePay: false } } }),
  })
  for (const [, path] of walletPages) {
    await page.goto(shop + path)
    const wrapper = page.locator(".wcpay-express-checkout-wrapper")
    // In one step: Playwright's own scrolling waits for a visible element, which this one may no longer be.
    await wrapper.evaluate((element) => element.scrollIntoView({ block: "center" }))
    await expect.poll(() => wrapper.evaluate((element) => element.clientHeight)).toBe(0)
    expect(await page.locator("#wcpay-express-checkout-button-separator:visible").count()).toBe(0)
  }
})

/** Notes every distance between the top of the block checkout's form and its first part. */
function noteFormOffsets(): void {
  const offsetsPx: number[] = []
  Object.assign(window, { offsetsPx })
  const note = () => {
    const form = document.querySelector<HTMLElement>("form[data-ringside-checkout-form]")
    const parts = form?.querySelector<HTMLElement>(".ringside-order-parts")
    const offsetPx = form && parts ? parts.getBoundingClientRect().top - form.getBoundingClientRect().top : null
    if (offsetPx !== null && offsetsPx.at(-1) !== offsetPx) offsetsPx.push(offsetPx)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

test("wallet buttons move nothing of the block checkout, whose first frame has their place", async () => {
  const { page } = await openPage(`${inject("shopUrl")}/en/?add-to-cart=101`, { before: noteFormOffsets })
  await page.goto(`${inject("shopUrl")}/en/checkout/?checkout=block`)
  await waitForWallet(page)
  await twoFrames(page)
  const offsetsPx = await page.evaluate(() => Reflect.get(window, "offsetsPx") as number[])
  expect(offsetsPx).toHaveLength(1)
  expect(offsetsPx[0]).toBeGreaterThan(40)
})
