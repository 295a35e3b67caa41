import { none, packPairs, packValue } from "./packValue.ts"
import { readMembers, readTextOr } from "./readValues.ts"
import { formatVisitUrl } from "./visitUrl.ts"

const trafficPairs = [
  ["typ", "type"],
  ["src", "source"],
  ["mdm", "medium"],
  ["cmp", "campaign"],
  ["cnt", "content"],
  ["trm", "term"],
  ["id", "id"],
  ["plt", "platform"],
  ["fmt", "format"],
  ["tct", "tactic"],
] as const

/** The length of one traffic value, and of the user agent: browsers drop a cookie above 4096 bytes. */
const maxValue = 500

const promoMin = 100_000
const promoMax = 999_999

/** The text of `sbjs_current` and `sbjs_first`. Source: attribution-translation-site §1.3. */
export function formatTrafficCookie(source: object): string {
  const members = readMembers(source)
  return packPairs(trafficPairs.map(([alias, name]) => [alias, packValue(readTextOr(members[name], none), maxValue)]))
}

/** A time as `YYYY-MM-DD HH:MM:SS`, in UTC by default; "" for no time. */
export function formatFireDate(epochMs: number, offsetHours?: number | null): string {
  const date = new Date(epochMs + (Number.isFinite(offsetHours) ? Number(offsetHours) : 0) * 3_600_000)
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().replace("T", " ").slice(0, -5)
}

/** A page view, for `formatExtraCookie`. */
export interface PageView {
  /** Epoch milliseconds. */
  readonly now: number
  readonly url: string
  readonly referrer: string
  readonly offsetHours?: number
}

/** The text of `sbjs_current_add` and `sbjs_first_add`. */
export function formatExtraCookie({ now, url, referrer, offsetHours }: PageView): string {
  return packPairs([
    ["fd", formatFireDate(now, offsetHours)],
    ["ep", formatVisitUrl(url)],
    ["rf", formatVisitUrl(referrer)],
  ])
}

/** The text of `sbjs_udata`. */
export function formatVisitorCookie(visits: number, userAgent: string, ip: string | null): string {
  return packPairs([
    ["vst", String(visits)],
    ["uip", packValue(readTextOr(ip, none) || none, maxValue)],
    ["uag", packValue(readTextOr(userAgent, ""), maxValue)],
  ])
}

/** The text of `sbjs_session`. */
export function formatSessionCookie(pages: number, url: string): string {
  return packPairs([
    ["pgs", String(pages)],
    ["cpg", formatVisitUrl(url)],
  ])
}

/** A number between the ends of `range`, padded to the length of the larger; null without a range. `random` is in [0, 1). */
export function createPromoCode(range: { min?: unknown; max?: unknown } | null | false, random: number): string | null {
  if (typeof range !== "object" || range === null) return null
  const max = readLimit(range.max) ?? promoMax
  const min = readLimit(range.min) ?? promoMin
  const [from, to] = min <= max ? [min, max] : [promoMin, promoMax]
  const share = random >= 0 && random < 1 ? random : 0
  return String(Math.floor(share * (to - from + 1)) + from).padStart(String(to).length, "0")
}

function readLimit(value: unknown): number | null {
  const limit = typeof value === "string" ? Number(value) : value
  return typeof limit === "number" && Number.isSafeInteger(limit) && limit > 0 ? limit : null
}
