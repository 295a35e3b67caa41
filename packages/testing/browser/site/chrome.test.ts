import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { audit, findOverflow } from "../support/audit.ts"
import { openPage } from "../support/openPage.ts"
import { openTheme, serveTheme } from "../support/openTheme.ts"

const desk = { viewport: { width: 1440, height: 900 } }
const live = { config: { search: { live: true } } }

const readFocus = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.className

describe("the search", () => {
  test("opens at its icon with the focus in the field, closes at Escape and beside it, and sends a term", async () => {
    const { page } = await openTheme({}, desk)
    const icon = page.getByRole("button", { name: "Search" })
    const field = page.locator("#masthead .search-field")
    expect(await field.getAttribute("tabindex")).toBe("-1")
    await icon.press("Enter")
    await expect.poll(() => page.evaluate(readFocus)).toBe("search-field")
    expect(await icon.getAttribute("aria-expanded")).toBe("true")
    expect(await field.getAttribute("tabindex")).toBe(null)
    expect(await audit(page)).toEqual([])
    await page.keyboard.press("Escape")
    expect(await page.evaluate(readFocus)).toBe("Search")
    expect(await icon.getAttribute("aria-expanded")).toBe("false")
    await icon.press("Space")
    await expect.poll(() => page.evaluate(readFocus)).toBe("search-field")
    await page.locator("h1").click()
    await expect.poll(() => icon.getAttribute("aria-expanded")).toBe("false")
    await icon.click()
    await field.fill("   ")
    await icon.click()
    expect(await icon.getAttribute("aria-expanded")).toBe("false")
    await icon.click()
    await field.fill("southpaw")
    await Promise.all([page.waitForURL("**/en/?s=southpaw"), icon.click()])
  })

  test("that closes before its delay is over takes no focus", async () => {
    const { page } = await openTheme({}, desk)
    const icon = page.getByRole("button", { name: "Search" })
    await page.clock.install()
    await icon.press("Enter")
    await page.keyboard.press("Escape")
    await page.clock.runFor(1000)
    expect(await page.evaluate(readFocus)).toBe("Search")
  })

  test("shows products while the shopper types, and leads to the one that the arrow keys choose", async () => {
    const { page, host } = await openTheme(live, desk)
    await page.getByRole("button", { name: "Search" }).press("Enter")
    const field = page.getByRole("combobox", { name: "Search" })
    await field.waitFor()
    // No time passes between the letters, however slow the machine is.
    const now = Date.now()
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 60_000)
    await page.keyboard.type("o", { delay: 5 })
    await page.keyboard.type("uth", { delay: 5 })
    await page.clock.resume()
    await page.getByRole("option", { name: "Southpaw & Sons €49.00" }).waitFor()
    expect(await field.getAttribute("aria-expanded")).toBe("true")
    expect(host.searches.length).toBeLessThan(3)
    expect(await audit(page, "#masthead")).toEqual([])
    await page.keyboard.press("ArrowDown")
    const option = page.getByRole("option", { selected: true })
    expect(await field.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"))
    await page.keyboard.press("Escape")
    await option.waitFor({ state: "hidden" })
    expect(await field.getAttribute("aria-expanded")).toBe("false")
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await field.fill("two")
    await page.getByRole("option", { name: /Two Bridges/ }).waitFor()
    await page.keyboard.press("ArrowUp")
    await Promise.all([page.waitForURL("**/en/product/1/"), page.keyboard.press("Enter")])
  })

  test("searches for what is typed, though an arrow key has chosen a product of the last term", async () => {
    const found = JSON.stringify([{ name: "Two Bridges", permalink: "/en/product/3/", prices: {} }])
    const { page } = await openTheme(
      {
        ...live,
        search: (term) =>
          term === "two" ? Promise.resolve({ status: 200, body: found }) : new Promise(() => undefined),
      },
      desk,
    )
    await page.getByRole("button", { name: "Search" }).click()
    const field = page.getByRole("combobox", { name: "Search" })
    await field.fill("two")
    await page.getByRole("option", { name: "Two Bridges" }).waitFor()
    await field.press("ArrowDown")
    await page.getByRole("option", { selected: true }).waitFor()
    await field.press("r")
    expect(await field.getAttribute("aria-activedescendant")).toBe(null)
    await Promise.all([page.waitForURL("**/en/?s=twor"), field.press("Enter")])
  })

  test("shows the last term's products, whichever answer comes last", async () => {
    const name = (term: string) => [{ name: `Found for ${term}`, permalink: "/en/product/9/", prices: {} }]
    let releaseFirst: () => void = () => undefined
    const { page } = await openTheme(
      {
        ...live,
        search: async (term) => {
          if (term === "so") await new Promise<void>((done) => (releaseFirst = done))
          return { status: 200, body: JSON.stringify(name(term)) }
        },
      },
      desk,
    )
    await page.getByRole("button", { name: "Search" }).click()
    const field = page.getByRole("combobox", { name: "Search" })
    await Promise.all([page.waitForRequest(/search=so&/), field.fill("so")])
    await field.fill("south")
    await page.getByRole("option", { name: "Found for south" }).waitFor()
    releaseFirst()
    await field.press("ArrowDown")
    expect(await page.getByRole("option").allTextContents()).toEqual(["Found for south "])
  })

  test("says that nothing was found, or that the shop doesn't answer, and Enter still searches", async () => {
    const { page } = await openTheme(
      {
        ...live,
        search: (term) => Promise.resolve({ status: term === "zz" ? 500 : 200, body: "[]" }),
      },
      { ...desk, expectedErrors: /500/ },
    )
    await page.getByRole("button", { name: "Search" }).click()
    const field = page.getByRole("combobox", { name: "Search" })
    await field.fill("nobody")
    await page.locator(".ringside-search__note").getByText("No product matches.").waitFor()
    await field.fill("zz")
    await page
      .locator(".ringside-search__note")
      .getByText(/doesn’t answer/)
      .waitFor()
    await expect.poll(() => page.locator("#a11y-speak-polite").textContent()).toMatch(/doesn’t answer/)
    await Promise.all([page.waitForURL("**/en/?s=zz"), page.keyboard.press("Enter")])
  })

  test("of a hook works on any page, and hostile names stay text", async () => {
    const hook =
      '<form action="/en/" role="search" data-ringside="search"><label>Find <input type="search" name="s" /></label></form>'
    const found = [
      { name: "<img src=x onerror=alert(1)>Plain", permalink: "javascript:alert(1)" },
      { name: "&lt;b&gt;Bold&lt;/b&gt;", permalink: "/en/product/1/", prices: { price: "<i>" } },
    ]
    const { page } = await openTheme(
      { main: hook, search: () => Promise.resolve({ status: 200, body: JSON.stringify(found) }) },
      { viewport: { width: 320, height: 640 } },
    )
    const field = page.getByRole("searchbox", { name: "Find" })
    await field.focus()
    await page.getByRole("combobox", { name: "Find" }).fill("bold")
    await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["<b>Bold</b> "])
    expect(await findOverflow(page)).toEqual([])
    expect(await audit(page, "main")).toEqual([])
  })
})

