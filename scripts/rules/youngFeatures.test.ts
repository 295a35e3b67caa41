import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, it } from "vitest"
import { runBuild, selectEmbedBuild } from "../builds.mjs"
import { root } from "../workspace.mjs"
import { listCalls, listStyleNames, listYoungFeatures } from "./youngFeatures.mjs"

/** Methods younger than the oldest browsers that the scripts call all the same, with the reason. The list only shrinks. */
const youngMethods = {
  ...{ parse: "ours", restore: "ours", resume: "ours", role: "ours", take: "ours" },
  requestIdleCallback: "the clock waits by a timer without it",
  cancelIdleCallback: "called where the other one is",
  checkVisibility: "isRendered looks at boxes without it; tabbable, too, asks before",
  showPopover: "a popup stays in its layer without it",
  userActivation: "asked for by `in`",
  startViewTransition: "React asks before",
  moveBefore: "React asks before",
}

/** Names in style sheets younger than the oldest browsers, with what is different without them. The list only shrinks. */
const youngStyles = {
  "light-dark": "in a rule of its own; the light colour stands before it",
  has: "Firefox 115 to 120: some gaps and marks of the mini-cart, swatches and quantities",
  dir: "Chrome 111 to 119, right to left: stars aren't mirrored, and drawers come from the other side",
  "contain-intrinsic-inline-size": "Safari before 17: the block forms need a place that is not as wide as its content",
  "starting-style": "a drawer opens without moving",
  "text-wrap": "lines of unequal length",
  "forced-color-adjust": "Safari has no forced colours",
  resize: "iOS has no corner to pull",
  ...{
    "scrollbar-width": "a scroll bar is seen",
    "-webkit-scrollbar": "the same, in browsers without scrollbar-width",
  },
  "-webkit-tap-highlight-color": "of touch screens alone",
  "-webkit-progress-bar": "each engine has its own name",
  "-webkit-progress-value": "each engine has its own name",
  "-moz-progress-bar": "each engine has its own name",
}

const folder = join(root, "packages/embed/dist")

beforeAll(async () => {
  const { code, output } = await runBuild(selectEmbedBuild())
  expect(code, output).toBe(0)
})

/** The names in the built files of one kind. */
function listNames(extension: string, list: (text: string) => ReadonlySet<string>): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(extension))
  return new Set(files.flatMap((file) => [...list(readFileSync(join(folder, file), "utf8"))]))
}

it("uses nothing that the oldest browsers lack, but what is listed with its reason", () => {
  const { methods, styles } = listYoungFeatures()
  const calls = [...listNames(".js", listCalls)].filter((name) => methods.has(name))
  const names = [...listNames(".css", listStyleNames)].filter((name) => styles.has(name))
  expect(calls.toSorted()).toEqual(Object.keys(youngMethods).toSorted())
  expect(names.toSorted()).toEqual(Object.keys(youngStyles).toSorted())
})

it("finds a method and a property that the oldest browsers lack", () => {
  const { methods, styles } = listYoungFeatures()
  expect(
    [...listCalls("URL.canParse(a);b.checkVisibility?.();'moveBefore'in c")].every((name) => methods.has(name)),
  ).toBe(true)
  expect([...listStyleNames(".a{field-sizing:content}")].filter((name) => styles.has(name))).toEqual(["field-sizing"])
  // Every supported browser has these.
  expect([...listCalls("a.replaceChildren();b.findLast(c)")].filter((name) => methods.has(name))).toEqual([])
  // A function of ours, with a name that the minifier chose, whose result is spread.
  expect([...listCalls("[...xr(a)]")]).toEqual([])
})
