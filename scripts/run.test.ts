import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { execPath } from "node:process"
import { expect, it } from "vitest"
import { readManifest, root } from "./workspace.mjs"

it("names every command in its help", () => {
  const help = execFileSync(execPath, [join(root, "scripts", "run.mjs"), "help"], { encoding: "utf8" })
  const listed = [...help.matchAll(/^npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name)
  expect([...new Set(listed)].sort()).toEqual(
    Object.keys(readManifest(join(root, "package.json")).scripts ?? {}).sort(),
  )
})
