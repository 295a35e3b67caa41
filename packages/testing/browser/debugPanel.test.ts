import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit, findOverflow } from "./support/audit.ts"
import { waitForIdle } from "./support/hooks.ts"
import { openHost } from "./support/openHost.ts"

/** A correct hook, and one with a wrong attribute whose value would be an element. */
const body = `
  <div data-ringside="mini-cart"><a href="/en/carrito/">Basket</a></div>
  <div data-ringside="tabs" data-ringside-accordion="&lt;img src=x onerror='hacked = 1'&gt;"><h3>One</h3><p>Text</p></div>`

/** A script of the shop that keeps its job. */
const head = '<script id="wc-cart-fragments-js" src="/assets/cart-fragments.min.js?ver=9" type="text/plain"></script>'

const policy = "default-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types ringside"

const panelOf = (page: Page, name = "Ringside debug panel") => page.getByRole("complementary", { name })

/** The lines of that title, as texts. */
const readLines = (page: Page, title: string) =>
  panelOf(page)
    .getByRole("listitem")
    .filter({ has: page.locator("b").getByText(title, { exact: true }) })
    .allInnerTexts()

/** Runs in the page, before its scripts: notes what violates its policy. */
function noteViolations(): void {
  window.received = []
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    window.received.push([violatedDirective, blockedURI])
  })
}

test("the address opens a panel that says who does what, and why", async () => {
  const { page } = await openHost(
    "/en/shop/?ringside-debug",
    { state: 3, head, body, headers: { "content-security-policy": policy } },
    { before: noteViolations },
  )
  const matchOne = (text: RegExp) => [expect.stringMatching(text)] as readonly unknown[]
  await expect.poll(() => readLines(page, "mini-cart")).toEqual(matchOne(/ready\s+Loads when it is seen/))
  await expect
    .poll(() => readLines(page, "tabs"))
    .toContainEqual(expect.stringMatching(/in place\s+Enhances what the shop printed, and draws nothing/))
  await expect.poll(() => readLines(page, "tabs")).toContainEqual(expect.stringContaining("<img src=x onerror="))
  expect(await readLines(page, "cart: fragments")).toEqual(
    matchOne(/observe\s+Left to the shop's script cart-fragments\.min\.js\./),
  )
  expect(await readLines(page, "add-to-cart")).toEqual(
    matchOne(/active\s+Done by Ringside: wc-add-to-cart isn't on the page\./),
  )
  await panelOf(page).getByText("Load times").click()
  await expect
    .poll(() =>
      panelOf(page)
        .getByText(/\d+ ms, from \d+ ms on/)
        .count(),
    )
    .toBeGreaterThan(2)
  expect(await page.evaluate(() => [window.received, "hacked" in window])).toEqual([[], false])
  expect(await audit(page, "[data-ringside-debug]")).toEqual([])
})

test("the panel leaves the page's content and layout as they are", async () => {
  const { page } = await openHost("/en/shop/", { state: 3, body })
  const measure = () =>
    page.evaluate(() => {
      const places = [...document.body.querySelectorAll("*")].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [element.localName, left, top, width, height]
      })
      const { scrollWidth, scrollHeight } = document.documentElement
      return JSON.stringify({ places, scrollWidth, scrollHeight, html: document.body.innerHTML })
    })
  let before = ""
  // All of it has loaded, and nothing moves any more.
  await expect
    .poll(async () => {
      await waitForIdle(page)
      const last = before
      before = await measure()
      const isReady = await page.locator("[data-ringside-state=ready]").count()
      return isReady > 0 && before === last
    })
    .toBe(true)
  await page.evaluate(() => window.ringside.debug?.())
  await panelOf(page).waitFor()
  expect(await measure()).toBe(before)
  expect(await findOverflow(page)).toEqual([])
})

test("ringside.debug() opens it where the shop's scripts do all, in the page's language; Escape closes it", async () => {
  const { page } = await openHost("/en/shop/", { state: 1, body: "", config: { locale: "es-ES" } })
  const isDebug = (name: string) => /\/debug-[^/]*\.js$/.test(name)
  const listFiles = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
  expect((await listFiles()).filter(isDebug)).toEqual([])
  await page.locator(".post-11 .button.add_to_cart_button").focus()
  await page.evaluate(() => window.ringside.debug?.())
  const panel = panelOf(page, "Depuración de Ringside")
  await expect.poll(() => panel.evaluate((element) => element.matches(":focus"))).toBe(true)
  await expect.poll(() => panel.getByText(/La hace el script de la tienda/).count()).toBeGreaterThan(2)
  expect((await listFiles()).filter(isDebug)).toHaveLength(1)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect.poll(() => panel.getByRole("button", { name: "Contornos", pressed: false }).count()).toBe(1)
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "detached" })
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("add_to_cart_button")
})

test("stop() removes the panel", async () => {
  const { page } = await openHost("/en/shop/?ringside-debug", { state: 3, body })
  await panelOf(page).waitFor()
  await page.evaluate(() => window.ringside.stop())
  await panelOf(page).waitFor({ state: "detached" })
})
