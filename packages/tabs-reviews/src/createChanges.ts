import type { Decorations, Scope } from "@ringside/core"

/** A record of changes that can be reverted while the element is connected; disconnecting reverts it, too. */
export function createChanges({ page, signal }: Scope): Decorations {
  const changes = page.createDecorations()
  signal.addEventListener("abort", changes.restoreAll)
  return changes
}
