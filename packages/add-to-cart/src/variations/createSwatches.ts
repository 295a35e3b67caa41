import type { Page, PageDocument, Radio, RadioGroupOptions } from "@ringside/core"
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
import { decodeService } from "./decodeService.ts"

interface Swatch extends Radio {
  /** The state as text, for screen readers. */
  readonly state: HTMLElement
}

/**
 * Creates the radios for the options of `select`, with pictures or colours. The form's variations are read at each change, since scripts
 * may replace them.
 */
export function createSwatches(
  page: Page,
  select: HTMLSelectElement,
  readVariations: () => ParsedVariations,
): RadioGroupOptions {
  const { document } = page
  const translate = page.translator("add-to-cart", variationMessages)
  const attribute = readAttributeName(select)
  const element = document.createElement("div")
  element.className = "ringside-add-to-cart-swatches"
  const options = [...select.options].filter(({ value }) => value !== "")
  const values = options.map(({ value }) => value)
  const pictures = selectSwatchImages(readVariations().variations, attribute, values, decodeService.of(page))
  const swatches = options.map((option, index) => createSwatch(document, option, pictures?.[index]))
  const readSoldOut = createSoldOutReader(page, { select, values, readVariations })
  const stateOf = new Map<Radio, HTMLElement>(swatches.map((swatch) => [swatch, swatch.state]))
  return {
    element,
    radios: swatches,
    name: readAttributeLabel(select),
    show(swatch, { isDisabled }) {
      const isSoldOut = !isDisabled && readSoldOut().includes(swatch.value)
      swatch.element.toggleAttribute("data-sold-out", isSoldOut)
      const text = isDisabled ? translate("swatchUnavailable") : isSoldOut ? translate("swatchSoldOut") : ""
      writeText(stateOf.get(swatch), text === "" ? "" : `, ${text}`)
    },
  }
}

function writeText(element: HTMLElement | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

function createSwatch(document: PageDocument, option: HTMLOptionElement, picture: string | undefined): Swatch {
  const make = (tag: string, className: string) => {
    const element = document.createElement(tag)
    element.className = className
    return element
  }
  const element = make("button", "ringside-add-to-cart-swatch")
  element.setAttribute("type", "button")
  const name = make("span", "ringside-add-to-cart-swatch-name")
  name.textContent = option.text
  const state = make("span", "ringside-add-to-cart-swatch-state")
  const colour = option.dataset["color"]
  const image = option.dataset["image"] ?? picture
  if (colour !== undefined) {
    const dot = make("span", "ringside-add-to-cart-swatch-colour")
    // The style object only accepts a colour, and is allowed by a strict policy.
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

interface SoldOutOptions {
  readonly select: HTMLSelectElement
  readonly values: readonly string[]
  readonly readVariations: () => ParsedVariations
}

/**
 * Creates the function that selects the values that are sold out for the form's other choices. Its result is cached until these or the
 * variations change.
 */
function createSoldOutReader(page: Page, { select, values, readVariations }: SoldOutOptions): () => readonly string[] {
  let known: { readonly key: string; readonly list: ParsedVariations } | undefined
  let soldOut: readonly string[] = []
  return () => {
    // A list that was read again may have the same array, with changed items.
    const list = readVariations()
    const chosen = readChosen(select)
    const key = JSON.stringify(chosen)
    if (known?.key !== key || known.list !== list) {
      soldOut = selectSoldOutValues(list.variations, chosen, readAttributeName(select), values, decodeService.of(page))
    }
    known = { key, list }
    return soldOut
  }
}

/** The choice in the whole form. */
function readChosen(select: HTMLSelectElement) {
  const form = select.closest(variationSelectors.form)
  const selects = [...(form?.querySelectorAll<HTMLSelectElement>(variationSelectors.select) ?? [select])]
  return readChosenAttributes(selects.map((each) => ({ name: readAttributeName(each), value: each.value }))).data
}
