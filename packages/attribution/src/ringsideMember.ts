import type { ConsentState, ConsentStates } from "@ringside/core"

/** `ringside.consent`: the shopper's consent. */
export interface ConsentApi {
  /** The state of a category; `unreachable` where the code could not be loaded. */
  read(category: string): Promise<ConsentState | { readonly kind: "unreachable"; readonly message: string }>
  /** Calls `listener` with all states after each change, until the function that is returned is called. */
  subscribe(listener: (states: ConsentStates) => void): () => void
}
