import type { HookProblem } from "@ringside/core/domain"
import { findMoment } from "./findMoment.ts"

/** The mistakes in the markup of a `countdown` hook, for the command that checks pages without running them. */
export function listCountdownProblems(hook: Element): readonly HookProblem[] {
  const { end, problem } = findMoment(hook, hook.getAttribute("data-ringside-until"))
  return end === null ? [problem] : []
}
