/** Whether the drawer is open, and the id of what opened it, where that is known. */
export type DrawerState = { readonly open: boolean; readonly opener: string | null }

/** What happens to the drawer; the tag is the focused element's. */
export type DrawerAction = {
  readonly type: "open" | "escape" | "overlay" | "close" | "resize"
  readonly opener?: string | null
  readonly widthChanged?: boolean
  readonly focusedTag?: string | null
}

/** The drawer's next state, and where the focus goes: "close-button", an opener's id, "cart-icon", or null: nowhere. */
export type DrawerStep = { readonly state: DrawerState; readonly focus: string | null }

/** The drawer before anyone has opened it. */
export function createDrawerState(): DrawerState {
  return { open: false, opener: null }
}

/**
 * Moves the drawer by one act. What doesn't apply (opening twice, Escape while closed) changes nothing. Source:
 * catalogue-and-cart §6.
 */
export function reduceDrawer(state: DrawerState, act: DrawerAction): DrawerStep {
  const isOpening = act.type === "open"
  if (state.open === isOpening || (act.type === "resize" && !isTurn(act))) return { state, focus: null }
  if (isOpening) return { state: { open: true, opener: act.opener ?? null }, focus: "close-button" }
  return { state: createDrawerState(), focus: state.opener ?? "cart-icon" }
}

/** A keyboard that slides in also resizes the page: it changes the height alone, or comes to a field with the focus. */
function isTurn({ widthChanged = false, focusedTag }: DrawerAction): boolean {
  return widthChanged && focusedTag?.toUpperCase() !== "INPUT"
}
