import { readMembers } from "@ringside/core/domain"
import { checkFrequency, type FrequencyRecord } from "./frequency.ts"
import { automaticTriggers, isPrivileged, type OpenGuard } from "./openGuards.ts"
import { isWithinSchedule } from "./schedule.ts"

/** The input for the limits of a popup, at the moment when a trigger fires. */
export interface LimitRequest {
  readonly trigger: { readonly type: string } | null
  readonly schedule?: object | null
  readonly frequency?: object | null
  readonly record?: FrequencyRecord | null
  /** Epoch milliseconds. */
  readonly now?: number
}

/** The first of guards six and seven that refuses; null when none does. Source: popups §3.1. */
export function findLimit({ trigger, schedule = null, frequency = null, record = null, now = 0 }: LimitRequest) {
  const { type } = readMembers(trigger)
  if (isPrivileged(type)) return null
  if (!isWithinSchedule(schedule, now)) return "schedule" satisfies OpenGuard
  const isAutomatic = typeof type === "string" && automaticTriggers.includes(type)
  return isAutomatic && !checkFrequency(frequency, record, now).allowed ? ("frequency" satisfies OpenGuard) : null
}
