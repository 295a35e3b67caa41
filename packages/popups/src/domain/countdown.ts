/** Time that is left, in whole units. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** `2026-12-01`, `2026-12-01T18:00`, `2026-12-01T18:00:00+01:00`: the forms of HTML's `datetime` that name a moment. */
const momentPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The moment that an ISO date, with or without a time, names, in epoch milliseconds. Without a zone it is UTC. Null for anything else. */
export function parseMoment(text: unknown): number | null {
  const match = typeof text === "string" && text.length <= 40 ? momentPattern.exec(text.trim()) : null
  if (!match) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1, 7).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const [hour, minute, second] = [hours || 0, minutes || 0, seconds || 0]
  const offsetMs = parseOffset(match[7] ?? "Z")
  if (hour > 24 || minute > 59 || second > 59 || offsetMs === null) return null
  return date.getTime() + hour * hourMs + minute * minuteMs + second * secondMs - offsetMs
}

function parseOffset(zone: string): number | null {
  if (zone === "Z") return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  if (hours > 23 || minutes > 59) return null
  return (zone.startsWith("-") ? -1 : 1) * (hours * hourMs + minutes * minuteMs)
}

/** Splits what is left into units. A second that has begun counts, so that zero is the end. */
export function splitTimeLeft(leftMs: number): TimeLeft {
  const total = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / secondMs)) : 0
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** When the countdown shows something else: at the next whole second, or the next whole minute. */
export function computeTickMs(leftMs: number, unit: "second" | "minute"): number {
  const stepMs = unit === "second" ? secondMs : minuteMs
  return leftMs % stepMs || stepMs
}

/** At these remaining times, and at the end, screen readers announce the countdown. */
const spokenSeconds: readonly number[] = [3600, 600, 60]

/** Whether a time to announce is between two updates. */
export function isSpokenStep(beforeMs: number, leftMs: number): boolean {
  return spokenSeconds.some((seconds) => beforeMs > seconds * secondMs && leftMs <= seconds * secondMs && leftMs > 0)
}
