import { expect, it } from "vitest"
import type { Way } from "./minifyWorker.mjs"
import { minifyInWorker } from "./minifyWorkers.mjs"

const map = JSON.stringify({ version: 3, sources: ["a.ts"], names: [], mappings: "" })
const terser: Way = { minifier: "terser", options: { module: true } }
const uglify: Way = { minifier: "uglify-js", options: { module: true, toplevel: true } }

const minify = (code: string, way: Way) => minifyInWorker({ script: { code, map, preamble: "" }, way })

it.each([
  ["terser", terser],
  ["uglify-js", uglify],
])("minifies by %s", async (_name, way) => {
  expect((await minify("export const sum = 1 + 2", way)).code).toMatch(/=3;/)
})

it("answers each of many scripts with its own result", async () => {
  const codes = Array.from({ length: 12 }, (_, index) => `export const answer = ${String(index)}`)
  const minified = await Promise.all(codes.map((code) => minify(code, terser)))
  expect(minified.map(({ code }) => code)).toEqual(codes.map((code) => `${code.replaceAll(" = ", "=")};\n`))
})

it.each([
  ["terser", terser],
  ["uglify-js", uglify],
])("rejects a script that %s can't read, and minifies the next one", async (_name, way) => {
  await expect(minify("export const = 1", way)).rejects.toThrow("SyntaxError")
  expect((await minify("export const sum = 3", way)).code).toContain("=3;")
})
