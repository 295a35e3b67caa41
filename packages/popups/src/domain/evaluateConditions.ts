import { isRecord, parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"

/**
 * Whether all groups pass; a group passes when one of its conditions does. A condition that the server has decided is a boolean; the others
 * are looked up in `verdicts` by target, where a missing target is unknown and counts as true. Source: popups §3.2.
 */
export function evaluateConditions(groups: unknown, verdicts: Readonly<Record<string, boolean>>): boolean {
  const known = readMembers(verdicts)
  return (readNumberedList(groups) ?? []).every((group) =>
    (readNumberedList(group) ?? []).some((condition) => {
      if (typeof condition === "boolean") return condition
      return isRecord(condition) && evaluateCondition(condition, known)
    }),
  )
}

function evaluateCondition(condition: object, verdicts: Readonly<Record<string, unknown>>): boolean {
  const { target, not_operand: isInverted } = readMembers(condition)
  const isMet = typeof target === "string" && target !== "" && (verdicts[target] ?? true) === true
  return isMet !== parseFlag(isInverted)
}
