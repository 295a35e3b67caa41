import { createHash } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findImportMap } from "./importMap.ts"

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-import-map-"))
})
afterAll(() => rm(folder, { recursive: true }))

test("addresses are those of the shop, and the policy allows these very characters", async () => {
  const integrity = { "./chunks/late-A1.js": "sha384-x", "./chunks/late-A1.js?retry": "sha384-x" }
  await writeFile(join(folder, "importmap.json"), `${JSON.stringify({ integrity }, null, 2)}\n`)
  const map = await findImportMap(folder)
  expect(JSON.parse(map?.json ?? "")).toEqual({
    integrity: { "/ringside/chunks/late-A1.js": "sha384-x", "/ringside/chunks/late-A1.js?retry": "sha384-x" },
  })
  const hash = createHash("sha256")
    .update(map?.json ?? "")
    .digest("base64")
  expect(map?.policySource).toBe(`'sha256-${hash}'`)
})

test("without a build there is none", async () => {
  expect(await findImportMap(join(folder, "nothing"))).toBeNull()
})
