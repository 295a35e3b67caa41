import { expect, it } from "vitest"
import { checks, consumerChecks, disorderChecks, engineChecks, lightChecks } from "./checks.mjs"

const tables = [
  ["npm test", checks],
  ["npm run test:light", lightChecks],
  ["npm run test:engines", engineChecks],
  ["npm run test:consumers", consumerChecks],
  ["npm run test:disorder", disorderChecks],
] as const

it.each(tables)("gives each step of %s a name of its own, under which its result is counted", (_command, table) => {
  const names = table.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

it.each(tables)("lists the steps of %s after those that they need", (_command, table) => {
  const names = table.map(({ name }) => name)
  const early = table.flatMap(({ name, needs = [] }) =>
    needs.flatMap((needed) =>
      names.slice(0, names.indexOf(name)).includes(needed) ? [] : [`${name} needs ${needed}`],
    ),
  )
  expect(early).toEqual([])
})

it("packs the script tag that the step before has built, so that it is built once", () => {
  expect(checks.find(({ name }) => name === "packages")?.needs).toContain("build")
})
