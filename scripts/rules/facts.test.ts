import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { root } from "../workspace.mjs"

it("has pictures of the shop that are 1280 pixels wide", async () => {
  const folder = join(root, "examples/shop/pictures")
  // Smaller ones are made of them, and are named after their width.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!-\d{3})\.avif$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const widths = await Promise.all(
    files.map(async (file) => [file, (await sharp(join(folder, file)).metadata()).width] as const),
  )
  expect(widths.filter(([, width]) => width !== 1280)).toEqual([])
})

it("repeats no failed test", () => {
  const configs = ["vitest.config.ts", ".ci/run", "scripts/test/checks.mjs", "package.json"]
  const repeating = configs.filter((file) => /\bretry\b/.test(readFileSync(join(root, file), "utf8")))
  expect(repeating).toEqual([])
})

it("has fewer than 46 files in embed, without tests", () => {
  const files = ["src", "build"].flatMap((folder) => readdirSync(join(root, "packages/embed", folder)))
  const own = files.filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.|ForTests\./.test(file))
  expect(own.length).toBeGreaterThan(20)
  expect(own.length).toBeLessThan(46)
})
