import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtFile } from "./support/builds.ts"
import { readStories, type ServedStorybook, serveStorybook } from "./support/storybook/serveStorybook.ts"
import { showInLanguage } from "./support/storybook/openStory.ts"

/** Each as it is written, and what shows that the page's own texts are read. */
const languages = [
  { locale: "de", direction: "ltr", sign: /verwaltungsübersicht|ungsangabe/ },
  { locale: "ar", direction: "rtl", sign: /\p{Script=Arabic}/u },
] as const

/** The first story of each widget: its ordinary state. */
const selectFirst = (ids: readonly string[]) => {
  const byWidget = new Map([...ids].reverse().map((id) => [id.split("--", 1)[0] ?? "", id] as const))
  return [...byWidget.values()].filter((id) => !id.startsWith("start-"))
}

// Stories are drawn by React itself, whichever build the other tests run on.
if (builtFile === "ringside.js") {
  const ids = selectFirst((await readStories()).map(({ id }) => id))

  describe.each(languages)(
    "in $locale, from $direction, at 360 px, no text is cut off or sticks out of",
    (language) => {
      let storybook: ServedStorybook
      const read: string[] = []
      beforeAll(async () => {
        storybook = await serveStorybook()
      })
      afterAll(() => storybook.close())

      test.each(ids)("%s", async (id) => {
        const { findings, words } = await showInLanguage(storybook.url, id, language)
        expect(findings).toEqual([])
        if (language.sign.test(words)) read.push(id)
      })

      // Some show nothing but the story's own words.
      test("and several widgets show texts that the page has given", () => {
        expect(read.length).toBeGreaterThan(5)
      })
    },
  )
}
