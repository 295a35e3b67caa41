import type { Activation } from "@ringside/core"

/** Where a shopper's early actions wait until the component that answers them is there. */
export interface Activations {
  /** Hands an action to the handler; false when there is none. */
  activate(activation: Activation): boolean
  /** Keeps an action for the handler to come. */
  keep(activation: Activation): void
  /** Takes the place of the handler before; the answer takes this one away. */
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
    keep(activation) {
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
