import { createPage, type Page, type PageConfig } from "@ringside/core"

/** A page for a test or a story: real services on `view`, with the given settings. */
export function createPageForTests(view: Window & typeof globalThis, config: Partial<PageConfig> = {}): Page {
  const reader = new AbortController()
  const printed = createPage({ window: view, signal: reader.signal }).config
  reader.abort()
  const { signal } = new AbortController()
  return createPage({ window: view, signal, services: { config: { ...printed, locale: "en", ...config } } })
}
