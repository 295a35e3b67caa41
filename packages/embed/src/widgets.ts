import type { WidgetEntry } from "@ringside/core"

/** A widget as the loader knows it before its code is there. Its code is `chunks/NAME.ts`. */
export type WidgetRow = Omit<WidgetEntry, "fetch" | "prefetch">

/** Every widget that draws. */
export const widgets: readonly WidgetRow[] = []
