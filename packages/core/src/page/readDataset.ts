/**
 * The data attributes of an element, by the names of its `dataset`. A dataset can't be spread: Chromium describes its properties through
 * members that a page adds to Object.prototype.
 */
export function readDataset(element: Element): Record<string, string> {
  const names = element.getAttributeNames().filter((name) => name.startsWith("data-"))
  const toMember = (name: string) => name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(names.map((name) => [toMember(name), element.getAttribute(name) ?? ""]))
}