describe("the login popup", () => {
  test("is a modal dialog with the shop's own form, and gives the focus back", async () => {
    const { page } = await openTheme({}, desk)
    const link = page.locator("a.ast-account-action-login")
    const dialog = page.getByRole("dialog", { name: "Log in" })
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.locator("#ast-hb-login-close").click(),
      () => page.mouse.click(5, 5),
    ]) {
      await link.press("Enter")
      await dialog.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("username")
      await close()
      await dialog.waitFor({ state: "hidden" })
      expect(await page.evaluate(readFocus)).toBe("ast-account-action-login")
    }
    await link.click()
    expect(await audit(page)).toEqual([])
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Tab")
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await dialog.getByLabel("User name").fill("ana")
    const [request] = await Promise.all([
      page.waitForRequest("**/en/my-account/"),
      dialog.getByRole("button", { name: "Log in" }).click(),
    ])
    expect([request.method(), request.postData()]).toEqual(["POST", "username=ana"])
  })

  test("is a link where the page has no popup", async () => {
    const { page } = await openTheme({}, desk)
    await page.evaluate(() => document.getElementById("ast-hb-account-login-wrap")?.remove())
    await Promise.all([page.waitForURL("**/en/my-account/"), page.locator("a.ast-account-action-login").click()])
  })
})

