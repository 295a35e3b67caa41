import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../workspace.mjs"

const folder = join(root, "packages")

/** The packages that export components for React apps; those of `ui` draw nothing themselves. */
const packages = readdirSync(folder).filter(
  (name) => name !== "ui" && existsSync(join(folder, name, "src/react")) && listComponents(name).length > 0,
)

/** The components that `@ringside/NAME/react` exports: all but hooks and types. */
function listComponents(name: string): readonly string[] {
  const text = readFileSync(join(folder, name, "src/react.ts"), "utf8")
  const lists = [...text.matchAll(/^export \{([^}]*)\} from/gmu)].map(([, list = ""]) => list)
  return lists.flatMap((list) => list.split(",").map((each) => each.trim())).filter((each) => /^[A-Z]/u.test(each))
}

/** The files of a package's components that end in `end`. */
function readComponentFiles(name: string, end: string): readonly string[] {
  const place = join(folder, name, "src/react")
  return readdirSync(place)
    .filter((file) => file.endsWith(end))
    .map((file) => readFileSync(join(place, file), "utf8"))
}

/** Lists the components that calls of `describeComponent` render. */
function listRendered(text: string): readonly string[] {
  const [, ...calls] = text.split("describeComponent(")
  return calls.map((call) => call.slice(0, call.search(/^\s*(?:async )?drawn\b/mu)))
}

const all = packages.flatMap((name) => listComponents(name).map((component) => ({ name, component })))

it("finds the components", () => {
  expect(all.length).toBeGreaterThan(14)
})

it.each(all)("describeComponent hydrates $component of $name", ({ name, component }) => {
  const rendered = readComponentFiles(name, ".test.tsx").flatMap(listRendered)
  expect(rendered.filter((text) => new RegExp(`<${component}\\b`, "u").test(text))).not.toEqual([])
})

it.each(all)("stories show $component of $name", ({ name, component }) => {
  const stories = readComponentFiles(name, ".stories.tsx")
  expect(
    stories.filter((text) => new RegExp(`<${component}\\b|component: ${component}\\b`, "u").test(text)),
  ).not.toEqual([])
})
