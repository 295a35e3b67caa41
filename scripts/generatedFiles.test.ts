import { expect, it } from "vitest"
import { isSameButSizes } from "./generatedFiles.mjs"

const table = "| Page    | Size    |\n| ------- | ------- |\n| archive | 48.0 kB |\n"

it.each([
  ["the same text", table, true],
  ["a last digit that differs", table.replace("48.0", "48.1"), true],
  ["columns of another width", table.replaceAll("   |", "     |").replaceAll("--- |", "----- |"), true],
  ["another size", table.replace("48.0", "48.2"), false],
  ["another name", table.replace("archive", "product"), false],
  ["one row more", `${table}| product | 83.9 kB |\n`, false],
])("compares generated sizes: %s", (_, onDisk, isSame) => {
  expect(isSameButSizes(onDisk, table)).toBe(isSame)
})