describe("the button to the top", () => {
  test.each([
    { devices: "both", width: 1440, isShown: true },
    { devices: "both", width: 360, isShown: true },
    { devices: "desktop", width: 769, isShown: true },
    { devices: "desktop", width: 768, isShown: false },
    { devices: "mobile", width: 768, isShown: true },
    { devices: "mobile", width: 769, isShown: false },
    { devices: "tablet", width: 769, isShown: false },
  ])("for $devices, at $width px, shows: $isShown", async ({ devices, width, isShown }) => {
    const { page } = await openTheme({ devices }, { viewport: { width, height: 700 } })
    const button = page.locator("#ast-scroll-top")
    expect(await button.isVisible()).toBe(false)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => scrollY > 500)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(() => button.isVisible()).toBe(isShown)
  })

  test.each(["Enter", "Space"])("scrolls to the top at %s, and the focus goes along", async (key) => {
    const { page } = await openTheme({}, { ...desk, reducedMotion: key === "Space" ? "reduce" : "no-preference" })
    await page.evaluate(() => scrollTo(0, 1500))
    const button = page.getByRole("button", { name: "Scroll to top" })
    await button.waitFor()
    expect(await audit(page)).toEqual([])
    await button.press(key)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("page")
    await button.waitFor({ state: "hidden" })
  })
})

describe("links within the page", () => {
  test("leave room for what sticks to the top, keep the hash and lead the keyboard on", async () => {
    const bar =
      '<div class="site-header" style="position:sticky;top:0;background:#fff"><div data-stick-support style="height:70px"></div></div>'
    const { page } = await openTheme({ main: bar }, { ...desk, reducedMotion: "reduce" })
    await page.locator(".to-news").click()
    const readTop = () => page.evaluate(() => document.getElementById("news")?.getBoundingClientRect().top)
    await expect.poll(readTop).toBeCloseTo(70, 0)
    expect(new URL(page.url()).hash).toBe("#news")
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("news")
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("All news")
    await page.goBack()
    expect(new URL(page.url()).hash).toBe("")
  })

  test("in a hook leave room for every bar that sticks", async () => {
    const bars = [70, 30].map((height) => `<div data-stick-support style="height:${String(height)}px"></div>`).join("")
    const bar = `<div class="site-header" style="position:sticky;top:0;background:#fff">${bars}</div>`
    const hook = '<p data-ringside="notices"><a class="own" href="#news">News</a></p>'
    const { page } = await openTheme({ main: bar + hook }, { ...desk, reducedMotion: "reduce" })
    await page.locator(".own").click()
    await expect
      .poll(() => page.locator("#news").evaluate((news) => news.getBoundingClientRect().top))
      .toBeCloseTo(100, 0)
  })

  test("are the browser's where the theme doesn't ask for it, and with a hash that names nothing", async () => {
    const { page } = await openTheme({ settings: { is_scroll_to_id: "" } }, desk)
    await page.locator(".to-news").click()
    await expect
      .poll(() =>
        page.evaluate(() => Math.abs(Math.round(document.getElementById("news")?.getBoundingClientRect().top ?? 9))),
      )
      .toBe(0)
    const other = await openTheme({ main: '<a class="odd" href="#%E0%A4%A">Odd</a>' }, desk)
    await other.page.locator(".odd").click()
    await expect.poll(() => new URL(other.page.url()).hash).toBe("#%E0%A4%A")
  })
})

describe("a sticky header", () => {
  test("stays in view, and hides nothing that has the focus", async () => {
    const { page } = await openTheme({ config: { header: { sticky: true } }, settings: { is_scroll_to_id: "" } }, desk)
    const height = await page.locator("#masthead").evaluate((element) => element.getBoundingClientRect().height)
    await page.locator(".to-news").click()
    const readTop = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(() => readTop("#news")).toBe(Math.round(height))
    expect(await readTop("#masthead")).toBe(0)
  })

  test("goes with the page in a low window, such as one at 400 % zoom", async () => {
    const { page } = await openTheme(
      { config: { header: { sticky: true } } },
      { viewport: { width: 320, height: 256 } },
    )
    await page.evaluate(() => scrollTo(0, 600))
    expect(await page.locator("#masthead").evaluate((element) => element.getBoundingClientRect().top)).toBe(-600)
  })
})

