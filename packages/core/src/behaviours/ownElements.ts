/** The host's element of one product: its page, a card, a row of a list. */
const productSelector = ".product"

/** The product around a node; null without one. */
export function findProduct(node: Element): Element | null {
  return node.closest(productSelector)
}

/** The elements of one product that match `selector`: those of other products, whose cards stand inside it, are not its own. */
export function listOwnElements(product: Element | null | undefined, selector: string): HTMLElement[] {
  return [...(product?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => element.parentElement?.closest(productSelector) === product,
  )
}
