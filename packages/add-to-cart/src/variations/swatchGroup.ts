import type { Page, PageDocument } from "@ringside/core"
import { isSafeUrl } from "@ringside/core/domain"
import {
  type ParsedVariations,
  readChosenAttributes,
  selectSoldOutValues,
  selectSwatchImages,
} from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { variationMessages } from "../messages.ts"
import { readAttributeLabel, readAttributeName } from "./attributeSelects.ts"

/** The class of a group's element. */
export const swatchesClass = "ringside-add-to-cart-swatches"

/** The swatches of one attribute: radio buttons for what the host's select offers. */
export interface SwatchGroup {
  readonly element: HTMLElement
  readonly select: HTMLSelectElement
  readonly swatches: readonly HTMLElement[]
  /** Shows what the select holds and offers now. */
  sync(): void
  /** What a swatch stands for; null while it can't be chosen. */
  readValue(swatch: HTMLElement): string | null
  /** Makes a swatch the one that Tab leads to, and goes there. */
  focus(swatch?: HTMLElement): void
}

interface Swatch {
  readonly value: string
  readonly element: HTMLElement
  /** The state in words, for those who don't see it. */
  readonly state: HTMLElement
}

/** The group for `select`; it isn't on the page yet. The form's variations are read anew, since scripts may bring others. */
export function createSwatchGroup(
  page: Page,
  select: HTMLSelectElement,
  readVariations: () => ParsedVariations,
): SwatchGroup {
  const { document } = page
  const translate = page.translator("add-to-cart", variationMessages)
  const attribute = readAttributeName(select)
  const element = document.createElement("div")
  element.className = swatchesClass
  element.setAttribute("role", "radiogroup")
  element.setAttribute("aria-label", readAttributeLabel(select))
  if (select.required) element.setAttribute("aria-required", "true")
  const options = [...select.options].filter(({ value }) => value !== "")
  const values = options.map(({ value }) => value)
  const pictures = selectSwatchImages(readVariations().variations, attribute, values)
  const swatches = options.map((option, at) => createSwatch(document, option, pictures?.[at]))
  element.append(...swatches.map((swatch) => swatch.element))

  const moveTabStop = (stop: HTMLElement | undefined) => {
    for (const swatch of swatches) swatch.element.tabIndex = swatch.element === stop ? 0 : -1
  }
  const findTabStop = () => swatches.find((swatch) => swatch.element.tabIndex === 0)?.element
  return {
    element,
    select,
    swatches: swatches.map((swatch) => swatch.element),
    sync() {
      const offered = new Map([...select.options].map((option) => [option.value, !option.disabled]))
      const soldOut = selectSoldOutValues(readVariations().variations, readChosen(select), attribute, values)
      for (const { value, element: swatch, state } of swatches) {
        const isOffered = offered.get(value) ?? false
        const isSoldOut = isOffered && soldOut.includes(value)
        swatch.setAttribute("aria-checked", String(select.value === value))
        swatch.toggleAttribute("data-sold-out", isSoldOut)
        if (isOffered) swatch.removeAttribute("aria-disabled")
        else swatch.setAttribute("aria-disabled", "true")
        state.textContent = isOffered ? "" : `, ${translate("swatchUnavailable")}`
        if (isSoldOut) state.textContent = `, ${translate("swatchSoldOut")}`
      }
      const focused = swatches.find((swatch) => swatch.element === document.activeElement)
      const first =
        focused ??
        swatches.find(({ value }) => value === select.value) ??
        swatches.find(({ value }) => offered.get(value)) ??
        swatches[0]
      moveTabStop(first?.element)
    },
    readValue(swatch) {
      const found = swatches.find((each) => each.element === swatch)
      return found && !swatch.hasAttribute("aria-disabled") ? found.value : null
    },
    focus(swatch = findTabStop()) {
      moveTabStop(swatch)
      swatch?.focus()
    },
  }
}

function createSwatch(document: PageDocument, option: HTMLOptionElement, picture: string | undefined): Swatch {
  const make = (tag: string, className: string) => {
    const element = document.createElement(tag)
    element.className = className
    return element
  }
  const element = make("button", "ringside-add-to-cart-swatch")
  element.setAttribute("type", "button")
  element.setAttribute("role", "radio")
  const name = make("span", "ringside-add-to-cart-swatch-name")
  name.textContent = option.text
  const state = make("span", "ringside-add-to-cart-swatch-state")
  const colour = option.dataset["color"]
  const image = option.dataset["image"] ?? picture
  if (colour !== undefined) {
    const dot = make("span", "ringside-add-to-cart-swatch-colour")
    // Through the style object, which takes nothing but a colour and needs no leave of a strict policy.
    dot.style.backgroundColor = colour
    element.append(dot)
  } else if (image !== undefined && isSafeUrl(image)) {
    const img = make("img", "ringside-add-to-cart-swatch-image")
    img.setAttribute("src", image)
    img.setAttribute("alt", "")
    element.append(img)
  }
  element.append(name, state)
  return { value: option.value, element, state }
}

/** What is chosen in the whole form. */
function readChosen(select: HTMLSelectElement) {
  const form = select.closest(variationSelectors.form)
  const selects = [...(form?.querySelectorAll<HTMLSelectElement>(variationSelectors.select) ?? [select])]
  return readChosenAttributes(selects.map((each) => ({ name: readAttributeName(each), value: each.value }))).data
}
