import { parseCartItemKey, selectFocusAfterRemove } from "../domain/index.ts"

/** Markup that shows the basket: the elements of one fragment. */
export type Markup = readonly HTMLElement[]

/** A control of the basket's markup, described so that the same control is found in a replacement of that markup. */
export interface BasketControl {
  /** Key of the line that the control stands in; null for a control of the whole basket. */
  readonly lineKey: string | null
  /** Whether the control stands in that line, and not only beside the only one. */
  readonly isInLine: boolean
  /** Index of that line among the remove links; -1 without one. */
  readonly lineIndex: number
  /** Whether another element in the same line is that control, from the most reliable check to the least. */
  readonly signs: readonly ((candidate: Element) => boolean)[]
}

const removeLinks = ".remove_from_cart_button, a.remove"
const emptyMessage = ".woocommerce-mini-cart__empty-message, .cart-empty"
/** The lines of a basket, in tables and lists. */
const rows = ".cart_item, .mini_cart_item, tr, li"
const keyHolders = '[data-cart_item_key], [name^="cart["]'

/** Controls that every line has, so that only the line distinguishes them. */
const lineControls = [removeLinks, ".minus", ".plus"]

/** Functions that identify any other control, from the most reliable to the least. */
const identities: readonly ((control: Element) => string | null)[] = [
  (control) => control.getAttribute("id"),
  (control) => control.getAttribute("name"),
  (control) => control.getAttribute("href"),
  ({ localName, className, textContent }) => `${localName} ${className} ${textContent}`,
]

/** Describes `control`, which stands in `container`. */
export function describeControl(control: Element, container: HTMLElement): BasketControl {
  const markup = [container]
  const lineKey = findLineKey(control, markup)
  const row = control.closest(rows)
  const isAmbiguous = listKeys(container).size < 2 && !(row && container.contains(row) && listKeys(row).size > 0)
  const isOfLine = (link: Element) => link === control || (lineKey !== null && findLineKey(link, markup) === lineKey)
  return {
    lineKey,
    isInLine: lineKey !== null && !isAmbiguous,
    lineIndex: findAll(removeLinks, markup).findIndex(isOfLine),
    signs: createSigns(control, lineKey !== null),
  }
}

function createSigns(control: Element, isInLine: boolean): BasketControl["signs"] {
  const kind = lineControls.find((selector) => control.matches(selector)) ?? "*"
  if (isInLine && kind !== "*") return [(candidate) => candidate.matches(kind)]
  return identities.flatMap((identify) => {
    const identity = identify(control)
    return identity ? [(candidate: Element) => candidate.matches(kind) && identify(candidate) === identity] : []
  })
}

/** Finds a control again in the markup that replaced its own. */
export function findControl({ lineKey, signs }: BasketControl, markup: Markup): HTMLElement | undefined {
  const elements = findAll("*", markup)
  // In a basket of one line, a control of the whole basket seems to belong to that line, before or after the replacement.
  const isInPlace = (element: Element) => lineKey === null || [lineKey, null].includes(findLineKey(element, markup))
  for (const isSame of signs) {
    const found = elements.find((element) => isSame(element) && isInPlace(element))
    if (found) return found
  }
  return undefined
}

/**
 * Finds a control again in `replacement`, which took the place of `container`. A line's control is searched on the whole page, too, since
 * scripts of the host replace markup without an event.
 */
export function findMovedControl(
  body: HTMLElement,
  control: Element,
  container: HTMLElement,
  replacement: HTMLElement | undefined,
): HTMLElement | undefined {
  const described = describeControl(control, container)
  const found = replacement && findControl(described, [replacement])
  return found ?? (described.lineKey === null ? undefined : findControl(described, [body]))
}

/**
 * The control that takes focus from one whose line is gone: the remove link now in that line's place, or the empty message. Undefined while
 * the line is there.
 */
export function findAfterRemove({ lineKey, lineIndex }: BasketControl, markup: Markup): HTMLElement | undefined {
  if (lineKey === null ? lineIndex < 0 : markup.some((root) => listKeys(root).has(lineKey))) return undefined
  const links = findAll(removeLinks, markup)
  const place = selectFocusAfterRemove(lineIndex, links.length)
  return place === null ? findEmptyMessage(markup) : links[place]
}

/** The quantity field of the line that a control stands in. */
export function findQuantityField({ lineKey, isInLine }: BasketControl, markup: Markup): HTMLElement | undefined {
  return isInLine ? findAll('[name^="cart["]', markup).find((field) => readOwnKey(field) === lineKey) : undefined
}

/** The message that the basket is empty. */
export function findEmptyMessage(markup: Markup): HTMLElement | undefined {
  return findAll(emptyMessage, markup)[0]
}

/** The key in the nearest ancestor of `control` with one; null where that ancestor contains several lines. */
function findLineKey(control: Element, markup: Markup): string | null {
  const isInMarkup = (node: Element) => markup.some((root) => root.contains(node))
  for (let node: Element | null = control; node && isInMarkup(node); node = node.parentElement) {
    const [key, another] = listKeys(node)
    if (key !== undefined) return another === undefined ? key : null
  }
  return null
}

function listKeys(element: Element): ReadonlySet<string> {
  const holders = [element, ...element.querySelectorAll(keyHolders)]
  return new Set(holders.map(readOwnKey).filter((key) => key !== null))
}

function readOwnKey(element: Element): string | null {
  return element.getAttribute("data-cart_item_key") ?? parseCartItemKey(element.getAttribute("name"))
}

function findAll(selector: string, markup: Markup): HTMLElement[] {
  return markup.flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ])
}
