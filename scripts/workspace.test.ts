import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { memberFolders, root } from "./workspace.mjs"

// A project that the root does not name would simply not be type-checked.
it("type-checks every package and example", () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, "tsconfig.json"), "utf8"),
  )
  const projects = memberFolders().filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
  expect(references.map((reference) => reference.path)).toEqual(expect.arrayContaining([...projects, "scripts"]))
})
