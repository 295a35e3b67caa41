import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../workspace.mjs"

const folder = join(root, "packages")

/** Sources of the packages above the cart that name `pattern`, without tests. */
function listUsers(pattern: RegExp): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name !== "cart")
    .flatMap((name) =>
      readdirSync(join(folder, name, "src"), { recursive: true, encoding: "utf8" })
        .filter((path) => /(?<!\.test)\.tsx?$/u.test(path))
        .map((path) => join(name, "src", path)),
    )
    .filter((path) => pattern.test(readFileSync(join(folder, path), "utf8")))
    .sort()
}

it("packages send writes from host markup by sendHostWrite alone, and leave the queue of writes to the cart", () => {
  expect(listUsers(/\bwriteQueueOf\b|\bqueue\.run\(/u)).toEqual([])
  // Five files do so; a check that finds none proves nothing.
  expect(listUsers(/\bsendHostWrite\(/u).length).toBeGreaterThan(4)
})
