import { expect, it } from "vitest"
import { checks, lightChecks } from "./checks.mjs"

it.each([
  ["npm test", checks],
  ["npm run test:light", lightChecks],
])("lists the steps of %s after those that they need", (_command, table) => {
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
