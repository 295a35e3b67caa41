import { type ConfigNames, type ConfigProblem, suggestName } from "../domain/index.ts"
import { listTagNames } from "../author/hasUnknownNames.ts"

/** Lists names that probably misspell settings of ours. Members of records belong to the platform and are ignored. */
export function listUnknownNames(
  printed: readonly string[],
  tag: Element | null,
  { members, attributes }: ConfigNames,
): readonly ConfigProblem[] {
  // A page's own widgets may have config members, so report only names that resemble ours.
  const resembling = printed.filter((name) => suggestName(name, members) !== null)
  return [
    ...findUnknown(resembling, members, "config member "),
    ...findUnknown(listTagNames(tag), attributes, "the script tag's "),
  ]
}

function findUnknown(names: readonly string[], known: readonly string[], subject: string): ConfigProblem[] {
  return names.filter((name) => !known.includes(name)).map((name) => ({ kind: "unknown-member", subject, name, known }))
}
