import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { audit } from "../support/audit.ts"
import { waitForIdle } from "../support/hooks.ts"
import { openAttribution, readCookieNames, readInputs } from "../support/openAttribution.ts"

const campaign = "/en/checkout/?utm_source=news"
const settings = { host: { omnisend_woo_data: { ajax_url: "/wp-admin/admin-ajax.php", nonce: "n1" } } }
const banner = '<div data-ringside="consent" data-ringside-policy="/privacy/"></div>'

const windowHeight = 600
interface Box {
  readonly y: number
  readonly height: number
}

const isEmpty = async (page: Page) => Object.values(await readInputs(page)).join("") === ""

/** Requests to the marketing service, by their address. */
function noteIdentify(page: Page): string[] {
  const sent: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("omnisend_identify")) sent.push(new URL(request.url()).search)
  })
  return sent
}

test.each<[string, string | (() => void)]>([
  ["the consent API", "Object.assign(window, { wp_consent_type: 'optin', wp_set_consent() {} })"],
  ["its cookie", "document.cookie = 'wp_consent_marketing=deny; path=/'"],
  ["Google's default", "window.dataLayer = [['consent', 'default', { ad_storage: 'denied' }]]"],
  [
    "the IAB's framework",
    "window.__tcfapi = (command, version, callback) => callback({ eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: {} } }, true)",
  ],
  ["Global Privacy Control", "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
])("a shopper without consent by %s leaves no trace", async (_, before) => {
  const { page } = await openAttribution(settings, { path: campaign, before })
  const sent = noteIdentify(page)
  expect(await isEmpty(page)).toBe(true)
  await page.locator("#billing_email").fill("ana@example.com")
  await page.locator("#billing_phone").focus()
  await page.locator("#billing_phone").fill("600 123 456")
  expect(await readCookieNames(page)).toEqual([])
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)).join())).not.toMatch(
    /sbjs|utm|omnisend/,
  )
})

test("the landing address waits in memory for the banner's answer, and a withdrawal deletes all", async () => {
  const { page } = await openAttribution(settings, { path: campaign }, { body: banner })
  const region = page.getByRole("region", { name: "Your privacy" })
  await region.waitFor()
  expect(await isEmpty(page)).toBe(true)
  expect(await audit(page, ".ringside-consent")).toEqual([])
  await page.evaluate(() => {
    history.replaceState(null, "", "/en/checkout/")
  })
  await region.getByRole("button", { name: "Accept all" }).click()
  await region.waitFor({ state: "hidden" })
  expect(await readInputs(page)).toMatchObject({ utm_source: "news", session_pages: "1" })
  expect(await page.evaluate(() => document.cookie)).toContain("wp_consent_marketing=allow")
  await page.reload()
  expect(await readInputs(page)).toMatchObject({ utm_source: "news" })
  // Its code comes with the link that opens it again.
  expect(await page.locator(".ringside-consent").count()).toBe(0)
  await page.evaluate(() => {
    const link = document.createElement("a")
    link.href = "#ringside-consent"
    link.textContent = "Cookies"
    document.querySelector("main")?.append(link)
  })
  await page.getByRole("link", { name: "Cookies" }).click()
  await region.getByText("Choose").click()
  expect(await region.getByRole("checkbox", { name: "Marketing" }).isChecked()).toBe(true)
  await region.getByRole("checkbox", { name: "Marketing" }).uncheck()
  await region.getByRole("button", { name: "Save my choice" }).click()
  await region.waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cookies")
  expect(await readCookieNames(page)).toEqual([])
  expect(await isEmpty(page)).toBe(true)
})

test.each(["body > :has(.ringside-consent), body > .ringside-consent", ".ringside-consent"])(
  "the banner covers no drawer that makes %s inert, and is back when that is closed",
  async (selector) => {
    const { page } = await openAttribution(settings, { path: campaign }, { body: banner })
    const region = page.locator(".ringside-consent")
    await region.waitFor()
    const behind = page.locator(selector).first()
    await behind.evaluate((element) => element.setAttribute("inert", ""))
    expect(await region.isVisible()).toBe(false)
    await behind.evaluate((element) => element.removeAttribute("inert"))
    expect(await region.isVisible()).toBe(true)
  },
)

test("a shopper who has answered gets the banner's code with the link that opens it again", async () => {
  const { page } = await openAttribution(
    settings,
    { before: "for (const name of ['statistics', 'marketing']) document.cookie = `wp_consent_${name}=deny; path=/`" },
    { body: `${banner}<p><a href="#ringside-consent">Cookies</a></p>` },
  )
  expect(await isEmpty(page)).toBe(true)
  await waitForIdle(page, 3)
  const chunks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(),
    )
  expect(await chunks()).not.toContain("attribution-consent")
  await page.getByRole("link", { name: "Cookies" }).click()
  await page.getByRole("region", { name: "Your privacy" }).waitFor()
  expect(await page.evaluate(() => location.hash)).toBe("")
})

test("the banner works by keyboard and in Spanish, names its mistakes, and goes when the page stops", async () => {
  const hook = '<div data-ringside="consent" data-ringside-categories="marketing cookies"></div>'
  const { page, warnings } = await openAttribution(
    { config: { locale: "es-ES" } },
    { path: "/checkout/" },
    { body: hook },
  )
  const region = page.getByRole("region", { name: "Tu privacidad" })
  await region.waitFor()
  // The texts of warnings are fetched in idle time.
  await expect
    .poll(() => warnings.join())
    .toContain('data-ringside-categories is "marketing cookies"; expected some of')
  await page.evaluate("ringside.stop()")
  await region.waitFor({ state: "detached" })
  await page.evaluate("ringside.start()")
  await region.getByRole("button", { name: "Rechazar todo" }).focus()
  await page.keyboard.press("Enter")
  await region.waitFor({ state: "hidden" })
  expect(await page.evaluate(() => document.cookie)).toContain("wp_consent_marketing=deny")
})

