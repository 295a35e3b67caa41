import { expect, test } from "vitest"
import { builtTag } from "./support/builds.ts"
import { waitForIdle } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"

/** Runs in the page before its scripts: takes from it what the oldest supported browser has. */
const beOld = () => {
  const { supports } = CSS
  CSS.supports = (...question: Parameters<typeof supports>) =>
    !question.join().includes("color-mix") && supports.apply(CSS, question)
}

test("in a browser below the floor the tag does nothing, and the page sells as the server made it", async () => {
  const { page, readBasket } = await openHost("/en/shop/", { state: 2 }, { before: beOld, isPlain: true })
  await waitForIdle(page, 2)
  await page.locator("h1").first().hover()
  await page.locator("a[href]").first().focus()
  await waitForIdle(page)
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => /\/ringside\/[^?]*/.exec(name)?.[0] ?? []),
  )
  expect(files).toEqual([builtTag])
  expect(await page.evaluate(() => "ringside" in window && !Array.isArray(window.ringside))).toBe(false)
  expect(await page.locator("[data-ringside-state], [data-ringside-root], .ringside").count()).toBe(0)

  await page.locator(".post-11 .button.add_to_cart_button").click()
  await expect.poll(async () => (await readBasket()).count).toBe(1)
})
