import { parseHostFlag, readRecord } from "@ringside/core/domain"

/** The theme's settings in its global `astra`. */
export interface ThemeConfig {
  /** Widest viewport that still has the mobile header, CSS pixels. */
  readonly breakPoint: number
  readonly rtl: boolean
  /** Whether links within the page scroll smoothly below sticky headers. */
  readonly scrollToId: boolean
  /** Whether the theme prints its button to the top. Ours doesn't ask: the button works where it is, also without settings. */
  readonly scrollToTop: boolean
  /** Whether the header was made with the theme's builder. */
  readonly builder: boolean
  readonly cartClick: string
}

/** The theme's own default. */
const defaultBreakPoint = 921

/** Parses the theme's settings; a missing or invalid member is off, empty or the default. Source: attribution-translation-site §8.1. */
export function parseThemeConfig(raw: unknown): ThemeConfig {
  const settings = readRecord(raw)
  const { responsive_cart_click: cartClick } = settings
  return {
    breakPoint: readBreakPoint(settings["break_point"]),
    rtl: parseHostFlag(settings["isRtl"]),
    scrollToId: parseHostFlag(settings["is_scroll_to_id"]),
    scrollToTop: parseHostFlag(settings["is_scroll_to_top"]),
    builder: parseHostFlag(settings["is_header_footer_builder_active"]),
    cartClick: typeof cartClick === "string" ? cartClick : "",
  }
}

/** A positive number of pixels, else the theme's default. */
export function readBreakPoint(value: unknown): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : defaultBreakPoint
}
