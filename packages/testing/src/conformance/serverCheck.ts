import { dirname, resolve } from "node:path"
import { expect } from "vitest"
import type { BehaviourCheck } from "./behaviourCheck.ts"
import { importOnServer, listImports } from "./importOnServer.ts"

/** A server imports the package's entries to render a page. */
export const serverCheck: BehaviourCheck = {
  name: "a server imports it without a document",
  timeoutMs: 60_000,
  async run({ options }) {
    const { testPath = "" } = expect.getState()
    const modules = options.modules ?? listImports(testPath)
    expect(modules).not.toEqual([])
    expect(await importOnServer(modules.map((path) => resolve(dirname(testPath), path)))).toBe("")
  },
}
