import type { MessageCatalogue, Part } from "@ringside/core/domain"
import { expect, it } from "vitest"
import * as allParts from "./parts.ts"

/** British words of our English texts, which a shop in `en-US` doesn't use. */
const british = /\b(baskets?|VAT)\b/i

const readWords = (text: MessageCatalogue[string] | undefined) => JSON.stringify(text ?? "")

it("says cart and tax in American English, in every text of every part", () => {
  const parts: readonly Part[] = Object.values(allParts)
  const missed = parts.flatMap(({ name, messages = [] }) =>
    messages.flatMap(({ en, "en-US": american = {} }) =>
      Object.keys(en)
        .filter((key) => british.test(readWords({ ...en, ...american }[key])))
        .map((key) => `${name}.${key}`),
    ),
  )
  expect(missed).toEqual([])
})
