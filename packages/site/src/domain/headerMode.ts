import { readBreakPoint } from "./themeConfig.ts"

export type HeaderMode = "desktop" | "mobile"

/** Which header a viewport of `width` CSS pixels has: above the break point, and where nothing is laid out (0), the desktop's. */
export function selectHeaderMode(width: number, breakPoint?: number): HeaderMode {
  return width === 0 || width > readBreakPoint(breakPoint) ? "desktop" : "mobile"
}

/** What of the body's classes says that, and the event that tells of it. Source: attribution-translation-site §8.2. */
export function selectHeaderClasses(mode: HeaderMode): {
  readonly add: string[]
  readonly remove: string[]
  readonly event: string
} {
  return mode === "mobile"
    ? { add: ["ast-header-break-point"], remove: ["ast-desktop"], event: "astra-header-responsive-disabled" }
    : { add: ["ast-desktop"], remove: ["ast-header-break-point"], event: "astra-header-responsive-enabled" }
}
