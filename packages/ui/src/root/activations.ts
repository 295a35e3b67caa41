import type { Activation } from "@ringside/core"

/** Stores a shopper's early actions until the component that handles them is mounted. */
export interface Activations {
  /** Passes an action to the handler; false without a handler. */
  activate(activation: Activation): boolean
  /** Defers an action until there is a handler. */
  defer(activation: Activation): void
  /** Replaces the previous handler; the returned function removes this one. */
  handle(handler: (activation: Activation) => void): () => void
}

/** The activations of one root. */
export function createActivations(): Activations {
  let current: ((activation: Activation) => void) | null = null
  let waiting: readonly Activation[] = []
  return {
    activate(activation) {
      current?.(activation)
      return current !== null
    },
    defer(activation) {
      waiting = [...waiting, activation]
    },
    handle(handler) {
      current = handler
      const taken = waiting
      waiting = []
      for (const activation of taken) handler(activation)
      return () => {
        if (current === handler) current = null
      }
    },
  }
}
