import { dayMs } from "./dayMs.ts"

const unitMs = { second: 1000, sec: 1000, minute: 60_000, min: 60_000, hour: 3_600_000, day: dayMs, week: 7 * dayMs }
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

/** Longer than any time that a person writes. */
const maxCharacters = 500

/** The range of JavaScript dates: this many milliseconds before and after 1970. */
const maxMs = 8.64e15

/**
 * Reads a cookie's lifetime: a number of days, a date, or terms such as `+1 month 2 days`, `3 weeks ago`, `next monday`. The calendar is
 * UTC. Answers epoch milliseconds; null for what can't be understood. Source: popups §10.
 */
export function parseCookieTime(value: unknown, now: number): number | null {
  const time =
    typeof value === "number" ? now + value * dayMs : typeof value === "string" ? parseText(value, now) : null
  return time !== null && Math.abs(time) <= maxMs ? time : null
}

function parseText(value: string, now: number): number | null {
  const text = value.trim().toLowerCase()
  if (text === "now") return now
  if (text.length > maxCharacters) return null
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return now + Number(text) * dayMs
  return /^\d{4}-\d/.test(text) ? parseDate(text) : sumTerms(text, now)
}

/** A date that exists, with or without a time. */
function parseDate(text: string): number | null {
  const [, date, hours = "00", minutes = "00", seconds = "00"] =
    /^(\d{4}-\d\d-\d\d)(?:[ t](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? []
  if (date === undefined) return null
  const time = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
  // The 30th of February is read as the 1st of March, and 24:00 as the next day.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T${hours}`)
  return isReal ? time : null
}

function sumTerms(text: string, now: number): number | null {
  const tokens = text.match(/[+-]|\d+(?:\.\d+)?|\.\d+|\p{L}+/gu) ?? []
  let time = now
  let hasTerm = false
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1] ?? ""
    const moved = readTerm(token, next, { isBack: tokens[index - 1] === "-", isAgo: tokens[index + 2] === "ago" }, time)
    if (moved === null) continue
    time = moved
    hasTerm = true
  }
  return hasTerm ? time : null
}

/** The moment that a term starting with `token` leads to; null when none starts there. */
function readTerm(
  token: string,
  next: string,
  { isBack, isAgo }: { readonly isBack: boolean; readonly isAgo: boolean },
  time: number,
): number | null {
  if (/^[\d.]/.test(token)) return move(time, Number(token) * (isBack === isAgo ? 1 : -1), next)
  if (token !== "next" && token !== "last") return null
  const direction = token === "next" ? 1 : -1
  const weekday = weekdays.indexOf(next)
  if (weekday < 0) return move(time, direction, next)
  // Never today, so a week away at most.
  const days = ((((weekday - new Date(time).getUTCDay()) * direction + 6) % 7) + 7) % 7
  return time + (days + 1) * direction * dayMs
}

function move(time: number, count: number, word: string): number | null {
  const unit = word.endsWith("s") ? word.slice(0, -1) : word
  if (unit === "year" || unit === "month") {
    // A day that the month lacks overflows into the next.
    const date = new Date(time)
    date.setUTCMonth(date.getUTCMonth() + Math.trunc(count) * (unit === "year" ? 12 : 1))
    return date.getTime()
  }
  return hasUnit(unit) ? time + count * unitMs[unit] : null
}

function hasUnit(unit: string): unit is keyof typeof unitMs {
  return Object.hasOwn(unitMs, unit)
}
