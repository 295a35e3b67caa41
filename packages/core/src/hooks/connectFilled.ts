import type { Scope } from "../behaviours/behaviour.ts"
import { drawsOn } from "./drawsOn.ts"

interface FilledHook {
  readonly hook: HTMLElement
  /** Selector of the content by which a hook is enhanced, not drawn. */
  readonly content: string
  /** Connects what the hook holds. The returned function makes the changes. */
  readonly connect: () => (() => void) | undefined
}

/**
 * Connects a hook with content at once, and one without when another script has filled it: where that happens before the hook is in view, no
 * widget is drawn in it.
 */
export function connectFilled({ hook, content, connect }: FilledHook, scope: Scope): (() => void) | undefined {
  const isEmpty = () => drawsOn(hook, { drawsUnless: content })
  if (!isEmpty()) return connect()
  let isConnected = false
  scope.onScan(() => {
    if (isConnected || isEmpty() || hook.querySelector("[data-ringside-root]")) return false
    isConnected = true
    connect()?.()
    return true
  })
  return undefined
}
