import type { Decorations, Scope } from "@ringside/core"

/** A record of changes that can be reverted while the element is connected; disconnecting reverts it, too. */
export function createChanges({ page, onEnd }: Scope): Decorations {
  const changes = page.createDecorations()
  onEnd(changes.restoreAll)
  return changes
}
