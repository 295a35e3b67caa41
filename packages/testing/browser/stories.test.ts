import { readdirSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtFile } from "./support/builds.ts"
import { openPage } from "./support/openPage.ts"
import { selectCases } from "../../../scripts/test/selectCases.ts"
import { audit } from "./support/audit.ts"
import { type BlankLooks, findSideways, isBlank, storyRoot } from "./support/storybook/judgeStory.ts"
import { changeControls, openStory, readToolbar } from "./support/storybook/openStory.ts"
import { readStories, type ServedStorybook, serveStorybook } from "./support/storybook/serveStorybook.ts"
import { createStoryWalk, type StoryWalk } from "./support/storybook/storyWalk.ts"
import { findUnmetPairs, readChoices, selectViews, sortByViews, switchings } from "./support/storybook/switchings.ts"

/** Catalogue-and-cart §12 gives this markup, by which themes and scripts find it. */
const errorList = "the platform's error notice is a list with the role of an alert"

/** Known faults that are not mended, by the story's id, each with its reason. The list only shrinks. */
const knownFaults: Readonly<Record<string, string>> = {
  "checkout-basketpage--not-enough-in-stock": errorList,
  "checkout-basketpage--address-refused": errorList,
  "checkout-basketpage--shop-unreachable": errorList,
}

test("a story that draws nothing is found, and one that draws isn't", async () => {
  const { page } = await openPage("about:blank", { isPlain: true })
  const looks: BlankLooks = new Map()
  const show = (html: string) => page.setContent(`<div id="storybook-root">${html}</div>`)
  await show("<p>A story</p>")
  expect(await isBlank(page, "light", looks)).toBe(false)
  await show("<p hidden>A story</p>")
  expect(await isBlank(page, "light", looks)).toBe(true)
})

test("any two values of different switches meet on the walk, and stories in a row have all views", () => {
  expect(findUnmetPairs()).toEqual([])
  for (const start of [0, 1]) {
    const places = switchings.map((_, index) => start + index)
    expect(new Set(places.flatMap(selectViews))).toEqual(new Set(switchings))
  }
})

// Stories are drawn by React itself, whichever build the other tests run on.
if (builtFile === "ringside.js") {
  const stories = await readStories()
  const ids = stories.map(({ id }) => id)
  const viewed = sortByViews(selectCases(stories, 5).map((story, place) => ({ ...story, views: selectViews(place) })))

  describe("a story in languages, themes, schemes and directions", () => {
    let storybook: ServedStorybook
    let walk: StoryWalk
    beforeAll(async () => {
      storybook = await serveStorybook()
      walk = createStoryWalk(storybook.url)
    })
    afterAll(async () => {
      await walk.close()
      await storybook.close()
    })

    test("is walked through all that the toolbar offers", async () => {
      const { base: _, ...walked } = await readToolbar(storybook.url, ids[0] ?? "")
      expect(walked).toEqual(readChoices())
    })

    test("is offered in each of the themes whose base styles are known", async () => {
      const { base: offered = [] } = await readToolbar(storybook.url, ids[0] ?? "")
      const folder = new URL("../fixtures/host/bases/", import.meta.url)
      const names = readdirSync(folder).map((file) => file.replace(".css", ""))
      expect([...offered].sort()).toEqual(["none", ...names].sort())
      const styles = new Set<string | null>([""])
      for (const base of names) {
        const page = await openStory(storybook.url, "mini-cart-mini-cart--one-line", { ...switchings[0], base })
        styles.add(await page.locator("#story-base-style").textContent())
        expect([base, await audit(page, storyRoot), await findSideways(page)]).toEqual([base, [], []])
      }
      // The build minifies them.
      expect(styles.size).toBe(names.length + 1)
    })

    test("of a layout that is chosen in its control is drawn anew", async () => {
      const id = "mini-cart-mini-cart--one-line"
      const page = await openStory(storybook.url, id, switchings[0])
      const root = page.locator("#storybook-root .ringside")
      await root.evaluate((element) => element.setAttribute("data-before", ""))
      await changeControls(page, id, { layout: "drawer" })
      await page.locator("#storybook-root button[aria-haspopup=dialog]").click()
      expect(await root.and(page.locator("[data-before]")).count()).toBe(0)
      await page.getByRole("dialog").waitFor()
    })

    test("is there for each known fault", () => {
      expect(Object.keys(knownFaults).filter((id) => !ids.includes(id))).toEqual([])
    })

    test.each(viewed)("$id", async (story) => {
      const { id, views } = story
      const findings = await walk.judge(story, views)
      const reason = knownFaults[id]
      if (reason === undefined) expect(findings).toEqual([])
      else expect(findings, `no fault is left of "${reason}"; take the story off the list`).not.toEqual([])
    })
  })
}
