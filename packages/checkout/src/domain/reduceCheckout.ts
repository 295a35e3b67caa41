/** Where a checkout stands, from typing to leaving. */
export type CheckoutPhase = "idle" | "updating" | "validating" | "tokenizing" | "submitting" | "confirming" | "leaving"

/** The whole state of a checkout form. */
export interface CheckoutState {
  readonly phase: CheckoutPhase
  /** Number of the latest update; the answers of all others are too late. */
  readonly generation: number
  /** An update was asked for while an order was on its way. */
  readonly pendingUpdate: boolean
  /** The order was asked for while an update was on its way. */
  readonly pendingSubmit: boolean
}

/** An event of a checkout form. */
export type CheckoutEvent =
  | { readonly type: "requestUpdate" | "submit" | "invalid" | "tokenized" | "confirm" | "redirect" }
  | { readonly type: "updateDone"; readonly generation: number }
  | { readonly type: "valid"; readonly needsCard: boolean }
  | { readonly type: "fail"; readonly refresh?: boolean }

/** The effects of a step, in this order. */
export type CheckoutEffect =
  | "abortUpdate"
  | "blockReview"
  | "sendUpdate"
  | "unblockReview"
  | "blockForm"
  | "unblockForm"
  | "validate"
  | "showErrors"
  | "createPaymentMethod"
  | "writeInputs"
  | "removeInputs"
  | "sendOrder"
  | "cleanUrl"
  | "confirmIntent"
  | "navigate"

/** A state and what it takes to get there. */
export interface CheckoutStep {
  readonly state: CheckoutState
  readonly effects: readonly CheckoutEffect[]
}

/** A checkout that nothing has happened to. */
export function createCheckoutState(): CheckoutState {
  return { phase: "idle", generation: 0, pendingUpdate: false, pendingSubmit: false }
}

/**
 * The one state machine of the classic checkout: updates of the order review and the way of an order. What isn't in the
 * contract's table changes nothing. Source: checkout contract §6.
 */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent | null): CheckoutStep {
  switch (event?.type) {
    case "requestUpdate":
      return requestUpdate(state)
    case "updateDone":
      return endUpdate(state, event.generation)
    case "submit":
      return submit(state)
    case "invalid":
      return state.phase === "validating" ? leaveValidation(state) : stay(state)
    case "valid":
      if (state.phase !== "validating") return stay(state)
      return event.needsCard ? go(state, "tokenizing", ["createPaymentMethod"]) : go(state, "submitting", ["sendOrder"])
    case "tokenized":
      return state.phase === "tokenizing" ? go(state, "submitting", ["writeInputs", "sendOrder"]) : stay(state)
    case "confirm":
      return confirm(state)
    case "redirect":
      return isOneOf(state, "submitting", "confirming") ? go(state, "leaving", ["navigate"]) : stay(state)
    case "fail":
      return fail(state, event.refresh === true)
    default:
      return stay(state)
  }
}

const stay = (state: CheckoutState): CheckoutStep => ({ state, effects: [] })

function go(state: CheckoutState, phase: CheckoutPhase, effects: readonly CheckoutEffect[]): CheckoutStep {
  return { state: { ...state, phase }, effects }
}

function isOneOf({ phase }: CheckoutState, ...phases: readonly CheckoutPhase[]): boolean {
  return phases.includes(phase)
}

/** Begins an update, after the effects of what led to it. */
function update(state: CheckoutState, before: readonly CheckoutEffect[]): CheckoutStep {
  const { generation } = state
  return {
    state: { ...state, phase: "updating", generation: generation + 1, pendingUpdate: false },
    effects: [...before, "blockReview", "sendUpdate"],
  }
}

function requestUpdate(state: CheckoutState): CheckoutStep {
  if (!isOneOf(state, "idle", "updating")) return stay({ ...state, pendingUpdate: true })
  return update(state, state.phase === "updating" ? ["abortUpdate"] : [])
}

function endUpdate(state: CheckoutState, generation: number): CheckoutStep {
  if (state.phase !== "updating" || generation !== state.generation) return stay(state)
  const next = { ...state, pendingSubmit: false }
  return state.pendingSubmit
    ? go(next, "validating", ["unblockReview", "validate"])
    : go(next, "idle", ["unblockReview"])
}

function submit(state: CheckoutState): CheckoutStep {
  if (state.phase === "updating" && !state.pendingSubmit) {
    return { state: { ...state, pendingSubmit: true }, effects: ["blockForm"] }
  }
  return state.phase === "idle" ? go(state, "validating", ["blockForm", "validate"]) : stay(state)
}

function leaveValidation(state: CheckoutState): CheckoutStep {
  const effects = ["unblockForm", "showErrors"] as const
  return state.pendingUpdate ? update(state, effects) : go(state, "idle", effects)
}

function confirm(state: CheckoutState): CheckoutStep {
  if (!isOneOf(state, "submitting", "idle")) return stay(state)
  return go(state, "confirming", [
    ...(state.phase === "idle" ? (["blockForm"] as const) : []),
    "cleanUrl",
    "confirmIntent",
  ])
}

function fail(state: CheckoutState, needsUpdate: boolean): CheckoutStep {
  if (!isOneOf(state, "tokenizing", "submitting", "confirming")) return stay(state)
  const effects = ["removeInputs", "unblockForm", "showErrors"] as const
  return needsUpdate || state.pendingUpdate ? update(state, effects) : go(state, "idle", effects)
}