test.each([
  ["top", ({ y }: Box) => y],
  ["bottom", ({ y, height }: Box) => y + height - windowHeight],
] as const)("the banner stands at the window's %s, with the page's own text", async (position, readGap) => {
  const hook = `<div data-ringside="consent" data-ringside-position="${position}" data-ringside-text="May we <count>?"></div>`
  const viewport = { width: 800, height: windowHeight }
  const { page } = await openAttribution({}, { viewport }, { body: hook })
  const region = page.getByRole("region", { name: "Your privacy" })
  await region.getByText("May we <count>?", { exact: true }).waitFor()
  expect(await region.getByText("With your consent").count()).toBe(0)
  for (const scrollPx of [0, 400]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrollPx)
    const box = await region.boundingBox()
    expect(Math.abs(box ? readGap(box) : NaN)).toBeLessThanOrEqual(24)
  }
})

test.each(["bottom", "top"])(
  "a mouse reaches each answer at the window's %s, beside our own elements",
  async (position) => {
    const hooks = `<div data-ringside="consent" data-ringside-position="${position}" data-ringside-policy="/privacy/"></div>
    <p data-ringside="store-notice" data-ringside-id="august" hidden>Closed in August. <button type="button">Dismiss</button></p>
    <a href="#top" data-ringside="scroll-to-top">To the top</a><div style="height: 3000px"></div>`
    const { page } = await openAttribution({}, { viewport: { width: 390, height: windowHeight } }, { body: hooks })
    await page.evaluate(() => window.scrollTo(0, 1500))
    for (const shown of [".ringside-consent", ".ringside-store-notice", "[data-ringside=scroll-to-top]"])
      await page.locator(shown).waitFor()
    const readHits = () =>
      page.locator(".ringside-consent :is(a, summary, button):visible").evaluateAll((all) =>
        all.map((control) => {
          // A link in a sentence may go over two lines.
          const { left = 0, top = 0, width = 0, height = 0 } = control.getClientRects()[0] ?? {}
          return document.elementFromPoint(left + width / 2, top + height / 2) === control
        }),
      )
    expect(await readHits()).toEqual([true, true, true, true])
    await page.getByRole("button", { name: "Reject all" }).click()
    await page.locator(".ringside-store-notice button").click()
  },
)

test("the banner stands in its place on the page where the hook has that option", async () => {
  const hook =
    '<p id="above">Above</p><div data-ringside="consent" data-ringside-position="inline"></div><p id="below">Below</p>'
  const { page } = await openAttribution({}, {}, { body: hook })
  const region = page.getByRole("region", { name: "Your privacy" })
  await region.waitFor()
  const readBox = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: NaN, height: NaN }
  const [above, banner, below] = await Promise.all(["#above", ".ringside-consent", "#below"].map(readBox))
  expect(banner?.y).toBeGreaterThanOrEqual((above?.y ?? NaN) + (above?.height ?? NaN))
  expect(below?.y).toBeGreaterThanOrEqual((banner?.y ?? NaN) + (banner?.height ?? NaN))
})

test("an e-mail hook sends and logs nothing where the page has no marketing service", async () => {
  const hook =
    '<form data-ringside="email-capture"><label>News <input type="email" name="email"></label><button>Send</button></form>'
  const { page, warnings } = await openAttribution({}, { path: campaign }, { body: hook })
  const sent = noteIdentify(page)
  await readInputs(page)
  await page.getByLabel("News").fill("ana@example.com")
  await page.locator("#billing_email").fill("ana@example.com")
  await page.locator("#billing_phone").focus()
  // A request of the page's own comes after all that were sent before.
  await page.evaluate(() => fetch("/en/checkout/"))
  expect([sent, warnings]).toEqual([[], []])
})

test("other scripts receive the consent as an event, and read it", async () => {
  const { page } = await openAttribution({ config: { consent: { type: "optin" } } })
  await readInputs(page)
  const read = () => page.evaluate("ringside.consent.read('marketing')")
  expect(await read()).toBe("pending")
  await page.evaluate(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    document.addEventListener("ringside:consent:change", (event) => received.push((event as CustomEvent).detail))
    document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { marketing: "allow" } }))
  })
  expect(await read()).toBe("granted")
  expect(await page.evaluate("received")).toMatchObject([{ marketing: "granted", statistics: "pending" }])
  expect(await readCookieNames(page)).toHaveLength(7)
})

test("an address is sent once, when it is complete, and after an answer that arrives late", async () => {
  const { page } = await openAttribution(settings, {
    path: campaign,
    prepare: (opened) => opened.route("**/admin-ajax.php**", (route) => route.fulfill({ status: 200, body: "{}" })),
  })
  const sent = noteIdentify(page)
  await readInputs(page)
  const email = page.locator("#billing_email")
  const phone = page.locator("#billing_phone")
  const answered: string[] = []
  page.on("requestfinished", (request) => request.url().includes("omnisend_identify") && answered.push(request.url()))
  const steps = [
    ["ana@", 0],
    ["ana gil@example.com", 0],
    ["ana@example.com", 1],
    ["ANA@example.com", 1],
    ["bea@example.com", 2],
    ["ana@example.com", 2],
  ] as const
  for (const [value, count] of steps) {
    await email.fill(value)
    await phone.focus()
    await expect.poll(() => answered.length).toBe(count)
  }
  await expect
    .poll(() => sent.map((search) => new URLSearchParams(search).get("email")))
    .toEqual(["ana@example.com", "bea@example.com"])
  expect(sent[0]).toBe("?action=omnisend_identify&email=ana%40example.com&_wpnonce=n1")
})
