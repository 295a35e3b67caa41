import { postWcAjax } from "@ringside/cart"
import { variationEndpoint } from "@ringside/cart/domain"
import { type Page, showBusy } from "@ringside/core"
import { formatFormBody, isRecord } from "@ringside/core/domain"
import { type AttributeValues, createVariationRequestFields, type Variation } from "../domain/index.ts"
import { variationSelectors } from "../host.ts"

/** What the shop answers; a question that was cancelled has failed. */
export type VariationAnswer =
  { readonly kind: "found"; readonly variation: Variation } | { readonly kind: "none" | "failed" }

/** Asks the shop for the variations of one form, one question at a time. */
export interface VariationAsker {
  /** Answers are kept, so that the same question is answered at once. */
  ask(chosen: AttributeValues): Promise<VariationAnswer>
  /** Drops the question under way. */
  cancel(): void
  /** Forgets what was answered. */
  forget(): void
}

/** For `form`, which is greyed out where the answer will stand; its choices stay usable. Source: catalogue-and-cart contract §9. */
export function createVariationAsker(page: Page, form: HTMLElement): VariationAsker {
  const known = new Map<string, VariationAnswer>()
  let underWay: AbortController | null = null
  const cancel = () => underWay?.abort()

  const post = async (fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<VariationAnswer> => {
    const settings = page.settings.read("wc_add_to_cart_variation_params", "add-to-cart")
    const wcAjaxUrl = typeof settings?.["wc_ajax_url"] === "string" ? settings["wc_ajax_url"] : ""
    const wrap = form.querySelector<HTMLElement>(variationSelectors.wrap)
    const endBusy = showBusy({ page, signal }, wrap ? [wrap] : [], { className: "updating" })
    const { json } = await postWcAjax(page.http, { wcAjaxUrl, endpoint: variationEndpoint, fields, signal })
    if (signal.aborted) return { kind: "failed" }
    endBusy()
    if (isRecord(json)) return { kind: "found", variation: json }
    return { kind: json === false ? "none" : "failed" }
  }

  return {
    cancel,
    forget: () => known.clear(),
    async ask(chosen) {
      cancel()
      const fields = readFields(page, form, chosen)
      if (!fields) return { kind: "failed" }
      const question = formatFormBody(fields)
      const answered = known.get(question)
      if (answered) return answered
      const aborter = new AbortController()
      underWay = aborter
      const answer = await post(fields, aborter.signal)
      if (underWay === aborter) underWay = null
      if (answer.kind !== "failed") known.set(question, answer)
      return answer
    },
  }
}

/** Null for a form that names no product, which is told its author. */
function readFields(page: Page, form: HTMLElement, chosen: AttributeValues): Readonly<Record<string, string>> | null {
  const productId = form.getAttribute("data-product_id")
  try {
    return createVariationRequestFields(chosen, productId, form.getAttribute("data-custom_data"))
  } catch {
    page.reports.warn(
      `[ringside variations] data-product_id is ${JSON.stringify(productId)}; expected the product's number, so the shop can't be asked for a variation.`,
      form,
    )
    return null
  }
}
