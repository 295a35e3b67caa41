import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { builtFile } from "./support/builds.ts"
import { settle, storyRoot } from "./support/storybook/judgeStory.ts"
import { readStories, type ServedStorybook, serveStorybook } from "./support/storybook/serveStorybook.ts"
import { showInLanguage } from "./support/storybook/showInLanguage.ts"
import { createStoryTab, type StoryTab } from "./support/storybook/storyTab.ts"
import { switchings } from "./support/storybook/switchings.ts"

/** Each as it is written, and what shows that the page's own texts are read. */
const languages = [
  { view: { ...switchings[0], locale: "de", direction: "ltr" }, sign: /Warenkorb|Kasse|Versand|Bewertung|Adresse/ },
  { view: { ...switchings[0], locale: "ar", direction: "rtl" }, sign: /\p{Script=Arabic}/u },
]

/** Stories of filled widgets, beside the first of each. Play functions that look for texts find none in these languages, so none of these has one. */
const fullStories = [
  "checkout-basket--lines",
  "checkout-basket--unreachable",
  "checkout-checkout--filled",
  "checkout-checkout--another-address",
  "checkout-checkout--no-way-to-pay",
  "checkout-checkout--saved-cards",
  "checkout-classiccheckout--review-refused",
  "checkout-classiccheckout--review-unreachable",
  "checkout-savedcards--table",
  "mini-cart-mini-cart--many-lines",
  "mini-cart-mini-cart--sale",
  "mini-cart-mini-cart--low-stock",
  "mini-cart-mini-cart--discount",
  "mini-cart-mini-cart--free-shipping-ahead",
  "mini-cart-mini-cart--free-shipping-reached",
  "mini-cart-mini-cart--unreachable",
  "popups-countdown--ended",
  "site-header--search-finds-nothing",
  "site-header--search-fails",
  "site-hooks--coming-soon",
  "tabs-reviews-tabs--accordion",
  "ui-dialog--with-footer",
  "ui-drawer--many-lines",
  "ui-form--errors-in-a-summary",
]

/** Closed stories, and the control whose press opens the widget. */
const openedStories: Readonly<Record<string, string>> = {
  "mini-cart-mini-cart--drawer-closed": "button[aria-haspopup=dialog]",
  "mini-cart-mini-cart--dropdown-closed": "button[aria-expanded=false]",
  "translation-languageswitcher--closed": "button[aria-expanded=false]",
  "site-hooks--login": "[data-ringside=login] > a",
  "checkout-savedcards--table": "a.delete",
}

/** The first story of each widget, which is its ordinary state, and those of filled widgets. */
const selectStories = (ids: readonly string[]) => {
  const byWidget = new Map([...ids].reverse().map((id) => [id.split("--", 1)[0] ?? "", id] as const))
  const first = [...byWidget.values()].filter((id) => !id.startsWith("start-"))
  return [...new Set([...first, ...fullStories])]
}

// Stories are drawn by React itself, whichever build the other tests run on.
if (builtFile === "ringside.js") {
  const all = (await readStories()).map(({ id }) => id)
  const ids = selectStories(all)

  test("the stories of filled and closed widgets are there", () => {
    expect([...fullStories, ...Object.keys(openedStories)].filter((id) => !all.includes(id))).toEqual([])
  })

  describe.each(languages)(
    "in $view.locale, from $view.direction, at 360 px, no text is cut off or sticks out of",
    (language) => {
      const { view, sign } = language
      let storybook: ServedStorybook
      let tab: StoryTab
      const read: string[] = []
      beforeAll(async () => {
        storybook = await serveStorybook()
        tab = createStoryTab(storybook.url)
      })
      // A failed story's remains must not count as faults of the next one.
      afterEach(async ({ task }) => {
        if (task.result?.state === "fail") await tab.close()
      })
      afterAll(async () => {
        await tab.close()
        await storybook.close()
        // Several widgets show texts that the page has given. Some show nothing but the story's own words.
        expect(read.length).toBeGreaterThan(5)
      })

      test.each(ids)("%s", async (id) => {
        const { findings, words } = await showInLanguage(tab, { id, isPlayed: false }, view)
        expect(findings).toEqual([])
        if (sign.test(words)) read.push(id)
      })

      test.each(Object.entries(openedStories))("%s, when %s has opened it", async (id, control) => {
        const { findings } = await showInLanguage(tab, { id, isPlayed: false }, view, control)
        expect(findings).toEqual([])
      })

      // A name may break within a word, which leaves nothing sticking out: "Gesamtsum-me".
      test.each(["checkout-basket--lines", "checkout-checkout--filled"])(
        "%s, whose sums have their names unbroken",
        async (id) => {
          const page = await tab.show({ id, isPlayed: false }, view)
          await settle(page)
          const broken = await page.locator(`${storyRoot} dl > div > dt`).evaluateAll((names) =>
            names
              .filter((name) => {
                const range = document.createRange()
                range.selectNodeContents(name)
                return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size !== 1
              })
              .map(({ textContent }) => textContent),
          )
          expect(broken).toEqual([])
        },
      )
    },
  )
}
