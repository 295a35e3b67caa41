import { findProduct, isSeen, listOwnElements, onWidthChange, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { variationSelectors } from "../host.ts"
import { createSavedContent } from "./savedContent.ts"

/** Shows the chosen variation's price in place of the product's. */
export interface VariationPrice {
  /** Shows the price that the variation's block has. */
  show(block: HTMLElement): void
  /** Shows the product's own prices again. */
  reset(): void
}

/** Visually hidden, for screen readers. */
const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const

/** The properties of `hidden` without a value. */
const visible: Record<keyof typeof hidden, string> = {
  position: "",
  width: "",
  height: "",
  overflow: "",
  clipPath: "",
}

/**
 * Shows the variation's price in the prices of the product that can be seen, so that each shows the same. In the block the price is then
 * only read out, where that is a live region. Many shops hide the product's own price: there the block shows it. So it does where plugins
 * have added to the price, such as a choice between subscriptions: a copy would do nothing. And so it does while a script still fills the
 * product's own price in: that script wouldn't find what we have taken out of the page. `record` reverts the attributes that are set.
 */
export function createVariationPrice(
  { page, onEnd }: Scope,
  form: Element,
  record: Pick<Scope, "attribute">,
): VariationPrice {
  const content = createSavedContent()
  const product = findProduct(form)
  /** The block whose price is shown. */
  let shownIn: HTMLElement | null = null
  /** The place in it whose price a copy shows, as it is now and as it was then. */
  let copied: { readonly box: HTMLElement; readonly before: Node } | null = null
  /** The product's own prices that a script still fills in. */
  let late: readonly Element[] = []
  const isLate = (each: Element) => !content.isFilled(each) && each.querySelector(variationSelectors.latePrice) !== null

  // Plugins write another price there, such as one for the chosen quantity, and fill the product's own in.
  const changes = new page.window.MutationObserver(() => {
    const isSame = copied === null || (copied.box.isConnected && copied.box.isEqualNode(copied.before))
    if (shownIn && !(isSame && late.every(isLate))) price.show(shownIn)
  })
  const watch = (element: Element, options: MutationObserverInit = {}) =>
    changes.observe(
      element,
      nullPrototype<MutationObserverInit>({ childList: true, characterData: true, subtree: true, ...options }),
    )
  onEnd(() => changes.disconnect())

  // In a window of another width the theme may show another price, such as the one for phones.
  onWidthChange(page, () => {
    if (shownIn) price.show(shownIn)
  })

  // Scripts that write a variation's price themselves, such as Germanized's, take the product's own from the attribute when the choice is
  // cleared. So it stays until the page stops.
  const keepOwnPrice = (element: Element) => {
    // eslint-disable-next-line no-restricted-syntax -- read, not written
    if (!element.hasAttribute("data-o_content")) record.attribute(element, "data-o_content", element.innerHTML)
  }

  const price: VariationPrice = {
    show(block) {
      changes.disconnect()
      shownIn = block
      const box = block.querySelector<HTMLElement>(variationSelectors.blockPrice)
      const nodes = box ? listPriceNodes(box) : []
      const prices = listOwnElements(product, variationSelectors.price).filter((each) => !form.contains(each))
      late = nodes.length > 0 ? prices.filter(isLate) : []
      for (const each of late) watch(each, { attributeFilter: ["class"] })
      const seen = nodes.length > 0 ? prices.filter((each) => isSeen(page, each) && !late.includes(each)) : []
      for (const each of prices) if (!seen.includes(each)) content.restore(each)
      for (const each of seen) {
        keepOwnPrice(each)
        content.fill(each, ...nodes.map((node) => page.document.importNode(node, true)))
      }
      if (copied) Object.assign(copied.box.style, visible)
      copied = null
      if (!box || seen.length === 0) return
      Object.assign(box.style, hidden)
      copied = { box, before: box.cloneNode(true) }
      watch(block)
    },
    reset() {
      changes.disconnect()
      shownIn = null
      late = []
      content.restoreAll()
    },
  }
  return price
}

/** The content of a price that stands alone in its place and is text alone, so that a copy is as good; none of another. */
function listPriceNodes(box: Element): readonly Node[] {
  const [price] = box.children
  if (!price?.matches(variationSelectors.priceInBlock) || box.children.length > 1) return []
  const text = price.textContent.trim()
  const isPlain = text === box.textContent.trim() && !price.querySelector(variationSelectors.moreThanText)
  return text !== "" && isPlain ? [...price.childNodes] : []
}
