/** Creates an element with attributes and children; a text becomes a text node, so nothing that a page holds is read as markup. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  document: Pick<Document, "createElement">,
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
