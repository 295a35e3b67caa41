import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildEmbed, type EmbedBuild } from "../build.mjs"
import { compileAtOnce } from "./bundle.mjs"
import { coreChunks } from "./chunks.mjs"
import { listChunks, readParts } from "./parts.mjs"
import { listCalls, listStyleNames, listYoungFeatures } from "./youngFeatures.mjs"

/** Methods younger than the oldest browsers that the scripts call all the same, with the reason. The list only shrinks. */
const youngMethods = {
  ...{ parse: "ours", restore: "ours", role: "ours", take: "ours" },
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

let outDir: string
let built: EmbedBuild

beforeAll(async () => {
  outDir = mkdtempSync(join(tmpdir(), "ringside-quick-"))
  mkdirSync(join(outDir, "chunks"))
  writeFileSync(join(outDir, "manifest.json"), "[]")
  writeFileSync(join(outDir, "chunks/ui-light-OLD.js"), "")
  built = await buildEmbed({ outDir, isQuick: true })
})
afterAll(() => rmSync(outDir, { recursive: true, force: true }))

it("has every script of the standard build, and none of the light one", async () => {
  const scripts = built.manifest.map(({ file }) => file).filter((file) => file.endsWith(".js"))
  const names = scripts.map((file) => file.replace(/-[A-Z0-9]{8}\.js$/, ".js")).sort()
  const declared = [...listChunks(await readParts()), ...coreChunks].map(({ name }) => `chunks/${name}.js`)
  expect(names).toEqual([...declared, "chunks/late.js", "chunks/ui.js", "ringside.classic.js", "ringside.js"].sort())
})

it("removes the exact build, whose manifest it doesn't write", () => {
  expect(existsSync(join(outDir, "manifest.json"))).toBe(false)
  expect(existsSync(join(outDir, "chunks/ui-light-OLD.js"))).toBe(false)
  expect(JSON.parse(readFileSync(join(outDir, "manifest.quick.json"), "utf8"))).toEqual(built.manifest)
})

it("measures no sizes in brotli", () => {
  expect(built.manifest.filter((entry) => "brotliBytes" in entry)).toEqual([])
})

it("keeps the line that makes browsers compile a script at once, as the first one", () => {
  expect(readFileSync(join(outDir, "ringside.js"), "utf8").split("\n", 1)).toEqual([compileAtOnce])
})

/** The names in the built files of one kind. */
function listNames(extension: string, list: (text: string) => ReadonlySet<string>): Set<string> {
  const files = built.manifest.map(({ file }) => file).filter((file) => file.endsWith(extension))
  return new Set(files.flatMap((file) => [...list(readFileSync(join(outDir, file), "utf8"))]))
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
})
