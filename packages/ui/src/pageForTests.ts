import type { PageConfig } from "@ringside/core"
import { createPageForTests as createPage, type PageForTests } from "@ringside/core/testing"
import { onTestFinished } from "vitest"

/** A page for a component: in English, with the given settings. It stops at the end of the test. */
export function createPageForTests(view: Window & typeof globalThis, config: Partial<PageConfig> = {}): PageForTests {
  const page = createPage(view, { config: { locale: "en", ...config }, reports: "console" })
  onTestFinished(() => page.stop())
  return page
}
