import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "./support/audit.ts"
import { openHost } from "./support/openHost.ts"
import { takeTurns } from "./support/takeTurns.ts"

/* Hooks that hold nothing, on a page that has nothing of the theme's: drawn from the config, the head, and the platform's own addresses. */

const heading = "<h1>News</h1><h2>From the workshop</h2>"
const switcher = '<div data-ringside="language-switcher"></div>'
const search = '<div data-ringside="search"></div>'
const login = '<div data-ringside="login"><a href="/en/my-account/">Your account</a></div>'

const languages = {
  home: "http://shop.invalid/",
  list: [{ code: "es" }, { code: "en-GB", name: "English" }, { code: "de", url: "https://shop.example/de/" }],
}
const alternates =
  '<link rel="alternate" hreflang="es" href="/hooks/" /><link rel="alternate" hreflang="en" href="/en/hooks/" />'

const waitForSwitcher = (page: Page) =>
  page.getByRole("button", { name: /^(English: change|Español: cambiar)/ }).waitFor()
const waitForSearch = (page: Page) => page.getByRole("searchbox").waitFor()
const waitForLogin = (page: Page) => page.locator("[data-ringside-root] a[aria-haspopup=dialog]").waitFor()

/** The distance from the lower edge of `upper` to what opens below it, in CSS pixels. */
async function measureGap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return Math.abs((below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0))
}

const locales = ["en", "es"]

describe.each(locales)("in %s", (locale) => {
  takeTurns(locale, locales)

  test.each([
    ["a language switcher", switcher, waitForSwitcher],
    ["a search", search, waitForSearch],
    ["a login", login, waitForLogin],
  ])("axe finds nothing in %s, and a phone's window holds it", async (_, body, wait) => {
    const { page, warnings } = await openHost(
      `/${locale === "en" ? "en/" : ""}hooks/`,
      { head: alternates, body: heading + body, config: { locale, languages } },
      { viewport: { width: 360, height: 740 } },
    )
    await wait(page)
    expect(await audit(page, "[data-ringside]")).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    expect(warnings).toEqual([])
  })
})

test("a drawn language switcher is used by keyboard alone, and leads to the page in the other language", async () => {
  const { page } = await openHost("/en/hooks/", { head: alternates, body: heading + switcher, config: { languages } })
  await waitForSwitcher(page)
  const control = page.getByRole("button", { name: "English: change language" })
  await control.focus()
  await page.keyboard.press("ArrowDown")
  const [spanish, german] = ["Español", "Deutsch"].map((name) => page.getByRole("link", { name }))
  await expect.poll(() => spanish?.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await measureGap(control, page.getByRole("list", { name: "Languages" }))).toBeLessThan(12)
  // The page's own address in German isn't known: its own home page.
  expect(await german?.getAttribute("href")).toBe("https://shop.example/de/")
  await page.keyboard.press("Escape")
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press("Enter")
  await expect.poll(() => spanish?.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/hooks/")
})

test("a drawn search finds products by keyboard alone, and sends what is typed to the shop", async () => {
  const { page } = await openHost("/en/hooks/", { body: heading + search })
  await waitForSearch(page)
  const field = page.getByRole("searchbox", { name: "Search products" })
  await field.focus()
  const list = page.getByRole("combobox", { name: "Search products" })
  await list.waitFor()
  await page.keyboard.type("south")
  await page.getByRole("option", { name: /Southpaw/ }).waitFor()
  expect(await measureGap(list, page.getByRole("listbox", { name: "Products found" }))).toBeLessThan(12)
  expect(await audit(page, "[data-ringside]")).toEqual([])
  await page.keyboard.press("Enter")
  await page.waitForURL(/s=south/)
  expect(new URL(page.url()).search).toBe("?s=south&post_type=product")
})

test("a drawn login sends name and password to the platform by keyboard alone", async () => {
  const { page } = await openHost("/en/hooks/", { body: heading + login })
  const sent: (string | null)[] = []
  await page.route("**/wp-login.php", (route) => {
    sent.push(route.request().postData())
    return route.fulfill({ contentType: "text/html", body: "<title>In</title><p>Welcome.</p>" })
  })
  await waitForLogin(page)
  const link = page.getByRole("link", { name: "Your account" })
  await link.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Log in" })
  await dialog.waitFor()
  expect(await audit(page)).toEqual([])
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe("")
  await link.press("Enter")
  await dialog.waitFor()
  await page.keyboard.type("ana")
  await page.keyboard.press("Tab")
  await page.keyboard.type("secret")
  await page.keyboard.press("Enter")
  await page.getByText("Welcome.").waitFor()
  const fields = new URLSearchParams(sent[0] ?? "")
  expect([fields.get("log"), fields.get("pwd"), fields.get("redirect_to")]).toEqual([
    ...["ana", "secret", expect.stringMatching(/\/en\/hooks\/$/)],
  ])
})

test.each([360, 1365])("a popup's frame and title are drawn around a template, in a window of %i px", async (width) => {
  const body = `${heading}<button type="button" class="letter">The letter</button>
    <div data-ringside="popup" data-ringside-open-on=".letter" data-ringside-title="Once a month" data-ringside-animation="none" hidden>
    <template><p>What is new in the workshop.</p><p><a href="/en/letter/">Read the last one</a></p></template></div>`
  const { page, warnings } = await openHost("/en/hooks/", { body }, { viewport: { width, height: 740 } })
  const opener = page.locator(".letter[aria-haspopup=dialog]")
  await opener.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Once a month" })
  await dialog.getByText("What is new in the workshop.").waitFor()
  expect(await audit(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  const [title, close] = [dialog.getByRole("heading", { level: 2 }), dialog.getByRole("button", { name: "Close" })]
  const [titleBox, closeBox] = await Promise.all([title.boundingBox(), close.boundingBox()])
  expect(titleBox?.y).toBeLessThan((closeBox?.y ?? 0) + (closeBox?.height ?? 0))
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "hidden" })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(warnings).toEqual([])
})
