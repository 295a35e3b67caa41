import { parseFlag, readMembers } from "@ringside/core/domain"
import { dayMs } from "./dayMs.ts"
import { parseNumber } from "./parseNumber.ts"

/** How often a popup has been shown, in epoch milliseconds. */
export interface FrequencyRecord {
  readonly count: number
  /** The start of the time window. */
  readonly firstAt: number
  readonly lastAt: number
  readonly converted: boolean
}

/** Windows that start with the first showing. The others last as long as their storage. */
const windowsMs = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const

/** The lifetime of a record. */
export type FrequencyPeriod = "page" | "session" | "ever" | keyof typeof windowsMs

/** A cap in the settings. */
interface Cap {
  /** Null for no limit. */
  readonly max: number | null
  readonly windowMs: number
  readonly minGapMs: number
  readonly stopsAfterConversion: boolean
}

/** Whether a popup may open automatically again. `retryAt` is the next possible time, if only time prevents it. Source: popups §12. */
export function checkFrequency(
  cap: object | null,
  record: FrequencyRecord | null,
  now: number,
): { allowed: boolean; reason: "ok" | "converted" | "gap" | "cap"; retryAt: number | null } {
  const { max, windowMs, minGapMs, stopsAfterConversion } = readCap(cap)
  if (!cap) return { allowed: true, reason: "ok", retryAt: null }
  if (record?.converted && stopsAfterConversion) return { allowed: false, reason: "converted", retryAt: null }
  if (record && now < record.lastAt + minGapMs) {
    return { allowed: false, reason: "gap", retryAt: record.lastAt + minGapMs }
  }
  const count = record && now < record.firstAt + windowMs ? record.count : 0
  if (max === null || count < max) return { allowed: true, reason: "ok", retryAt: null }
  const ends = record ? record.firstAt + windowMs : Number.POSITIVE_INFINITY
  return { allowed: false, reason: "cap", retryAt: max > 0 && Number.isFinite(ends) ? ends : null }
}

/** The record after another showing. */
export function recordShown(cap: object | null, record: FrequencyRecord | null, now: number): FrequencyRecord {
  const isOver = !record || now >= record.firstAt + readCap(cap).windowMs
  return {
    count: isOver ? 1 : record.count + 1,
    firstAt: isOver ? now : record.firstAt,
    lastAt: now,
    converted: record?.converted ?? false,
  }
}

/** The time window of a cap. */
export function readPeriod(cap: object | null): FrequencyPeriod {
  const { per } = readMembers(cap)
  return per === "page" || per === "session" || isRolling(per) ? per : "ever"
}

/** Parses a stored record; null if it is invalid. */
export function readFrequencyRecord(value: unknown): FrequencyRecord | null {
  const { count, firstAt, lastAt, converted } = readMembers(value)
  const isWhole = [count, firstAt, lastAt].every((number) => typeof number === "number" && Number.isFinite(number))
  return isWhole
    ? {
        count: parseNumber(count, 0),
        firstAt: parseNumber(firstAt, 0),
        lastAt: parseNumber(lastAt, 0),
        converted: converted === true,
      }
    : null
}

function readCap(cap: object | null): Cap {
  const { max, min_gap_ms: gap, stop_after_conversion: stops = true } = readMembers(cap)
  const period = readPeriod(cap)
  const limit = parseNumber(max, Number.NaN)
  return {
    max: Number.isNaN(limit) ? null : Math.max(0, limit),
    windowMs: isRolling(period) ? windowsMs[period] : Number.POSITIVE_INFINITY,
    minGapMs: Math.max(0, parseNumber(gap, 0)),
    stopsAfterConversion: parseFlag(stops),
  }
}

function isRolling(period: unknown): period is keyof typeof windowsMs {
  return typeof period === "string" && Object.hasOwn(windowsMs, period)
}
