import { isRecord, trimTrailing } from "@ringside/core/domain"
import { readMembers } from "./readValues.ts"

/** A field of an order, and the cookie and key of its value: `["utm_source", "current.src"]`. */
export type AttributionField = [string, string]

/** The platform's settings for order attribution. */
export interface AttributionConfig {
  /** Months. */
  readonly lifetime: number
  /** Minutes. */
  readonly session: number
  readonly base64: boolean
  /** Prefix of the hidden inputs' names; it ends in one underscore. */
  readonly prefix: string
  readonly allowTracking: boolean
  readonly consentCategory: string
  readonly ajaxUrl: string
  readonly fields: AttributionField[]
}

/** The prefix of the platform's own hidden inputs. */
export const defaultPrefix = "wc_order_attribution_"

const defaultLifetimeMonths = 6
const defaultSessionMinutes = 30
const minutesAMonth = 43_200
/** The last minute that a date can hold. */
const lastMinute = 144_000_000_000
const trueValues: readonly unknown[] = [true, 1, "1", "yes", "true"]

const defaultFields: readonly (readonly [string, string])[] = [
  ["source_type", "current.typ"],
  ["referrer", "current_add.rf"],
  ["utm_campaign", "current.cmp"],
  ["utm_source", "current.src"],
  ["utm_medium", "current.mdm"],
  ["utm_content", "current.cnt"],
  ["utm_id", "current.id"],
  ["utm_term", "current.trm"],
  ["utm_source_platform", "current.plt"],
  ["utm_creative_format", "current.fmt"],
  ["utm_marketing_tactic", "current.tct"],
  ["session_entry", "current_add.ep"],
  ["session_start_time", "current_add.fd"],
  ["session_pages", "session.pgs"],
  ["session_count", "udata.vst"],
  ["user_agent", "udata.uag"],
]

/** Parses the platform's `wc_order_attribution`; an invalid member counts as missing. Source: attribution-translation-site §1.1. */
export function parseAttributionConfig(raw: unknown): AttributionConfig {
  const { params, fields } = readMembers(raw)
  const { lifetime, session, base64, prefix, allowTracking, consentCategory, ajaxurl } = readMembers(params)
  const sessionMinutes = readPositive(session) ?? defaultSessionMinutes
  return {
    lifetime: readPositive(lifetime) ?? defaultLifetimeMonths,
    session: Number.isSafeInteger(sessionMinutes) ? sessionMinutes : defaultSessionMinutes,
    base64: trueValues.includes(base64),
    prefix: parsePrefix(prefix),
    allowTracking: trueValues.includes(allowTracking),
    consentCategory: typeof consentCategory === "string" && consentCategory !== "" ? consentCategory : "marketing",
    ajaxUrl: typeof ajaxurl === "string" ? ajaxurl : "",
    fields: isRecord(fields) ? parseFields(fields) : defaultFields.map(([name, path]) => [name, path]),
  }
}

/** The lifetime of cookies in whole minutes; 0 is the browser's session. Source: attribution-translation-site §1.3. */
export function resolveCookieMinutes(months: number | string | null): number {
  return Math.min(Math.floor((readPositive(months) ?? defaultLifetimeMonths) * minutesAMonth), lastMinute)
}

function readPositive(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : null
}

function parsePrefix(prefix: unknown): string {
  const stem = typeof prefix === "string" ? trimTrailing(prefix, "_") : ""
  return stem === "" ? defaultPrefix : `${stem}_`
}

function parseFields(fields: Readonly<Record<string, unknown>>): AttributionField[] {
  return Object.entries(fields).flatMap(([name, path]): AttributionField[] =>
    typeof path === "string" && /^[a-z_]+\.[a-z]+$/.test(path) ? [[name, path]] : [],
  )
}
