import { describe, expect, it } from "vitest"
import { createQueueState, type QueueAction, reduceQueue } from "./queue.ts"

const enqueue = (id: string): QueueAction => ({ type: "enqueue", id })
const settled = (id: string): QueueAction => ({ type: "settled", id })

function run(actions: readonly QueueAction[]) {
  let state = createQueueState()
  const starts = actions.map((action) => {
    const step = reduceQueue(state, action)
    state = step.state
    return step.start
  })
  return { state, starts }
}

describe("reduceQueue", () => {
  it("starts empty", () => {
    expect(createQueueState()).toEqual({ waiting: [], running: null })
  })

  it.each([
    ["starts the first write at once", [enqueue("a")], ["a"], [], "a"],
    ["keeps order", [enqueue("a"), enqueue("b"), enqueue("c"), settled("a")], ["a", null, null, "b"], ["c"], "b"],
    ["is empty in the end", [enqueue("a"), settled("a")], ["a", null], [], null],
    ["goes on after a rest", [enqueue("a"), settled("a"), enqueue("b")], ["a", null, "b"], [], "b"],
    ["takes an id again once it has settled", [enqueue("a"), settled("a"), enqueue("a")], ["a", null, "a"], [], "a"],
    ["ignores an id that runs", [enqueue("a"), enqueue("a")], ["a", null], [], "a"],
    ["ignores an id that waits", [enqueue("a"), enqueue("b"), enqueue("b")], ["a", null, null], ["b"], "a"],
    ["ignores the end of an unknown write", [enqueue("a"), settled("x")], ["a", null], [], "a"],
    ["ignores the end of a waiting write", [enqueue("a"), enqueue("b"), settled("b")], ["a", null, null], ["b"], "a"],
    ["ignores an end that is told twice", [enqueue("a"), settled("a"), settled("a")], ["a", null, null], [], null],
  ])("%s", (_, actions, starts, waiting, running) => {
    expect(run(actions)).toEqual({ starts, state: { waiting, running } })
  })

  it("doesn't change the given state", () => {
    const state = Object.freeze({ waiting: Object.freeze(["b"]), running: "a" })
    expect(reduceQueue(state, enqueue("c")).state).toEqual({ waiting: ["b", "c"], running: "a" })
    expect(reduceQueue(state, settled("a")).state).toEqual({ waiting: [], running: "b" })
  })
})
