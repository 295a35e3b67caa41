import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../workspace.mjs"

/** Behaviours that are checked under another name: of a list, or of what a test makes of them. */
const checkedElsewhere = [
  ...["termsToggle", "removeCouponKeys", "popupsBehaviour"],
  // It listens from the start on, and connects nothing.
  "expressNews",
  // Together they are `siteHeader`.
  ...["desktopMenu", "headerMenus", "headerMode", "menuAnchors"],
]

/** Constants that hold a behaviour, and functions that create one. */
const declaration =
  /^(?:export )?(?:const (\w+) = defineBehaviour\(|const (\w+): Behaviour = \{|function (create\w+Behaviour)\()/gmu

/** The calls of tests, and the behaviours that they create before. */
const call = /\bdescribeBehaviour\(\s*(\w+)/gu
const creation = /\bconst (\w+) = (create\w+)\(/gu

/** A file that creates its behaviours in a list, without a name. */
const unnamed = /: readonly Behaviour\[\] => \[\s*\{/u

const folder = join(root, "packages")
const files = readdirSync(folder).flatMap((name) =>
  readdirSync(join(folder, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("ForTests"))
    .map((path) => ({
      path: `${name}/src/${path.replaceAll("\\", "/")}`,
      text: readFileSync(join(folder, name, "src", path), "utf8"),
    })),
)
const isTest = ({ path }: { readonly path: string }) => path.endsWith(".test.ts")

/** Lists the arguments of `describeBehaviour` in a test: a behaviour, or the function that creates it. */
function listChecked(text: string): readonly string[] {
  const created = new Map([...text.matchAll(creation)].map(([, name, create]) => [name, create]))
  return [...text.matchAll(call)].flatMap(([, name = ""]) => [name, created.get(name) ?? ""])
}

it("describeBehaviour is called for every behaviour", () => {
  const declared = files
    .filter((file) => !isTest(file))
    .flatMap(({ text }) => [...text.matchAll(declaration)].map((names) => names.slice(1).find(Boolean) ?? ""))
  expect(declared.length).toBeGreaterThan(40)
  const tests = files.filter(isTest).map(({ text }) => text)
  const checked = new Set(tests.flatMap(listChecked))
  expect(declared.filter((name) => !checkedElsewhere.includes(name) && !checked.has(name))).toEqual([])
})

it("describeBehaviour is called for behaviours without a name, in a test of their file", () => {
  const creators = files.filter((file) => !isTest(file) && unnamed.test(file.text))
  expect(creators.length).toBeGreaterThan(0)
  const checked = files.filter((file) => isTest(file) && file.text.includes("describeBehaviour("))
  const isChecked = (path: string) => checked.some((test) => test.path === path.replace(/\.ts$/u, ".test.ts"))
  expect(creators.map(({ path }) => path).filter((path) => !isChecked(path))).toEqual([])
})
