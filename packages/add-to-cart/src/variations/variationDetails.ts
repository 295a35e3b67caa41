import { findProduct, isSeen, listen, listOwnElements, type Page, prefersReducedMotion } from "@ringside/core"
import { nullPrototype, formatPlainText } from "@ringside/core/domain"
import { readVariationText, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { createSavedContent } from "./savedContent.ts"
import { renderVariation } from "./renderVariation.ts"

/** Shows the chosen variation's details on the product page: number, weight, size, price and stock. */
export interface VariationDetails {
  show(variation: Variation): void
  /** Restores the product's own texts and hides the variation's block. */
  reset(): void
  /** Restores invisible changes, too. */
  restore(): void
}

const revealMs = 200

/** Visually hidden, for screen readers. */
const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const

/** The properties of `hidden`, without a value. */
const visible: Record<keyof typeof hidden, string> = {
  position: "",
  width: "",
  height: "",
  overflow: "",
  clipPath: "",
}

/** A window that is being resized settles within this time. */
const resizeMs = 50

/** Creates the details of one form. Source: catalogue-and-cart contract §9. */
export function createVariationDetails(page: Page, form: HTMLElement): VariationDetails {
  const content = createSavedContent()
  const changes = page.createRecord()
  const product = findProduct(form)
  const findBlock = () => form.querySelector<HTMLElement>(variationSelectors.block)
  let settle: (() => void) | undefined
  let isShown = false

  const showText = (selector: string, text: string) => {
    for (const element of listOwnElements(product, selector)) {
      if (text === "") {
        content.restore(element)
        changes.restore(element)
        continue
      }
      if (!element.hasAttribute("data-o_content")) changes.attribute(element, "data-o_content", element.textContent)
      content.fill(element, text)
    }
  }
  const showTexts = (sku: string, weight: string, dimensions: string) => {
    showText(variationSelectors.sku, sku)
    showText(variationSelectors.weight, weight)
    showText(variationSelectors.dimensions, dimensions)
  }

  /**
   * Shows the variation's price in the prices of the product that can be seen, so that each shows the same. In the block the price is then
   * only read out, where that is a live region. Many shops hide the product's own price: there the block shows it.
   */
  const showPrice = (block: HTMLElement) => {
    const box = block.querySelector<HTMLElement>(variationSelectors.blockPrice)
    const price = box?.querySelector(".price") ?? box
    const isShownHere = Boolean(price?.hasChildNodes())
    const prices = listOwnElements(product, variationSelectors.price).filter((each) => !form.contains(each))
    const seen = isShownHere ? prices.filter((each) => isSeen(page, each)) : []
    for (const each of prices) if (!seen.includes(each)) content.restore(each)
    for (const each of seen) {
      content.fill(each, ...[...(price?.childNodes ?? [])].map((node) => page.document.importNode(node, true)))
    }
    if (box) Object.assign(box.style, seen.length > 0 ? hidden : visible)
  }

  // In a window of another width the theme may show another price, such as the one for phones.
  let cancelLook: (() => void) | undefined
  listen(
    page.window,
    "resize",
    () => {
      cancelLook?.()
      cancelLook = page.clock.after(resizeMs, () => {
        const block = findBlock()
        if (block && isShown && !page.signal.aborted) showPrice(block)
      })
    },
    { signal: page.signal },
  )

  return {
    show(variation) {
      isShown = true
      const { sku, weight, dimensions } = readTexts(variation)
      showTexts(sku, weight, dimensions)
      const block = findBlock()
      if (!block) return
      settle?.()
      content.fill(block, renderVariation(page, variation))
      showPrice(block)
      changes.show(block, true, "block")
      settle = fade(page, block, [0, 1])
    },
    reset() {
      isShown = false
      showTexts("", "", "")
      for (const price of listOwnElements(product, variationSelectors.price)) content.restore(price)
      const block = findBlock()
      if (!block || block.style.display === "none") return
      settle?.()
      const endFade = fade(page, block, [1, 0])
      const cancelHiding = page.clock.after(revealMs, () => {
        changes.show(block, false)
        endFade?.()
      })
      settle = () => {
        cancelHiding()
        endFade?.()
      }
    },
    restore() {
      settle?.()
      content.restoreAll()
      changes.restoreAll()
    },
  }
}

/** A weight or size is shown when the variation has one, with the shop's formatted text. */
function readTexts(variation: Variation) {
  const readMeasure = (name: "weight" | "dimensions") =>
    variation[name] ? formatPlainText(readVariationText(variation, `${name}_html`)) : ""
  return {
    sku: readVariationText(variation, "sku"),
    weight: readMeasure("weight"),
    dimensions: readMeasure("dimensions"),
  }
}

/** Fades unless the shopper prefers reduced motion. The returned function ends the animation. */
function fade({ window }: Page, element: HTMLElement, opacity: number[]): (() => void) | undefined {
  if (!("animate" in element) || prefersReducedMotion(window)) return undefined
  const animation = element.animate(
    nullPrototype({ opacity }),
    nullPrototype({ duration: revealMs, easing: "ease-out", fill: "forwards" }),
  )
  // Rejects when the animation is cancelled.
  animation.finished.catch(() => undefined)
  return () => animation.cancel()
}
