import { expect, it } from "vitest"
import { createClickSelectors, keepsDefaultAction, matchesClickTarget } from "./index.ts"

it.each([
  [{ id: 5, slug: "news" }, [".popmake-5", ".popmake-news", 'a[href$="#popmake-5"]']],
  [{ id: 5, slug: "" }, [".popmake-5", 'a[href$="#popmake-5"]']],
  [{ id: -5, slug: "a b.c" }, [".popmake--5", ".popmake-a\\ b\\.c", 'a[href$="#popmake--5"]']],
  [{ id: 5, slug: "caf%C3%A9]~{" }, [".popmake-5", ".popmake-café\\]\\~\\{", 'a[href$="#popmake-5"]']],
  [{ id: null, slug: "x" }, [".popmake-x"]],
])("selects what opens %j", (popup, expected) => {
  expect(createClickSelectors(popup)).toEqual(expected)
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
