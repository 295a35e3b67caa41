import { expect, it } from "vitest"
import { compileAtOnce, minifyScripts } from "./minify.mjs"

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

const sum = "export const sum = 1 + 2\n"
const map = JSON.stringify({ version: 3, sources: ["a.ts"], names: [], mappings: "AAAA" })

const minify = async (files: Readonly<Record<string, string>>) => {
  const minified = await minifyScripts(new Map(Object.entries(files).map(([file, text]) => [file, encode(text)])))
  return Object.fromEntries([...minified].map(([file, contents]) => [file, decode(contents)]))
}

it("minifies a script, and writes the source map of the result", async () => {
  const minified = await minify({ "a.js": sum, "a.js.map": map })
  expect(minified["a.js"]).toBe("export const sum=3;\n")
  expect(JSON.parse(minified["a.js.map"] ?? "")).toMatchObject({
    sources: ["a.ts"],
    mappings: expect.stringMatching(/./),
  })
})

it("leaves files that are no scripts, and scripts without a source map, as they are", async () => {
  const files = { "a.css": "a { color: red }", "b.js": sum }
  expect(await minify(files)).toEqual(files)
})

it("keeps the line that makes browsers compile a script at once, as the first one", async () => {
  const code = `${compileAtOnce}\nexport const call = () => run()\nfunction run() { return 1 }\n`
  expect((await minify({ "a.js": code, "a.js.map": map }))["a.js"]?.split("\n", 1)).toEqual([compileAtOnce])
})

it("rejects a script that it can't read", async () => {
  await expect(minify({ "a.js": "export const = 1", "a.js.map": map })).rejects.toThrow("Name expected")
})
