import { formatText } from "@ringside/core/domain"
import { type AttributionData, cookieNames } from "./cookieNames.ts"
import { fitCookies } from "./fitCookies.ts"
import { mapBoxes, parseAttributionCookie, readAttributionCookie } from "./readCookies.ts"
import { selectTrafficSource, type Visit } from "./trafficSource.ts"
import {
  createPromoCode,
  formatExtraCookie,
  formatSessionCookie,
  formatTrafficCookie,
  formatVisitorCookie,
} from "./visitCookies.ts"

/** A page view, the present cookies, and the lifetime of new ones. */
export interface CookieVisit extends Visit {
  readonly cookies: string
  readonly userAgent: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly lifetimeMinutes: number
  readonly sessionMinutes: number
  readonly ip?: string
  readonly promo?: object
  /** A random number, at least 0 and below 1. */
  readonly random?: number
  /** Whether cookies are written in Base64, which makes them longer. */
  readonly base64?: boolean
}

/** A cookie to write; its value is not encoded yet. */
export interface CookieWrite {
  name: string
  value: string
  /** 0 lasts for the browser's session. */
  minutes: number
}

/** The cookies of one page view in the order of their writing, and the resulting values. Source: attribution-translation-site §1.3. */
export function createVisitCookies(visit: CookieVisit): { writes: CookieWrite[]; data: AttributionData } {
  const { cookies, lifetimeMinutes, sessionMinutes, userAgent, ip, now } = visit
  const url = formatText(visit.url)
  const referrer = formatText(visit.referrer)
  const stored = (box: string) => readAttributionCookie(cookies, `sbjs_${box}`) || null
  const session = stored("session")
  const storedCurrent = stored("current")
  // A cookie without a type was truncated, or belongs to another script.
  const current = Object.hasOwn(parseAttributionCookie(storedCurrent), "typ") ? storedCurrent : null
  const source = selectTrafficSource({ ...visit, hasSession: session !== null, hasCurrent: current !== null })

  const writes: CookieWrite[] = []
  const write = (box: string, value: string, minutes = lifetimeMinutes) =>
    writes.push({ name: `sbjs_${box}`, value, minutes })
  if (stored("migrations") === null) write("migrations", "1418474375998=1")
  if (source) {
    const extra = formatExtraCookie({ now, url, referrer })
    write("current_add", extra)
    if (stored("first_add") === null) write("first_add", extra)
  }
  const next = source ? formatTrafficCookie(source) : (current ?? "")
  write("current", next)
  if (stored("first") === null) write("first", next)
  write("udata", formatVisitorCookie(countVisits(stored("udata"), session !== null), userAgent, ip ?? null))
  write("session", formatSessionCookie(countPages(session), url), sessionMinutes)
  const code = stored("promo") === null ? createPromoCode(visit.promo ?? null, visit.random ?? 0) : null
  if (code !== null) write("promo", `code=${code}`)

  const fitted = fitWrites(writes, { stored, lifetimeMinutes, base64: visit.base64 === true })
  const written = new Map(fitted.map(({ name, value }) => [name, value]))
  const data = mapBoxes((box) => parseAttributionCookie(written.get(`sbjs_${box}`) ?? stored(box)))
  return { writes: fitted, data }
}

interface StoredCookies {
  readonly stored: (box: string) => string | null
  readonly lifetimeMinutes: number
  readonly base64: boolean
}

/** Shortens the cookies to write, and writes stored ones again that are too long beside them. */
function fitWrites(writes: readonly CookieWrite[], { stored, lifetimeMinutes, base64 }: StoredCookies): CookieWrite[] {
  const boxes = cookieNames.map((name) => name.replace("sbjs_", ""))
  const written = new Map(writes.map(({ name, value }) => [name, value]))
  const texts = boxes.map((box) => [box, written.get(`sbjs_${box}`) ?? stored(box)] as const)
  const before = new Map(texts.flatMap(([box, text]) => (text === null ? [] : [[box, text] as const])))
  const fitted = fitCookies(before, base64)
  const rewritten = boxes
    .filter((box) => !written.has(`sbjs_${box}`) && fitted.get(box) !== before.get(box))
    .map((box) => ({ name: `sbjs_${box}`, value: fitted.get(box) ?? "", minutes: lifetimeMinutes }))
  const shortened = writes.map((one) => ({ ...one, value: fitted.get(one.name.replace("sbjs_", "")) ?? one.value }))
  return [...shortened, ...rewritten]
}

function countVisits(udata: string | null, hasSession: boolean): number {
  if (udata === null) return 1
  const visits = readCount(parseAttributionCookie(udata)["vst"])
  return hasSession ? visits : visits + 1
}

function countPages(session: string | null): number {
  return session === null ? 1 : readCount(parseAttributionCookie(session)["pgs"]) + 1
}

/** An unreadable count is 1. */
function readCount(text: string | undefined): number {
  const count = Number.parseInt(text ?? "", 10)
  return Number.isSafeInteger(count) && count > 0 && count < Number.MAX_SAFE_INTEGER ? count : 1
}
