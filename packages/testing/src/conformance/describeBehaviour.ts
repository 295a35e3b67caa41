import type { Behaviour } from "@ringside/core"
import { afterEach, beforeEach, describe, test, vi } from "vitest"
import { selectBehaviourChecks } from "./behaviourChecks.ts"
import type { BehaviourConformanceOptions } from "./behaviourOptions.ts"
import { createBehaviourStages } from "./behaviourStage.ts"

/** Runs the conformance tests of every behaviour. A behaviour's own tests cover only its specifics. */
export function describeBehaviour(behaviour: Behaviour, options: BehaviourConformanceOptions): void {
  const stages = createBehaviourStages(behaviour, options)

  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
  })
  afterEach(() => {
    stages.stop()
    vi.restoreAllMocks()
  })

  describe(`${behaviour.name} keeps every behaviour's promises:`, () => {
    for (const { name, timeoutMs, run } of selectBehaviourChecks(stages)) test(name, () => run(stages), timeoutMs)
  })
}
