/* The debug panel, for pages from npm: an entry of its own, so that no other import brings it. */
import { openPanel } from "./debug/openPanel.ts"
import { listDebugJobs, listKnownWidgets, type Part } from "./domain/index.ts"
import type { Page } from "./page/page.ts"

export { type DebugOptions, openPanel } from "./debug/openPanel.ts"

/**
 * Opens the debug panel on a page from npm, or moves the focus to the open one.
 * @param options.parts those that `createPage` got; their hooks and host jobs are shown
 */
export function openDebugPanel(page: Page, { parts }: { readonly parts: readonly Part[] }): void {
  const { drawing } = listKnownWidgets(parts)
  openPanel(page, { baseUrl: null, jobs: listDebugJobs(parts), widgets: drawing, isAsked: false })
}
