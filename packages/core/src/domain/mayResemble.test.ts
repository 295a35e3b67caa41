import { expect, it } from "vitest"
import { mayResemble } from "./mayResemble.ts"
import { suggestName } from "./suggestName.ts"

const known = ["cart", "mini-cart", "checkout", "express-checkout", "couponRemoved", "undoRemove"]

it.each(["cart", "crat", "Cart", "cat", "card", "minicart", "mini-crat", "chekout", "cuoponRemovd", "UNDOREMOVE"])(
  "is true for %s, which misspells a known name",
  (wrong) => {
    expect(suggestName(wrong, known)).not.toBeNull()
    expect(mayResemble(wrong, known)).toBe(true)
  },
)

it.each(["site", "gallery", "popups", "theme", "emptyText", "a".repeat(41)])("is false for %s", (name) => {
  expect(mayResemble(name, known)).toBe(false)
})

it("misses no suggestion for names with edits at any place", () => {
  const alphabet = ["a", "c", "r", "t", "-", "x"]
  const wrong = known.flatMap((name) =>
    name
      .split("")
      .flatMap((_, at) =>
        alphabet.flatMap((letter) => [
          name.slice(0, at) + letter + name.slice(at),
          name.slice(0, at) + letter + name.slice(at + 1),
          name.slice(0, at) + name.slice(at + 1),
          letter + name.slice(0, at) + letter + name.slice(at + 1),
        ]),
      ),
  )
  expect(wrong.filter((name) => suggestName(name, known) !== null && !mayResemble(name, known))).toEqual([])
})
