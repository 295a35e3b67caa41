import { findGuard, type GuardRequest, type OpenReason } from "./openGuards.ts"
import { findLimit, type LimitRequest } from "./openLimits.ts"

/** Everything that the decision depends on, at the moment when a trigger fires. */
export interface OpenRequest extends GuardRequest, LimitRequest {
  readonly trigger: GuardRequest["trigger"]
  readonly preventOpen?: boolean
}

/** Decides whether a popup opens, by the first of its guards that refuses. Source: popups §3.1. */
export function decideOpen(input: OpenRequest): { open: boolean; reason: OpenReason } {
  const refusal = findGuard(input) ?? findLimit(input) ?? (input.preventOpen ? "prevented" : null)
  return { open: refusal === null, reason: refusal ?? "ok" }
}
