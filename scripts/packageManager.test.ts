import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { checkHash, readPackageManager } from "./packageManager.mjs"

const folder = mkdtempSync(join(tmpdir(), "ringside-package-manager-"))
afterAll(() => rmSync(folder, { recursive: true }))

describe("the pinned package manager", () => {
  it("has a version and a hash in the root manifest", () => {
    expect(readPackageManager()).toEqual({
      name: "pnpm",
      spec: expect.stringMatching(/^pnpm@\d+\.\d+\.\d+$/),
      sha512: expect.stringMatching(/^[0-9a-f]{128}$/),
    })
  })

  it.each([
    "pnpm@10.34.8",
    "pnpm@10.34.8+sha512.",
    "pnpm@10.34.8+sha1.0123",
    `pnpm@latest+sha512.${"0".repeat(128)}`,
    `pnpm@10.34.8; rm -rf .+sha512.${"0".repeat(128)}`,
    "",
  ])("is refused without them: %j", (text) => {
    expect(() => readPackageManager(text)).toThrow("expected name@version+sha512.HASH")
  })

  it("is not started when its file is another one", () => {
    const file = join(folder, "pnpm-1.0.0.tgz")
    writeFileSync(file, "the package")
    const hash = createHash("sha512").update("the package").digest("hex")
    expect(() => checkHash(file, hash)).not.toThrow()
    writeFileSync(file, "another package")
    expect(() => checkHash(file, hash)).toThrow("It is not started")
  })
})
