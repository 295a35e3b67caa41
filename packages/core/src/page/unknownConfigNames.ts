import { attributePrefix, type ConfigNames, type ConfigProblem, suggestName } from "../domain/index.ts"

/** Whether there is a name that we don't know: somebody else's, perhaps. */
export function hasUnknownNames(
  printed: readonly string[],
  tag: Element | null,
  { members, attributes }: ConfigNames,
): boolean {
  return printed.some((name) => !members.includes(name)) || listTagNames(tag).some((name) => !attributes.includes(name))
}

/** Names that were probably meant to be settings of ours. What is in a record is the platform's own. */
export function listUnknownNames(
  printed: readonly string[],
  tag: Element | null,
  { members, attributes }: ConfigNames,
): readonly ConfigProblem[] {
  // Widgets of the page's own may read members of their own, so only what looks like one of ours is reported.
  const resembling = printed.filter((name) => suggestName(name, members) !== null)
  return [
    ...findUnknown(resembling, members, "config member "),
    ...findUnknown(listTagNames(tag), attributes, "the script tag's "),
  ]
}

function findUnknown(names: readonly string[], known: readonly string[], subject: string): ConfigProblem[] {
  return names.filter((name) => !known.includes(name)).map((name) => ({ kind: "unknown-member", subject, name, known }))
}

function listTagNames(tag: Element | null): readonly string[] {
  return tag?.getAttributeNames().filter((name) => name.startsWith(attributePrefix)) ?? []
}
