import type { BehaviourCheck } from "./behaviourCheck.ts"
import { bothWaysCheck } from "./bothWaysCheck.ts"
import type { BehaviourStages } from "./behaviourStage.ts"
import { elementChecks } from "./elementChecks.ts"
import { connectFailureCheck, handlerCheck, throwerCheck } from "./failureChecks.ts"
import { hostScriptCheck, settingsCheck } from "./jobChecks.ts"
import { axeChecks, textCheck } from "./languageChecks.ts"
import { pageChecks, stopCheck } from "./pageChecks.ts"
import { serverCheck } from "./serverCheck.ts"

/** The checks that apply to a behaviour. */
export function selectBehaviourChecks({
  behaviour,
  options: { selector, keepsResult, hasTexts, job },
}: Pick<BehaviourStages, "behaviour" | "options">): readonly BehaviourCheck[] {
  return [
    ...pageChecks,
    ...(keepsResult ? [] : [stopCheck]),
    ...(selector === undefined ? [] : elementChecks),
    throwerCheck,
    ...(behaviour.connect ? [connectFailureCheck] : []),
    handlerCheck,
    bothWaysCheck,
    ...axeChecks,
    ...(hasTexts ? [textCheck] : []),
    ...(job ? [hostScriptCheck] : []),
    ...(job?.settings ? [settingsCheck] : []),
    serverCheck,
  ]
}
