import { expect, it } from "vitest"
import { createClickSelectors, escapeLeadingDigits, keepsDefaultAction, matchesClickTarget } from "./index.ts"

it.each([
  [{ id: 5, slug: "news" }, [".popmake-5", ".popmake-news", 'a[href$="#popmake-5"]']],
  [{ id: 5, slug: "" }, [".popmake-5", 'a[href$="#popmake-5"]']],
  [{ id: -5, slug: "a b.c" }, [".popmake--5", ".popmake-a\\ b\\.c", 'a[href$="#popmake--5"]']],
  [{ id: 5, slug: "caf%C3%A9]~{" }, [".popmake-5", ".popmake-café\\]\\~\\{", 'a[href$="#popmake-5"]']],
  [{ id: null, slug: "x" }, [".popmake-x"]],
])("selects what opens %j", (popup, expected) => {
  expect(createClickSelectors(popup)).toEqual(expected)
})

it.each([
  [".2026-offer", String.raw`.\32 026-offer`],
  ["a.b, main .-1#5:is(.7)", String.raw`a.b, main .-\31 #\35 :is(.\37 )`],
  [String.raw`.\32 026.a\.5`, String.raw`.\32 026.a\.5`],
  [`[href="/.5"] [data-x=.5] :not("'.5")`, `[href="/.5"] [data-x=.5] :not("'.5")`],
  ['.5:contains(".5', String.raw`.\35 :contains(".5`],
])("escapes the digits with which classes begin in %s", (selector, escaped) => {
  expect(escapeLeadingDigits(selector)).toBe(escaped)
})

const popup = { id: 5, slug: "news" }
it.each([
  [{ classes: ["button", "popmake-5"] }, true],
  [{ classes: "button popmake-news" }, true],
  [{ classes: ["popmake-55"] }, false],
  [{ tag: "A", href: "/page/#popmake-5" }, true],
  [{ tag: "button", href: "#popmake-5" }, false],
  [{ tag: "a", href: "#popmake-15" }, false],
  [{}, false],
])("matches %j: %j", (target, expected) => {
  expect(matchesClickTarget(popup, target)).toBe(expected)
})

it("matches nothing without names", () => {
  expect(matchesClickTarget({ id: null }, { tag: "a", href: "#popmake-", classes: ["popmake-"] })).toBe(false)
})

it.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ dataDoDefault: "1" }, true],
  [{ dataDoDefault: "" }, false],
  [{ dataDoDefault: "false" }, false],
  [{ classes: ["pum-do-default"] }, true],
  [{ classes: "a popmake-do-default" }, true],
  [{ classes: ["do-default"] }, true],
  [{ settingDoDefault: true }, true],
])("keeps the default action of %j: %j", (click, expected) => {
  expect(keepsDefaultAction(click)).toBe(expected)
})
