import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { memberFolders, root } from "./workspace.mjs"

it("type-checks every package and example: tsconfig.json at the root names each", () => {
  const { references }: { references: { path: string }[] } = JSON.parse(
    readFileSync(join(root, "tsconfig.json"), "utf8"),
  )
  const isNamed = (folder: string) => references.some(({ path }) => path === folder)
  const projects = memberFolders().filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
  expect(projects.filter((folder) => !isNamed(folder))).toEqual([])
})
