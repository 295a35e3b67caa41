import { describe, expect, it } from "vitest"
import { findReplacedTerm } from "./plainTerms.mjs"

describe("a name with a word that has a standard term", () => {
  it.each([
    ["act", "act"],
    ["tellsFirst", "tells"],
    ["isHeirOf", "heir"],
    ["giveBackClick", "giveBack"],
    ["wakeUp", "wake"],
    ["tellShopper", "tell"],
    ["hearNative", "hear"],
  ])("is found: %s", (name, word) => {
    expect(findReplacedTerm(name)?.word).toBe(word)
  })

  it.each(["action", "activate", "theirs", "exact", "awaken", "intellect", "hearth", "contact"])("isn't %s", (name) => {
    expect(findReplacedTerm(name)).toBeNull()
  })
})
