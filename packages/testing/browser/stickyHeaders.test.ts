import { expect, test } from "vitest"
import { createCartServer } from "../src/cartServer/index.ts"
import { openHost } from "./support/openHost.ts"

test.each([
  ["has an overflow of its own", "body { overflow-x: hidden }"],
  ["is as high as the window", "html, body { height: 100% } body { overflow-x: hidden }"],
  ["has an important overflow", "body { overflow-x: hidden !important }"],
  ["has no overflow", ""],
])("a sticky header stays, and the page where it was, under a drawer where the body %s", async (_, css) => {
  const { page } = await openHost("/en/hooks/", {
    cart: createCartServer(),
    body: `<style>${css} #sticky { position: sticky; top: 0; height: 60px }</style><header id="sticky">
      <div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/en/basket/">Basket</a></div></header><div style="height: 3000px"></div>`,
  })
  const read = () =>
    page.evaluate(() => [window.scrollY, document.getElementById("sticky")?.getBoundingClientRect().top])
  await page.evaluate(() => window.scrollTo(0, 1000))
  const before = await read()
  await page.locator("#sticky a").first().focus()
  await page.keyboard.press("Enter")
  const drawer = page.getByRole("dialog")
  await drawer.waitFor()
  expect(await read()).toEqual(before)
  await page.mouse.wheel(0, 300)
  await page.keyboard.press("Escape")
  await drawer.waitFor({ state: "hidden" })
  expect(await read()).toEqual(before)
  expect(await page.evaluate(() => document.body.getAttribute("style"))).toBe(null)
})
