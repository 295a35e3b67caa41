import { formatText, parseFlag, readMembers } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

/** The animation of a popup. */
export interface AnimationPlan {
  readonly type: "none" | "slide" | "fade" | "fadeAndSlide"
  readonly overlayMs: number
  readonly containerMs: number
  readonly closeContainerMs: number
  readonly closeOverlayMs: number
  /** The container's opacity changes. */
  readonly fades: boolean
  /** The container moves in from its origin. */
  readonly moves: boolean
}

/** Types by the names that settings may use. */
const types = {
  none: "none",
  slide: "slide",
  fade: "fade",
  fadeAndSlide: "fadeAndSlide",
  grow: "fade",
  growAndSlide: "fadeAndSlide",
} as const

const closeMs = 200

/** The animation of a popup: first its overlay, then its container, half of the time each. Source: popups §6. */
export function createAnimationPlan(settings: object | null, reducedMotion: boolean): AnimationPlan {
  const members = readMembers(settings)
  const named = formatText(members["animation_type"] ?? "fade")
  const type = reducedMotion ? "none" : isType(named) ? types[named] : "fade"
  const speedMs = type === "none" ? 0 : Math.min(10_000, Math.max(0, parseNumber(members["animation_speed"], 350)))
  const hasOverlay = !parseFlag(members["overlay_disabled"])
  const closingMs = reducedMotion ? 0 : closeMs
  return {
    type,
    overlayMs: hasOverlay ? speedMs / 2 : 0,
    containerMs: hasOverlay ? speedMs / 2 : speedMs,
    closeContainerMs: closingMs,
    closeOverlayMs: closingMs,
    fades: type === "fade" || type === "fadeAndSlide",
    moves: type === "slide" || type === "fadeAndSlide",
  }
}

function isType(name: string): name is keyof typeof types {
  return Object.hasOwn(types, name)
}
