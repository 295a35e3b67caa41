import type { ConsentState, ConsentStates } from "@ringside/core"

/** `ringside.consent`: the shopper's consent. */
export interface ConsentApi {
  /** The state of a category. */
  read(category: string): Promise<ConsentState>
  /** Calls `listener` with all states after each change, until the function that is returned is called. */
  subscribe(listener: (states: ConsentStates) => void): () => void
}
