import { createPage, type Page, type PageConfig } from "@ringside/core"

/** A page for a test or a story: real services on `view`, with the given settings. */
export function createPageForTests(view: Window & typeof globalThis, config: Partial<PageConfig> = {}): Page {
  const { signal } = new AbortController()
  const page = createPage({ window: view, signal })
  return createPage({ window: view, signal, services: { config: { ...page.config, locale: "en", ...config } } })
}
