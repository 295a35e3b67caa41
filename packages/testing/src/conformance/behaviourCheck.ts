import type { BehaviourStages } from "./behaviourStage.ts"

/** One guarantee of every behaviour. `run` rejects when the behaviour breaks it. */
export interface BehaviourCheck {
  readonly name: string
  /** The time that it may take, if more than most. */
  readonly timeoutMs?: number
  run(stages: BehaviourStages): Promise<void>
}
