import { readMember } from "@ringside/core/domain"

/** The numbers of the last started refresh, and of the refresh whose response is shown. */
export interface RefreshState {
  readonly latest: number
  readonly applied: number
}

/** A refresh starts, or the refresh with this number got its response. */
export type RefreshAction = { readonly type: "start" } | { readonly type: "answer"; readonly id: number }

/** The next state; `apply` is whether the response is used. */
export interface RefreshStep {
  readonly state: RefreshState
  readonly id: number
  readonly apply: boolean
}

/** Numbers refreshes, so that an older response never replaces a newer one. Source: express-checkout §2.1. */
export function reduceRefresh(state: RefreshState | null, action: RefreshAction | null): RefreshStep {
  const { latest, applied } = { latest: readCount(state, "latest"), applied: readCount(state, "applied") }
  if (action?.type === "start") return { state: { latest: latest + 1, applied }, id: latest + 1, apply: false }
  const id = readCount(action, "id")
  const apply = id === latest && id > applied
  return { state: { latest, applied: apply ? id : applied }, id, apply }
}

function readCount(value: unknown, name: string): number {
  const count = readMember(value, [name])
  return typeof count === "number" && Number.isSafeInteger(count) ? count : 0
}
