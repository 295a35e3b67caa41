import { formatText, nullPrototype, readMembers, readNumberedList } from "@ringside/core/domain"
import { dayMs } from "./dayMs.ts"
import { parseNumber } from "./parseNumber.ts"

const dayMinutes = 24 * 60

/** The local date and time in a time zone. */
interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** From 0, Sunday. */
  readonly weekday: number
  readonly minutes: number
}

/**
 * Whether a popup may be shown at that time. Hours that cross midnight belong to the day on which they began. Invalid times are ignored,
 * and an unknown time zone is treated as UTC. Source: popups §12.
 */
export function isWithinSchedule(schedule: object | null, now: number): boolean {
  if (!schedule || Math.abs(now) > 8.6e15) return true
  const { start, end, days, from, to, timezone, except } = readMembers(schedule)
  if (now < parseNumber(start, Number.NEGATIVE_INFINITY) || now >= parseNumber(end, Number.POSITIVE_INFINITY))
    return false
  const begin = parseMinutes(from) ?? 0
  const finish = parseMinutes(to) ?? dayMinutes
  const today = readLocalTime(now, formatText(timezone))
  const crosses = begin > finish
  const isEarly = crosses && today.minutes < finish
  const day = isEarly ? readDay(today.date, -1) : today
  const isInHours =
    begin === finish || (crosses ? isEarly || today.minutes >= begin : today.minutes >= begin && today.minutes < finish)
  const weekdays = (readNumberedList(days) ?? []).map((each) => parseNumber(each, -1))
  const isOnDay = weekdays.length === 0 || weekdays.includes(day.weekday)
  return isInHours && isOnDay && !(readNumberedList(except) ?? []).includes(day.date)
}

function parseMinutes(value: unknown): number | null {
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(formatText(value).trim()) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? total : null
}

function readLocalTime(moment: number, timeZone: string): LocalTime {
  const parts = createFormat(timeZone).formatToParts(moment)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
  const date = `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`
  return { ...readDay(date), minutes: Number(read("hour")) * 60 + Number(read("minute")) }
}

/** A day by its date, or one that is some days later. By the calendar, since a day with a change of the clock has 23 or 25 hours. */
function readDay(date: string, laterDays = 0): Pick<LocalTime, "date" | "weekday"> {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + laterDays * dayMs)
  // Years of five digits, which no shop writes.
  if (Number.isNaN(day.getTime())) return { date, weekday: Number.NaN }
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() }
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const
  const options = {
    ...digits,
    hourCycle: "h23",
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  } as const
  try {
    return new Intl.DateTimeFormat("en", nullPrototype({ ...options, timeZone: timeZone || "UTC" }))
  } catch {
    return new Intl.DateTimeFormat("en", nullPrototype(options))
  }
}
