import type * as dom from "@testing-library/dom"
import type * as react from "@testing-library/react"
import { vi } from "vitest"
import { waitLimitMs } from "./waitLimitMs.ts"

// The settings of Vitest have a limit of `expect.poll`, but none of `vi.waitFor`.
const { waitFor, waitUntil } = vi
const toOptions = (options?: number | { timeout?: number }) =>
  typeof options === "number" ? { timeout: options } : { timeout: waitLimitMs, ...options }
vi.waitFor = (callback, options) => waitFor(callback, toOptions(options))
vi.waitUntil = (callback, options) => waitUntil(callback, toOptions(options))

// Loading the Testing Library takes half a second, so only the tests that import it do.
vi.mock("@testing-library/dom", (importOriginal) => importPatient(importOriginal<typeof dom>))
vi.mock("@testing-library/react", (importOriginal) => importPatient(importOriginal<typeof react>))

async function importPatient<Library extends Pick<typeof dom, "configure">>(
  load: () => Promise<Library>,
): Promise<Library> {
  const library = await load()
  library.configure({ asyncUtilTimeout: waitLimitMs })
  return library
}
