import { listModules, type Part } from "@ringside/core/domain"
import { expect, it } from "vitest"
import * as allParts from "./parts.ts"

/** Hooks whose code is fetched for another reason than their markup. */
const others = [
  // Only in the preview of the theme's customizer.
  "preview",
  // Only with the settings of a marketing service.
  "email-capture",
  // Only while the shopper hasn't answered.
  "consent",
]

/** Whether the hook has a widget, or a module that its markup brings. */
function isStarted(part: Part, name: string): boolean {
  const markup = listModules(part).flatMap(({ present = "", near }) => [present, ...near.map((each) => each.near)])
  const attribute = new RegExp(`\\[data-ringside~="?${name}"?\\]`)
  return part.hooks?.[name]?.widget !== undefined || attribute.test(markup.join())
}

it("every hook that a part declares has code that its markup brings", () => {
  const idleHooks = Object.values<Part>(allParts).flatMap((part) =>
    Object.keys(part.hooks ?? {}).filter((name) => !isStarted(part, name)),
  )
  expect(idleHooks.toSorted()).toEqual(others.toSorted())
})
