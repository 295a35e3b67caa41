import { describe, expect, it, test } from "vitest"
import {
  type CheckoutEvent,
  type CheckoutPhase,
  type CheckoutState,
  createCheckoutState,
  reduceCheckout,
} from "./reduceCheckout.ts"

const idle = { ...createCheckoutState(), generation: 3 }
const at = (phase: CheckoutPhase, changes: Partial<CheckoutState> = {}): CheckoutState => ({
  ...idle,
  phase,
  ...changes,
})
const pendingUpdate = { pendingUpdate: true }
const updating = at("updating", { generation: 4 })

const rows: readonly (readonly [CheckoutState, CheckoutEvent, CheckoutState, string])[] = [
  [idle, { type: "requestUpdate" }, updating, "blockReview sendUpdate"],
  [at("updating"), { type: "requestUpdate" }, updating, "abortUpdate blockReview sendUpdate"],
  ...(["validating", "tokenizing", "submitting", "confirming"] as const).map(
    (phase) => [at(phase), { type: "requestUpdate" }, at(phase, pendingUpdate), ""] as const,
  ),
  [at("updating"), { type: "updateDone", generation: 3 }, idle, "unblockReview"],
  [at("updating"), { type: "updateDone", generation: 2 }, at("updating"), ""],
  [
    at("updating", { pendingSubmit: true }),
    { type: "updateDone", generation: 3 },
    at("validating"),
    "unblockReview validate",
  ],
  [at("updating"), { type: "submit" }, at("updating", { pendingSubmit: true }), "blockForm"],
  [at("updating", { pendingSubmit: true }), { type: "submit" }, at("updating", { pendingSubmit: true }), ""],
  [idle, { type: "submit" }, at("validating"), "blockForm validate"],
  [at("validating"), { type: "invalid" }, idle, "unblockForm showErrors"],
  [at("validating", pendingUpdate), { type: "invalid" }, updating, "unblockForm showErrors blockReview sendUpdate"],
  [at("validating"), { type: "valid", needsCard: true }, at("tokenizing"), "createPaymentMethod"],
  [at("validating"), { type: "valid", needsCard: false }, at("submitting"), "sendOrder"],
  [at("tokenizing"), { type: "tokenized" }, at("submitting"), "writeInputs sendOrder"],
  [at("submitting"), { type: "confirm" }, at("confirming"), "cleanUrl confirmIntent"],
  [idle, { type: "confirm" }, at("confirming"), "blockForm cleanUrl confirmIntent"],
  [at("submitting"), { type: "redirect" }, at("leaving"), "navigate"],
  [at("confirming"), { type: "redirect" }, at("leaving"), "navigate"],
  ...(["tokenizing", "submitting", "confirming"] as const).flatMap(
    (phase) =>
      [
        [at(phase), { type: "fail" }, idle, "removeInputs unblockForm showErrors"],
        [
          at(phase),
          { type: "fail", refresh: true },
          updating,
          "removeInputs unblockForm showErrors blockReview sendUpdate",
        ],
        [
          at(phase, pendingUpdate),
          { type: "fail", refresh: false },
          updating,
          "removeInputs unblockForm showErrors blockReview sendUpdate",
        ],
      ] as const,
  ),
]

test.each(rows)("%j, %j", (state, event, next, effects) => {
  const before = structuredClone(state)
  expect(reduceCheckout(state, event)).toEqual({ state: next, effects: effects.split(" ").filter(Boolean) })
  expect(state).toEqual(before)
})

describe("all other pairs", () => {
  const phases = ["idle", "updating", "validating", "tokenizing", "submitting", "confirming", "leaving"] as const
  const events: readonly CheckoutEvent[] = [
    ...(["requestUpdate", "submit", "invalid", "tokenized", "confirm", "redirect", "fail"] as const).map((type) => ({
      type,
    })),
    { type: "updateDone", generation: 3 },
    { type: "valid", needsCard: true },
  ]
  const isListed = (phase: string, type: string) =>
    type === "requestUpdate" || rows.some(([state, event]) => state.phase === phase && event.type === type)
  const others = phases.flatMap((phase) =>
    events.filter(({ type }) => !isListed(phase, type)).map((event) => [phase, event] as const),
  )

  it.each(others)("%s, %j change nothing", (phase, event) => {
    expect(reduceCheckout(at(phase), event)).toEqual({ state: at(phase), effects: [] })
  })

  it("does nothing at an unknown event", () => {
    expect(reduceCheckout(idle, { type: "other" } as unknown as CheckoutEvent)).toEqual({ state: idle, effects: [] })
    expect(reduceCheckout(idle, null)).toEqual({ state: idle, effects: [] })
  })
})

it("sends one order for two presses", () => {
  let state: CheckoutState = createCheckoutState()
  const log: string[] = []
  for (const type of ["submit", "submit"] as const) {
    const step = reduceCheckout(state, { type })
    state = step.state
    log.push(...step.effects)
  }
  expect(log).toEqual(["blockForm", "validate"])
})
