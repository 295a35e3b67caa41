import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { builtFile } from "./support/builds.ts"
import { readStoryIds, type ServedStorybook, serveStorybook } from "./support/storybook/serveStorybook.ts"
import { findUnmetPairs, readChoices } from "./support/storybook/switchings.ts"
import { readToolbar, walkStory } from "./support/storybook/walkStory.ts"

/** Catalogue-and-cart §12 gives this markup, by which themes and scripts know it. */
const errorList = "the platform's error notice is a list with the role of an alert"

/** Faults that we know and have not mended, by the story's id, each with its reason. The list only shrinks. */
const knownFaults: Readonly<Record<string, string>> = {
  "checkout-basketpage--not-enough-in-stock": errorList,
  "checkout-basketpage--address-refused": errorList,
  "checkout-basketpage--shop-unreachable": errorList,
}

test("any two values of different switches meet on the walk", () => {
  expect(findUnmetPairs()).toEqual([])
})

// Stories are drawn by React itself, whichever build the other tests run on.
if (builtFile === "ringside.js") {
  const ids = await readStoryIds()

  describe("a story in every language, theme, scheme and direction", () => {
    let storybook: ServedStorybook
    beforeAll(async () => {
      storybook = await serveStorybook()
    })
    afterAll(() => storybook.close())

    test("is walked through all that the toolbar offers", async () => {
      expect(await readToolbar(storybook.url, ids[0] ?? "")).toEqual(readChoices())
    })

    test("is there for each known fault", () => {
      expect(Object.keys(knownFaults).filter((id) => !ids.includes(id))).toEqual([])
    })

    test.each(ids)("%s", async (id) => {
      const findings = await walkStory(storybook.url, id)
      const reason = knownFaults[id]
      if (reason === undefined) expect(findings).toEqual([])
      else expect(findings, `no fault is left of "${reason}"; take the story off the list`).not.toEqual([])
    })
  })
}
