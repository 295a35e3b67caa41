/**
 * Finds the first element of a selector.
 * @throws when there is none, so that a test names what is missing.
 */
export function find(selector: string, root: ParentNode = document): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

/**
 * Finds the first element of a selector, of a type: `findA(HTMLInputElement, "#coupon_code")`.
 * @throws when there is none, or one of another type.
 */
export function findA<T extends HTMLElement>(type: new () => T, selector: string, root: ParentNode = document): T {
  const element = find(selector, root)
  if (!(element instanceof type)) throw new Error(`${selector} is a ${element.tagName}, and no ${type.name}.`)
  return element
}

/** Finds all elements of a selector, in the document's order. */
export function findAll(selector: string, root: ParentNode = document): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
}