/** Reads the line that the documentation has a page print, and the policy that allows it. */
function readPaletteLine(): { readonly head: string; readonly policy: string } {
  const text = readFileSync(new URL("../../../../docs/hosting.md", import.meta.url), "utf8")
  const [head = ""] = /<script>document\.documentElement.*<\/script>/.exec(text) ?? []
  const [policy = ""] = /script-src 'self' 'sha256-.*'/.exec(text) ?? []
  return { head, policy }
}

/** Notes each ground that the page has had in a frame, from the first on. */
const noteGrounds = () => {
  const grounds: string[] = []
  Object.assign(window, { grounds })
  const look = () => {
    // In the first frames there may be no body yet.
    for (const body of document.getElementsByTagName("body")) {
      const ground = getComputedStyle(body).backgroundColor
      if (!grounds.includes(ground)) grounds.push(ground)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

describe("the palette", () => {
  const black = "rgb(0, 0, 0)"
  const white = "rgb(255, 255, 255)"
  const line = readPaletteLine()

  test.each<{ name: string; head: string; colorScheme: "dark" | "light"; prints: string; grounds: string[] }>([
    { name: "flashes without the documented line", head: "", colorScheme: "dark", prints: "", grounds: [white, black] },
    { name: "is dark from the first frame", head: line.head, colorScheme: "dark", prints: "", grounds: [black] },
    {
      name: "is light from the first frame, though the server printed the dark one",
      head: line.head,
      colorScheme: "light",
      prints: "astra-dark-mode-enable",
      grounds: [white],
    },
  ])("of the system $name", async ({ head, colorScheme, prints, grounds }) => {
    const host = await serveTheme({ config: { colorScheme: "system", host: { astra: { break_point: "921" } } } })
    const { page } = await openPage(host.url, {
      ...desk,
      colorScheme,
      before: noteGrounds,
      prepare: (tab) =>
        tab
          .route(host.url, async (route) => {
            const response = await route.fetch()
            const styles = '<link rel="stylesheet" href="/dark.css" />'
            const body = (await response.text())
              .replace("<html ", `<html class="${prints}" `)
              .replace("<link", () => `${head}${styles}<link`)
              // An inline script without a hash; the config has the theme's settings in its place.
              .replace(/<script>window\.astra[^]*?<\/script>/, "")
            await route.fulfill({
              response,
              headers: { ...response.headers(), "content-security-policy": line.policy },
              body,
            })
          })
          .then(() =>
            tab.route("**/dark.css", (route) =>
              route.fulfill({ contentType: "text/css", body: "html.astra-dark-mode-enable body { background: #000 }" }),
            ),
          ),
    })
    const readGrounds = () => page.evaluate("grounds")
    await expect.poll(readGrounds).toEqual(grounds)
    await page.emulateMedia({ colorScheme: colorScheme === "dark" ? "light" : "dark" })
    await expect.poll(readGrounds).toEqual([...new Set([...grounds, colorScheme === "dark" ? white : black])])
  })
  const isDark = () => document.documentElement.classList.contains("astra-dark-mode-enable")

  test.each([
    { config: { palette: "palette_4" }, dark: true },
    { config: { palette: "palette_3" }, dark: false },
    { config: { palette: "palette_4", colorScheme: "light" }, dark: false },
    { config: { colorScheme: "dark" }, dark: true },
  ])("$config: dark is $dark", async ({ config, dark }) => {
    const { page } = await openTheme({ config }, desk)
    expect(await page.evaluate(isDark)).toBe(dark)
  })

  test("follows the system where the config sets that, and the host where it sets nothing", async () => {
    const { page } = await openTheme({ config: { colorScheme: "system" } }, { ...desk, colorScheme: "dark" })
    expect(await page.evaluate(isDark)).toBe(true)
    await page.emulateMedia({ colorScheme: "light" })
    await expect.poll(() => page.evaluate(isDark)).toBe(false)
    const head = "<script>document.documentElement.className = 'astra-dark-mode-enable'</script>"
    const own = await openTheme({ head }, desk)
    expect(await own.page.evaluate(isDark)).toBe(true)
  })
})
