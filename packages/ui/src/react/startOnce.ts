import { definePageService, type Page } from "@ringside/core"

const startedService = definePageService("ui.started", () => new Set<string>())

/** Starts code on a page that several components may ask for, once, and has the page look for new markup from then on. */
export function startOnce(page: Page, name: string, start: (page: Page) => void): void {
  const started = startedService.of(page)
  if (started.has(name)) return
  started.add(name)
  start(page)
  page.watch()
}
