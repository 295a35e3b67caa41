/** The state of an add button: busy, marked as added, with the link to the basket beside it. */
export type ButtonState = { readonly loading: boolean; readonly added: boolean; readonly viewLink: boolean }

/** An event of a button; "restored" means that the page returned from the back/forward cache. */
export type ButtonAction = {
  readonly type: "click" | "vetoed" | "added" | "failed" | "restored"
  /** Whether the page is the basket itself, which needs no link to it. */
  readonly isCart?: boolean
}

/** The state of a button before its first click. */
export function createButtonState(): ButtonState {
  return { loading: false, added: false, viewLink: false }
}

/**
 * The state after an action. The link to the basket stays once it is there, since the product is in the basket. Source: catalogue-and-cart
 * §3.4.
 */
export function reduceButtonState(state: ButtonState, action: ButtonAction): ButtonState {
  switch (action.type) {
    case "click":
      return { ...state, loading: true, added: false }
    case "added":
      return { loading: false, added: true, viewLink: state.viewLink || !action.isCart }
    case "vetoed":
    case "failed":
    case "restored":
      return { ...state, loading: false }
  }
}
