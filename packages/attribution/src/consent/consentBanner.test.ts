import { startBehaviour } from "@ringside/core"
import { createTestPage, find, findAll, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { consentBannerBehaviour } from "./consentBanner.ts"

beforeEach(() => {
  for (const category of ["statistics", "marketing"]) document.cookie = `wp_consent_${category}=; path=/; max-age=0`
})

describeBehaviour(consentBannerBehaviour, {
  html: '<div data-ringside="consent" data-ringside-policy="/privacy/"></div>',
  selector: '[data-ringside="consent"]',
  isConnected: (element) => element.querySelector(".ringside-consent") !== null,
  use: (element) => element.querySelector("summary")?.click(),
  hasTexts: true,
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

  it("leads focus back to where the reader was, and is said", async () => {
    start('<main><a id="before" href="/shop/">Shop</a></main>')
    find("#before").focus()
    find(".ringside-consent summary").focus()
    press("Accept all")
    expect(document.activeElement?.id).toBe("before")
    await page.clock.advance(1000)
    expect(document.querySelector("#a11y-speak-polite")?.textContent).toBe("Your choice has been saved.")
  })

  it("of a reader who was nowhere yet leads focus to the page's content", () => {
    start("<main>Shop</main>")
    press("Reject all")
    expect(document.activeElement?.localName).toBe("main")
  })

  it("in the banner that a link has opened leads focus to the link", () => {
    start("<main>Shop</main>")
    press("Accept all")
    find("#link").focus()
    find("#link").click()
    press("Reject all")
    expect(document.activeElement?.id).toBe("link")
  })
})
