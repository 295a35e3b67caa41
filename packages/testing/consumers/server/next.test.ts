import type { Page } from "playwright-core"
import { expect, it, onTestFinished } from "vitest"
import { openPage } from "../../browser/support/openPage.ts"
import { createCartServer } from "../../src/index.ts"
import { startNext } from "./startNext.ts"

/** Opens a page of the app beside a basket's server. Whatever it writes to the console fails the test. */
async function openNext(path: string) {
  const cart = createCartServer()
  const answerCart = (page: Page) =>
    page.route("**/wp-json/**", async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const answer = await cart.handle({
        method: request.method(),
        path: pathname + search,
        headers: request.headers(),
        body: request.postData() ?? "",
      })
      return answer ? route.fulfill(answer) : route.fallback()
    })
  const { page, warnings } = await openPage((await startNext("next")) + path, { isPlain: true, prepare: answerCart })
  onTestFinished(() => expect(warnings, "warnings in the console").toEqual([]))
  return { page, cart }
}

it("formats an amount in a server component, and draws widgets in a client component", async () => {
  const { page, cart } = await openNext("/")
  await page.getByText("€44.00").first().waitFor()
  await page.getByRole("button", { name: /Southpaw/ }).click()
  await expect.poll(() => cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
  await page
    .getByRole("group", { name: /Southpaw/ })
    .or(page.getByText("Southpaw").nth(1))
    .first()
    .waitFor()
})

it("prints components on a server, hydrates them, and follows the links of its router", async () => {
  const { page, cart } = await openNext("/components")
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain("Add to basket")
  expect(html).toContain('aria-expanded="false">Your basket</button>')
  expect(html).toContain('<noscript><a href="/basket/">Basket</a></noscript>')
  await page.getByRole("button", { name: "Add to basket Southpaw" }).click()
  await page.getByRole("dialog").getByText("Southpaw").first().waitFor()
  expect(cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
  await page.getByRole("link", { name: "View basket" }).first().click()
  await page.getByText("All entries are there.").waitFor()
})

it("imports entries with widgets in a server component", async () => {
  const { page } = await openNext("/entries")
  await page.getByText("All entries are there.").waitFor()
  await page.getByText("€12.99").waitFor({ state: "attached" })
})
