import { findGuard, type GuardRequest, type OpenReason } from "./openGuards.ts"
import { findLimit, type LimitRequest } from "./openLimits.ts"

/** The input for the decision, at the moment when a trigger fires. */
export interface OpenRequest extends GuardRequest, LimitRequest {
  readonly trigger: GuardRequest["trigger"]
  readonly preventOpen?: boolean
}

/**
 * Decides whether a popup opens; the first guard that refuses gives the reason. Nothing in the product calls it: `requestOpen` asks its three
 * steps one by one, since the limits are in a file that few pages fetch, and the veto is an event. Source: popups §3.1.
 */
export function decideOpen(input: OpenRequest): { open: boolean; reason: OpenReason } {
  const refusal = findGuard(input) ?? findLimit(input) ?? (input.preventOpen ? "prevented" : null)
  return { open: refusal === null, reason: refusal ?? "ok" }
}
