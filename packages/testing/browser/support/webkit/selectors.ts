/* Playwright's selectors, as its locators write them. */

interface RoleOptions {
  readonly name?: string | RegExp
}

/** The selector of elements with an ARIA role. */
export function selectRole(role: string, { name }: RoleOptions = {}): string {
  if (name === undefined) return `internal:role=${role}`
  const text = typeof name === "string" ? `"${name.replace(/["\\]/g, "\\$&")}"i` : String(name)
  return `internal:role=${role}[name=${text}]`
}

/** The selector of the smallest elements with a text. */
export function selectText(text: string | RegExp): string {
  return `internal:text=${formatText(text)}`
}

/** The selector of fields with a label. */
export function selectLabel(text: string | RegExp): string {
  return `internal:label=${formatText(text)}`
}

function formatText(text: string | RegExp): string {
  return typeof text === "string" ? `${JSON.stringify(text)}i` : String(text)
}
