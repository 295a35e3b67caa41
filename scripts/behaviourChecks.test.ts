import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./workspace.mjs"

/** Behaviours that are checked under another name: of a list, or of what a test makes of them. */
const checkedElsewhere = ["termsToggle", "removeCouponKeys", "createPopupsBehaviour"]

/** Behaviours without a call of `describeBehaviour`. The list only shrinks. */
const unchecked = [
  "addToCartBehaviour",
  "quantityBehaviour",
  "cardMethod",
  "confirmPage",
  "repliesBehaviour",
  "reviewHooksBehaviour",
  "reviewPagesBehaviour",
  "starsBehaviour",
  "reviewLinks",
]

/** Constants that hold a behaviour, and functions that create one. */
const declaration =
  /^(?:export )?(?:const (\w+) = defineBehaviour\(|const (\w+): Behaviour = \{|function (create\w+Behaviour)\()/gmu

const folder = join(root, "packages")
const files = readdirSync(folder).flatMap((name) =>
  readdirSync(join(folder, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("ForTests"))
    .map((path) => ({ path, text: readFileSync(join(folder, name, "src", path), "utf8") })),
)
const isTest = ({ path }: { readonly path: string }) => path.endsWith(".test.ts")

it("describeBehaviour is called for every behaviour but those listed", () => {
  const declared = files
    .filter((file) => !isTest(file))
    .flatMap(({ text }) => [...text.matchAll(declaration)].map((names) => names.slice(1).find(Boolean) ?? ""))
  expect(declared.length).toBeGreaterThan(40)
  const calls = files.filter(isTest).filter(({ text }) => text.includes("describeBehaviour("))
  const isChecked = (name: string) => calls.some(({ text }) => new RegExp(`\\b${name}\\b`, "u").test(text))
  expect(declared.filter((name) => !checkedElsewhere.includes(name) && !isChecked(name)).sort()).toEqual(
    unchecked.sort(),
  )
})
