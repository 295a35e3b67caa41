import type { Activation } from "@ringside/core"

/** Where a shopper's early act waits until the component that answers it is there. */
export interface Activations {
  /** Hands an act to the handler, or keeps it for the one to come. */
  activate(activation: Activation): void
  /** Takes the place of the handler before; the answer takes this one away. */
  handle(handler: (activation: Activation) => void): () => void
}

/** The activations of one root. Only the first act is kept: the second click on a slow page means the same as the first. */
export function createActivations(): Activations {
  let current: ((activation: Activation) => void) | null = null
  let kept: Activation | null = null
  return {
    activate(activation) {
      if (current) current(activation)
      else kept ??= activation
    },
    handle(handler) {
      current = handler
      const waiting = kept
      kept = null
      if (waiting) handler(waiting)
      return () => {
        if (current === handler) current = null
      }
    },
  }
}
