import { findJQuery, findProduct, type Page, type ReceivedEvent } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { type ParsedVariations, readVariationText, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"

/** Sends one of the host's events on a form; `values` are its arguments, in their order. */
export type SendOnForm = (name: string, form: Element, values?: Readonly<Record<string, unknown>>) => void

/** The function that sends the events of the forms of `page`. Source: catalogue-and-cart contract §13. */
export function createSendOnForm(page: Page): SendOnForm {
  return (name, form, values = {}) => {
    const args = Object.values(values)
    page.events.send({ name, target: form, args, detail: { ...values, args } })
  }
}

/** Sends `wc_variation_form`: scripts of the page read these members of the platform's form. Source: catalogue-and-cart contract §13. */
export function sendStart(page: Page, form: HTMLElement, { mode, variations }: ParsedVariations): void {
  const jQuery = findJQuery(page.window)
  const wrap = (element: Element | null) => (jQuery ? jQuery(element ? [element] : []) : element)
  const find = (selector: string) => wrap(form.querySelector(selector))
  const findAll = (selector: string) => {
    const elements = [...form.querySelectorAll(selector)]
    return jQuery ? jQuery(elements) : elements
  }
  const useAjax = mode === "ajax"
  const started = {
    $form: wrap(form),
    $attributeFields: findAll(variationSelectors.select),
    $singleVariation: find(variationSelectors.block),
    $singleVariationWrap: find(variationSelectors.wrap),
    $resetVariations: findAll(variationSelectors.reset),
    $product: wrap(findProduct(form)),
    variationData: useAjax ? false : variations,
    useAjax,
  }
  const args = [started]
  page.events.send({ name: "wc_variation_form", target: form, args, detail: { form, args } })
}

/** The variation in another script's `found_variation` or `show_variation`; null when it has none. */
export function readReceivedVariation({ args, detail }: ReceivedEvent): Variation | null {
  const variation = args[0] ?? (isRecord(detail) ? detail["variation"] : null)
  return isRecord(variation) && readVariationText(variation, "variation_id") !== "" ? variation : null
}
