/** How an add button looks: busy, marked as added, with the link to the basket beside it. */
export type ButtonState = { readonly loading: boolean; readonly added: boolean; readonly viewLink: boolean }

/** What happens to a button; "restored" is the page coming back from the back/forward cache. */
export type ButtonAction = {
  readonly type: "click" | "vetoed" | "added" | "failed" | "restored"
  /** Whether the page is the basket itself, which needs no link to it. */
  readonly isCart?: boolean
}

/** A button that nobody has touched. */
export function createButtonState(): ButtonState {
  return { loading: false, added: false, viewLink: false }
}

/**
 * The button after an act. The link to the basket, once there, stays: something of the product is in it. Source:
 * catalogue-and-cart §3.4.
 */
export function reduceButtonState(state: ButtonState, act: ButtonAction): ButtonState {
  switch (act.type) {
    case "click":
      return { ...state, loading: true, added: false }
    case "added":
      return { loading: false, added: true, viewLink: state.viewLink || !act.isCart }
    case "vetoed":
    case "failed":
    case "restored":
      return { ...state, loading: false }
  }
}
