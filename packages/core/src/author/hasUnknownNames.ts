import { attributePrefix, type ConfigNames } from "../domain/index.ts"

/** Whether there is an unknown name. */
export function hasUnknownNames(
  printed: readonly string[],
  tag: Element | null,
  { members, attributes }: ConfigNames,
): boolean {
  return printed.some((name) => !members.includes(name)) || listTagNames(tag).some((name) => !attributes.includes(name))
}

/** The names of the script tag's attributes that are settings of ours, as far as their prefix says. */
export function listTagNames(tag: Element | null): readonly string[] {
  return tag?.getAttributeNames().filter((name) => name.startsWith(attributePrefix)) ?? []
}
