import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { twoFrames, waitForChunk } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"
import { openTheme } from "./support/openTheme.ts"

/**
 * Holds clicks back as WP Rocket (3.9 to 3.17) and Perfmatters do while they delay the page's scripts: from the press on, a handler at the
 * pressed element takes the click. `repeatClicks` dispatches them again, as those do once the scripts have run.
 */
function holdClicks(): void {
  const targets: EventTarget[] = []
  const take = (event: Event) => {
    const { target } = event
    event.preventDefault()
    event.stopImmediatePropagation()
    target?.removeEventListener("click", take)
    if (target) targets.push(target)
  }
  const onPress = ({ target }: Event) => target?.addEventListener("click", take)
  for (const type of ["mousedown", "touchstart"]) window.addEventListener(type, onPress)
  document.addEventListener("DOMContentLoaded", () => {
    const delayed = document.createElement("script")
    delayed.setAttribute("data-rocket-status", "executed")
    document.head.append(delayed)
  })
  const repeatClicks = () => {
    for (const type of ["mousedown", "touchstart"]) window.removeEventListener(type, onPress)
    const click = () => new MouseEvent("click", { view: window, bubbles: true, cancelable: true })
    for (const target of targets) target.dispatchEvent(click())
    return targets.length
  }
  Object.assign(window, { repeatClicks })
}

/** How many clicks were repeated. */
const repeatClicks = (page: Page) => page.evaluate<number>("repeatClicks()")

test.each(["is there", "comes after the press"])("one press adds one product where the code %s", async (when) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const isLate = when !== "is there"
  const prepare = (shop: Page) =>
    shop.route("**/ringside/chunks/**", async (route) => {
      if (isLate) await released
      await route.continue()
    })
  const { page, requests } = await openHost("/en/shop/", { state: 2 }, { before: holdClicks, prepare })
  const button = page.locator(".post-11 .button.add_to_cart_button")
  if (!isLate) {
    await button.hover()
    await waitForChunk(page, "late")
  }
  await button.click()
  release()
  await waitForChunk(page, "late")
  // As the platform's script, ours gets the click when it is repeated.
  await expect.poll(() => repeatClicks(page)).toBe(1)
  await page.locator(".post-11 .added_to_cart").waitFor()
  // A refresh of the markup is sent after all adds.
  await page.evaluate(() => document.body.dispatchEvent(new CustomEvent("wc_fragment_refresh", { bubbles: true })))
  await expect
    .poll(() => requests.slice(requests.indexOf("POST add_to_cart")))
    .toContain("POST get_refreshed_fragments")
  expect(requests.filter((request) => request === "POST add_to_cart")).toHaveLength(1)
})

test("one press opens the theme's mobile menu", async () => {
  const phone = { viewport: { width: 320, height: 640 }, before: holdClicks }
  const { page } = await openTheme({}, phone)
  await page.locator("#ast-mobile-header .main-header-menu-toggle").click()
  await page.getByRole("dialog", { name: "Menu" }).waitFor()
  expect(await repeatClicks(page)).toBe(1)
  await twoFrames(page)
  expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true)
})
