import { parseFlag, readMembers } from "@ringside/core/domain"
import { parseCssLength } from "./parseCssLength.ts"

/** Widths in per cent of the window, by name. */
const widths = {
  nano: 10,
  micro: 20,
  tiny: 30,
  small: 40,
  medium: 60,
  normal: 70,
  large: 80,
  xlarge: 95,
} as const

/** Below this window width, every popup uses nearly all of it. */
const wideFromPx = 1024

/** The size of a popup's container, as CSS values. */
export interface PopupSize {
  readonly mode: "responsive" | "custom" | "auto"
  readonly width: string
  readonly height: string
  readonly minWidth: string | null
  readonly maxWidth: string | null
}

/** The size of a popup with these settings in a window of that width. Source: popups §5. */
export function computeSize(settings: object | null, viewportWidth: number): PopupSize {
  const members = readMembers(settings)
  const isNarrow = viewportWidth < wideFromPx
  const { size } = members
  if (size === "custom" || size === "auto") {
    const isCustom = size === "custom"
    const isTall = isCustom && !parseFlag(members["custom_height_auto"])
    return {
      mode: size,
      width: isCustom ? parseCssLength(members["custom_width"], "640px") : "auto",
      height: isTall ? parseCssLength(members["custom_height"], "380px") : "auto",
      minWidth: null,
      maxWidth: isNarrow ? "100%" : null,
    }
  }
  const percent = isNarrow ? widths.xlarge : widths[isNamedSize(size) ? size : "medium"]
  return {
    mode: "responsive",
    width: `${percent}%`,
    height: "auto",
    minWidth: parseCssLength(members["responsive_min_width"], "0%"),
    maxWidth: parseCssLength(members["responsive_max_width"], "100%"),
  }
}

function isNamedSize(size: unknown): size is keyof typeof widths {
  return typeof size === "string" && Object.hasOwn(widths, size)
}
