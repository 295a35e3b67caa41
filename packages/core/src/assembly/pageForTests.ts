import { createFakeClock, type FakeClock } from "../page/clockForTests.ts"
import { createOwnDiagnostics } from "../diagnostics/ownDiagnostics.ts"
import type { PageConfig } from "../page/config.ts"
import { createPage } from "./createPage.ts"
import type { Page } from "../page/page.ts"
import type { Diagnose } from "../author/diagnose.ts"
import type { Failure, Reports } from "../author/reports.ts"

/** A page for a test: it controls the time and records the reports. */
export interface PageForTests extends Page {
  readonly clock: FakeClock
  /** The reports, where the test keeps them. */
  readonly warnings: string[]
  readonly failures: Failure[]
  stop(): void
}

type PageOptions = Parameters<typeof createPage>[0]

/** The differences from a page with real services, a fake clock and the printed config. */
export interface PageForTestsOptions extends Partial<Omit<PageOptions, "config">> {
  /** Members in place of those that the document prints. */
  readonly config?: Partial<PageConfig>
  /** Where warnings and failures go: into lists of the page (by default), or to the console, as on a shop's page. */
  readonly reports?: "lists" | "console"
}

/** A page with real services, except for those that are passed in. Its warnings are there at once: a test doesn't wait for their texts. */
export function createPageForTests(
  window: Window & typeof globalThis,
  { config, reports: place = "lists", services, ...options }: PageForTestsOptions = {},
): PageForTests {
  const aborter = new AbortController()
  const { signal } = aborter
  const clock = createFakeClock(signal)
  const warnings: string[] = []
  const failures: Failure[] = []
  const lists: Reports = {
    warn: (message) => void warnings.push(message),
    fail: (failure) => void failures.push(failure),
  }
  const diagnose: Diagnose = (run) => run(createOwnDiagnostics())
  const reporting = { diagnose, ...(place === "lists" && { reports: lists }) }
  const readPrinted = () => {
    const reader = new AbortController()
    const page = createPage({ window, ...options, signal: reader.signal, services: reporting })
    reader.abort()
    return page.config
  }
  const page = createPage({
    window,
    signal,
    // Tests of the trap pass one.
    loadFocusTrap: null,
    ...options,
    services: { clock, ...reporting, ...(config && { config: { ...readPrinted(), ...config } }), ...services },
  })
  return { ...page, clock, warnings, failures, stop: () => aborter.abort() }
}
