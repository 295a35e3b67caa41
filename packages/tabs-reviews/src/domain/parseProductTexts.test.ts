import { describe, expect, it } from "vitest"
import { parsePanels, parseProductTexts } from "./parseProductTexts.ts"

describe("parsePanels", () => {
  it.each([
    ["reviews, description", ["reviews", "description"]],
    ["attributes  attributes", ["attributes"]],
    ["size", []],
    ["", []],
  ])("reads %j as %j", (text, panels) => expect(parsePanels(text)).toEqual(panels))
})

describe("parseProductTexts", () => {
  it("reads description, attributes and the number of reviews", () => {
    const attributes = [
      { name: "Wood", terms: [{ name: "Oak &amp; ash" }, { name: "Walnut" }] },
      { name: "", terms: [{ name: "x" }] },
      { name: "Empty", terms: [] },
    ]
    expect(parseProductTexts({ name: "Lince", description: " <p>Heavy.</p> ", attributes, review_count: 3 })).toEqual({
      description: "<p>Heavy.</p>",
      attributes: [{ name: "Wood", values: ["Oak & ash", "Walnut"] }],
      reviewCount: 3,
    })
  })

  it("takes the short description where there is no long one", () => {
    expect(parseProductTexts({ name: "Lince", description: "", short_description: "Short" })?.description).toBe("Short")
  })

  it.each([[null], [{}], [[]]])("is null for %j", (raw) => expect(parseProductTexts(raw)).toBeNull())
})
