import { findProduct, listOwnElements, type Page, prefersReducedMotion, type Scope } from "@ringside/core"
import { nullPrototype, formatPlainText } from "@ringside/core/domain"
import { readVariationText, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { createSavedContent } from "./savedContent.ts"
import { renderVariation } from "./renderVariation.ts"
import { createVariationPrice } from "./variationPrice.ts"

/** Shows the chosen variation's details on the product page: number, weight, size, price and stock. */
export interface VariationDetails {
  show(variation: Variation): void
  /** Restores the product's own texts and hides the variation's block. */
  reset(): void
  /** Restores invisible changes, too. */
  restore(): void
}

const revealMs = 200

/** Creates the details of one form. Source: catalogue-and-cart contract §9. */
export function createVariationDetails(scope: Scope, form: HTMLElement): VariationDetails {
  const { page } = scope
  const content = createSavedContent()
  // As the platform's script, which has kept their text in an attribute.
  const texts = createSavedContent({ overwrites: true })
  const changes = page.createRecord()
  const price = createVariationPrice(scope, form, changes)
  const product = findProduct(form)
  const findBlock = () => form.querySelector<HTMLElement>(variationSelectors.block)
  let settle: (() => void) | undefined

  const showText = (selector: string, text: string) => {
    for (const element of listOwnElements(product, selector)) {
      if (text === "") {
        texts.restore(element)
        changes.restore(element)
        continue
      }
      if (!element.hasAttribute("data-o_content")) changes.attribute(element, "data-o_content", element.textContent)
      texts.fill(element, text)
    }
  }
  const showTexts = (sku: string, weight: string, dimensions: string) => {
    showText(variationSelectors.sku, sku)
    showText(variationSelectors.weight, weight)
    showText(variationSelectors.dimensions, dimensions)
  }

  return {
    show(variation) {
      const { sku, weight, dimensions } = readTexts(variation)
      showTexts(sku, weight, dimensions)
      const block = findBlock()
      if (!block) return
      settle?.()
      content.fill(block, renderVariation(page, variation))
      price.show(block)
      changes.show(block, true, "block")
      settle = fade(page, block, [0, 1])
    },
    reset() {
      showTexts("", "", "")
      price.reset()
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
      price.reset()
      content.restoreAll()
      texts.restoreAll()
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
