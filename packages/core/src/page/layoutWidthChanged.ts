import { defineBareSignal } from "./signals.ts"

/** The theme's layout may be another, since the window has another width. */
export const layoutWidthChanged = defineBareSignal({ name: "astLayoutWidthChanged" })
