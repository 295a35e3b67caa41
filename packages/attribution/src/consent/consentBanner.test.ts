import { readFileSync } from "node:fs"
import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findAll, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { consentBannerBehaviour } from "./consentBanner.ts"
import { consentPropertyNames, sharedPropertyNames } from "./propertyNames.ts"

// A variable, since Vite replaces `new URL(…, import.meta.url)` by the address of a served file.
const here = import.meta.url

beforeEach(() => {
  for (const category of ["statistics", "marketing"]) document.cookie = `wp_consent_${category}=; path=/; max-age=0`
})

describeBehaviour(consentBannerBehaviour, {
  // At an edge of the window, the banner isn't in its hook.
  html: '<div data-ringside="consent" data-ringside-position="inline" data-ringside-policy="/privacy/"></div>',
  selector: '[data-ringside="consent"]',
  isConnected: (element) => element.querySelector(".ringside-consent") !== null,
  use: (element) => element.querySelector("summary")?.click(),
  hasTexts: true,
})

describe("a banner at an edge of the window", () => {
  it("is the first element of the page, in the hook's colours, and is removed when the script stops", () => {
    document.body.innerHTML = `<a href="/">Home</a><div data-ringside="consent" style="--ringside-consent-ground: red"></div>`
    const before = document.body.innerHTML
    const page = createTestPage({ config: { locale: "en" } })
    startBehaviour(consentBannerBehaviour, page)
    page.scan()
    const banner = find(".ringside-consent")
    expect(document.body.firstElementChild).toBe(banner)
    expect(banner.style.cssText).toBe("--ringside-consent-ground: red;")
    page.stop()
    expect(document.body.innerHTML).toBe(before)
  })

  it("takes over the shared values of its hook, except where the banner has its own", () => {
    document.body.innerHTML = `<div data-ringside="consent"
      style="--ringside-surface: #111; --ringside-accent: red; --ringside-space: 6px; --ringside-consent-accent: blue"></div>`
    const page = createTestPage({ config: { locale: "en" } })
    startBehaviour(consentBannerBehaviour, page)
    page.scan()
    const own = "--ringside-consent-ground: #111; --ringside-consent-accent: blue; --ringside-space: 6px;"
    expect(find(".ringside-consent").style.cssText).toBe(own)
    page.stop()
  })

  it("takes over every shared value that its styles read", () => {
    const css = readFileSync(new URL("../styles.css", here), "utf8")
    const read = [...css.matchAll(/var\(--rs-([a-z-]+)\)/g)].map(([, name]) => name)
    const taken = [...Object.values(consentPropertyNames), ...sharedPropertyNames]
    expect([...new Set(read)].sort()).toEqual(taken.sort())
  })

  it("stays in a part of the page that the host hides", () => {
    document.body.innerHTML = `<div style="display: none"><div data-ringside="consent"></div></div>`
    const page = createTestPage({ config: { locale: "en" } })
    startBehaviour(consentBannerBehaviour, page)
    page.scan()
    expect(find("[data-ringside=consent]").contains(find(".ringside-consent"))).toBe(true)
    page.stop()
  })
})

describe("an answer", () => {
  let page: TestPage
  afterEach(() => {
    page.stop()
    document.body.replaceChildren()
  })
  const start = (html: string) => {
    document.body.innerHTML = `${html}<div data-ringside="consent"></div><p><a id="link" href="#ringside-consent">Privacy</a></p>`
    page = createTestPage({ config: { locale: "en" } })
    startBehaviour(consentBannerBehaviour, page)
    page.scan()
  }
  const press = (name: string) => {
    const button = findAll("button").find(({ textContent }) => textContent === name)
    button?.focus()
    button?.click()
  }

  it("returns focus to where the reader was, and is announced", async () => {
    start('<main><a id="before" href="/shop/">Shop</a></main>')
    find("#before").focus()
    find(".ringside-consent summary").focus()
    press("Accept all")
    expect(document.activeElement?.id).toBe("before")
    await page.clock.advance(1000)
    expect(document.querySelector("#a11y-speak-polite")?.textContent).toBe("Your choice has been saved.")
  })

  it("of a reader without focus moves it to the page's content", () => {
    start("<main>Shop</main>")
    press("Reject all")
    expect(document.activeElement?.localName).toBe("main")
  })

  it("in the banner that a link has opened returns focus to the link", () => {
    start("<main>Shop</main>")
    press("Accept all")
    find("#link").focus()
    find("#link").click()
    press("Reject all")
    expect(document.activeElement?.id).toBe("link")
  })
})
