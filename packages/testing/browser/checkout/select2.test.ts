import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { HostServerOptions } from "../../src/host/index.ts"
import { formatLibraryTags, formatLibraryUrl, readSelect2Styles, serveHostLibrary } from "../support/hostLibraries.ts"
import { fillAddress, openCheckout, waitForForm, waitForReview } from "../support/openCheckout.ts"

/* A shop with jQuery, the real select2, and the platform's scripts in one file that no element names. */

const received = "**/checkout/order-received/**"
const head = `<style>${readSelect2Styles()}</style>${formatLibraryTags("jquery3", "select2")}`
/** The page's own script that makes boxes of its lists, as the platform's does. */
const boxes = '<script>jQuery(function ($) { $("select.country_select").select2({ width: "100%" }) })</script>'

function openShop(host: HostServerOptions = {}) {
  const prepare = (page: Page) =>
    Promise.all(
      (["jquery3", "select2"] as const).map((name) => serveHostLibrary(page, `**${formatLibraryUrl(name)}`, name)),
    )
  return openCheckout({ state: 2, head, ...host }, { prepare })
}

/** Chooses a country in select2's own list, by pointer. */
async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.locator("#billing_country + .select2 .select2-selection").click()
  await page.locator(".select2-results__option", { hasText: name }).click()
}

async function placeOrder(page: Page): Promise<void> {
  // A box in the review can't be ticked while it is fetched anew.
  await waitForReview(page)
  await page.locator("#payment_method_cod").check()
  await page.locator("#terms").check()
  await Promise.all([page.waitForURL(received), page.locator("#place_order").click()])
}

const totalOf = (page: Page) => page.locator(".order-total td").textContent()
const onlyOrders = (requests: readonly string[]) => requests.filter((request) => request === "POST checkout")

test("a country that select2 reports through jQuery alone updates the totals, and one press buys once", async () => {
  const { page, host, requests } = await openShop({ body: boxes })
  await waitForForm(page)
  await fillAddress(page)
  const before = requests.filter((request) => request === "POST update_order_review").length
  await chooseCountry(page, "France")
  await expect.poll(() => totalOf(page)).toContain("53,90")
  expect(requests.filter((request) => request === "POST update_order_review")).toHaveLength(before + 1)
  await page.locator("#billing_state_field").waitFor({ state: "hidden" })
  await placeOrder(page)
  expect(host.checkout.orders).toMatchObject([{ method: "cod", totalMinor: 5390 }])
  expect(host.checkout.orders[0]?.fields).toMatchObject({ billing_country: "FR" })
  expect(onlyOrders(requests)).toHaveLength(1)
})

test.each(["before", "after"])(
  "a combined file that binds the checkout's handlers %s ours leaves ours watching: one press buys once",
  async (order) => {
    const isFirst = order === "before"
    const file = '<script src="/host/combined.js"></script>'
    const { page, host, requests, warnings } = await openShop(isFirst ? { head: head + file } : {})
    if (!isFirst) {
      await waitForForm(page)
      await page.addScriptTag({ url: "/host/combined.js" })
    }
    await page.locator("#billing_country + .select2").waitFor()
    await fillAddress(page)
    await chooseCountry(page, "France")
    await expect.poll(() => totalOf(page)).toContain("53,90")
    await placeOrder(page)
    expect(host.checkout.orders).toMatchObject([{ method: "cod", totalMinor: 5390 }])
    expect(onlyOrders(requests)).toHaveLength(1)
    expect(warnings.filter((warning) => warning.includes('"wc-checkout"'))).toHaveLength(1)
  },
)
