import type { Decorations, Scope } from "@ringside/core"

/** A record of changes that can be undone while the element is connected, and is undone at the latest when it no longer is. */
export function createChanges({ page, signal }: Scope): Decorations {
  const changes = page.createDecorations()
  signal.addEventListener("abort", changes.restoreAll)
  return changes
}
