import { readBreakPoint } from "./themeConfig.ts"

export type HeaderMode = "desktop" | "mobile"

/** The header for a viewport of `width` CSS pixels: the desktop's above the break point, and where nothing is laid out (0). */
export function selectHeaderMode(width: number, breakPoint?: number): HeaderMode {
  return width === 0 || width > readBreakPoint(breakPoint) ? "desktop" : "mobile"
}

/** The body's classes for a mode, and the event that announces it. Source: attribution-translation-site §8.2. */
export function selectHeaderClasses(mode: HeaderMode): {
  readonly add: string[]
  readonly remove: string[]
  readonly event: string
} {
  return mode === "mobile"
    ? { add: ["ast-header-break-point"], remove: ["ast-desktop"], event: "astra-header-responsive-disabled" }
    : { add: ["ast-desktop"], remove: ["ast-header-break-point"], event: "astra-header-responsive-enabled" }
}
