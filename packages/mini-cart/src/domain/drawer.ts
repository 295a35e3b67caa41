import { readText } from "@ringside/core/domain"

/** Whether the drawer is open, and the id of the control that opened it, if known. */
export type DrawerState = { readonly open: boolean; readonly opener: string | null }

/** An event of the drawer; the tag is the focused element's. */
export type DrawerAction = {
  readonly type: "open" | "escape" | "overlay" | "close" | "resize"
  readonly opener?: string | null
  readonly widthChanged?: boolean
  readonly focusedTag?: string | null
}

/** The drawer's next state, and the focus target: "close-button", an opener's id, "cart-icon", or null for no change. */
export type DrawerStep = { readonly state: DrawerState; readonly focus: string | null }

/** The initial state of the drawer. */
export function createDrawerState(): DrawerState {
  return { open: false, opener: null }
}

/**
 * Applies one action to the drawer. An action that doesn't apply (opening twice, Escape while closed) changes nothing. Source:
 * catalogue-and-cart §6.
 */
export function reduceDrawer(state: DrawerState, action: DrawerAction): DrawerStep {
  const isOpening = action.type === "open"
  if (state.open === isOpening || (action.type === "resize" && !isTurn(action))) return { state, focus: null }
  if (isOpening) return { state: { open: true, opener: action.opener ?? null }, focus: "close-button" }
  return { state: createDrawerState(), focus: state.opener ?? "cart-icon" }
}

/**
 * Whether the screen was turned. An on-screen keyboard also resizes the page, but changes only the height, or belongs to a focused field.
 */
function isTurn({ widthChanged = false, focusedTag }: DrawerAction): boolean {
  return widthChanged && readText(focusedTag).toUpperCase() !== "INPUT"
}
