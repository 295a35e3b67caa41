import { postWcAjax } from "@ringside/cart"
import { variationEndpoint } from "@ringside/cart/domain"
import { type Page, readHostSettings, showBusy, warnAuthor } from "@ringside/core"
import { formatFormBody, isRecord } from "@ringside/core/domain"
import { variationSettings } from "./variationSettings.ts"
import { type AttributeValues, createVariationRequestFields, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { addToCartWarnings } from "../warnings.ts"

/** The shop's response; a cancelled request counts as failed. */
export type VariationAnswer =
  | { readonly kind: "found"; readonly variation: Variation }
  | { readonly kind: "none" | "failed" }

/** Requests the variations of one form from the shop, one request at a time. */
export interface VariationFetcher {
  /** Cancels the running request. Responses are cached except failures, so that the same request resolves at once. */
  fetch(chosen: AttributeValues): Promise<VariationAnswer>
  /** Cancels the running request. */
  cancel(): void
  /** Clears the cache. */
  forget(): void
}

/**
 * Creates the requests of `form`. The place of the result is greyed out meanwhile; the choices stay usable. Source: catalogue-and-cart
 * contract §9.
 */
export function createVariationFetcher(page: Page, form: HTMLElement): VariationFetcher {
  const known = new Map<string, VariationAnswer>()
  let running: AbortController | null = null
  const cancel = () => running?.abort()

  const post = async (fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<VariationAnswer> => {
    const wcAjaxUrl = readHostSettings(page, variationSettings)?.wc_ajax_url ?? ""
    const wrap = form.querySelector<HTMLElement>(variationSelectors.wrap)
    const endBusy = showBusy({ page, signal }, wrap ? [wrap] : [], { className: "updating" })
    const { json } = await postWcAjax(page, { wcAjaxUrl, endpoint: variationEndpoint, fields, signal })
    if (signal.aborted) return { kind: "failed" }
    endBusy()
    if (isRecord(json)) return { kind: "found", variation: json }
    return { kind: json === false ? "none" : "failed" }
  }

  return {
    cancel,
    forget: () => known.clear(),
    async fetch(chosen) {
      cancel()
      const fields = readFields(page, form, chosen)
      if (!fields) return { kind: "failed" }
      const question = formatFormBody(fields)
      const answered = known.get(question)
      if (answered) return answered
      const aborter = new AbortController()
      running = aborter
      const answer = await post(fields, aborter.signal)
      if (running === aborter) running = null
      if (answer.kind !== "failed") known.set(question, answer)
      return answer
    },
  }
}

/** Null for a form that names no product; its author gets a warning. */
function readFields(page: Page, form: HTMLElement, chosen: AttributeValues): Readonly<Record<string, string>> | null {
  const productId = form.getAttribute("data-product_id")
  try {
    return createVariationRequestFields(chosen, productId, form.getAttribute("data-custom_data"))
  } catch {
    warnAuthor(page, addToCartWarnings.noProductNumber, form, { value: JSON.stringify(productId) })
    return null
  }
}
