import { formatText, parseFlag, readMembers } from "@ringside/core/domain"
import { parseNumber } from "./parseNumber.ts"

/** Height of the platform's bar for administrators, in CSS pixels. */
const adminBarPx = 32
/** The minimum space above a popup, in CSS pixels. */
const minTopPx = 10

interface Size {
  readonly width: number
  readonly height: number
}
interface Point {
  readonly left: number
  readonly top: number
}

/** The position of a popup's container, in CSS pixels of the window. */
export interface PopupPosition extends Point {
  /** Whether it would have extended beyond the top of the window. */
  readonly clamped: boolean
}

/** The input for a popup's position. */
export interface PositionInput {
  readonly settings: object | null
  readonly container: Size
  readonly viewport: Size
  readonly adminBar: boolean
  /** The element that opened it. */
  readonly trigger?: (Point & Size) | null
}

/** The smallest distance between the top of the window and a popup: what the settings place nearer is moved down. Source: popup plugin 1.24. */
export function computeMinTop(adminBar: boolean): number {
  return minTopPx + (adminBar ? adminBarPx : 0)
}

/** Computes the position of a popup, in whole pixels. Source: popups §5. */
export function computePosition({ settings, container, viewport, adminBar, trigger }: PositionInput): PopupPosition {
  const members = readMembers(settings)
  const words = formatText(members["location"] ?? "center top").split(" ")
  const opener = parseFlag(members["position_from_trigger"]) ? trigger : null
  const offset = (side: string) => parseNumber(members[`position_${side}`], side === "top" ? 100 : 0)
  const barPx = adminBar ? adminBarPx : 0
  const left = placeAlong({
    side: ["left", "right"].find((side) => words.includes(side)),
    starts: "left",
    offset,
    size: container.width,
    room: viewport.width,
    opener: opener && { start: opener.left, size: opener.width },
  })
  const isAtTop = words.includes("top") && !opener
  const top =
    placeAlong({
      side: ["top", "bottom"].find((side) => words.includes(side)),
      starts: "top",
      offset,
      size: container.height,
      room: viewport.height,
      opener: opener && { start: opener.top, size: opener.height },
    }) + (isAtTop ? barPx : 0)
  const topPx = roundPx(top)
  const clamped = topPx < 0
  return { left: roundPx(left), top: clamped ? computeMinTop(adminBar) : topPx, clamped }
}

/** Rounds to whole pixels. Adding 0 turns -0 into 0. */
function roundPx(px: number): number {
  return Math.round(px) + 0
}

/** One axis of the position. */
function placeAlong(axis: {
  readonly side: string | undefined
  /** The side at which the axis begins. */
  readonly starts: "left" | "top"
  readonly offset: (side: string) => number
  readonly size: number
  readonly room: number
  readonly opener: { readonly start: number; readonly size: number } | null | undefined
}): number {
  const { side, starts, offset, size, room, opener } = axis
  if (side === undefined) return opener ? opener.start + opener.size / 2 - size / 2 : (room - size) / 2
  if (side === starts) return opener ? opener.start - offset(side) - size : offset(side)
  return opener ? opener.start + opener.size + offset(side) : room - size - offset(side)
}

/** The start of a slide to `final`: just outside the window, on the side of its origin. Source: popups §6. */
export function computeAnimationStart(origin: string, final: Point, container: Size, viewport: Size): Point {
  const words = formatText(origin).split(" ")
  const isAlong = words.length === 1 && words[0] !== "center"
  const centred = {
    left: roundPx((viewport.width - container.width) / 2),
    top: roundPx((viewport.height - container.height) / 2),
  }
  const other = isAlong ? final : centred
  const left = words.includes("left") ? 0 - container.width : words.includes("right") ? viewport.width : other.left
  const top = words.includes("top")
    ? -container.height - 100
    : words.includes("bottom")
      ? viewport.height + 100
      : other.top
  return { left, top }
}
