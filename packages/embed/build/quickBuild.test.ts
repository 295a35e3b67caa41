import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { buildEmbed, type EmbedBuild } from "../build.mjs"
import { listCoreChunks } from "./chunks.mjs"
import { compileAtOnce } from "./minify.mjs"
import { listChunks, readParts } from "./parts.mjs"

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

it("has every script of both builds", async () => {
  const scripts = built.manifest.map(({ file }) => file).filter((file) => file.endsWith(".js"))
  const names = scripts.map((file) => file.replace(/-[A-Z0-9]{8}\.js$/, ".js")).sort()
  const declared = [...listChunks(await readParts()), ...(await listCoreChunks())].map(
    ({ name }) => `chunks/${name}.js`,
  )
  const shared = ["chunks/late.js", "chunks/ui.js", "chunks/ui-light.js"]
  const entries = ["ringside", "ringside.light"].flatMap((name) => [`${name}.js`, `${name}.classic.js`])
  expect(names).toEqual([...declared, ...shared, ...entries].sort())
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
