import { canInsertHtml, findForm, isStopped, type Page, type Scope, definePageService } from "@ringside/core"
import { variationSelectors } from "../host.ts"
import { variationJob } from "../jobs.ts"
import { createVariationForm, startMs, type VariationForm } from "./variationForm.ts"

const { hook } = variationSelectors

/** The forms that we handle: without settings of the shop, only those in a hook. */
export function selectOwnForms(page: Page): string | null {
  const mode = page.jobs.modeOf(variationJob)
  if (mode === "active") return variationSelectors.form
  return mode === "native" && canInsertHtml(page) ? `${hook} .variations_form, ${hook}.variations_form` : null
}

/** The connected forms of a page. */
const formsService = definePageService("add-to-cart.forms", () => new Map<Element, VariationForm>())

/** Binds jQuery's handlers of each connected form anew, in place of the former ones. */
export const handlerBindingsService = definePageService(
  "add-to-cart.handlerBindings",
  () => new Map<Element, () => void>(),
)

/** Connects a form until `scope` ends, which reverts all changes of the form. */
export function connectVariationForm(element: HTMLElement, scope: Scope): () => void {
  const { page, signal, after, onEnd } = scope
  const forms = formsService.of(page)
  const decorations = page.createDecorations()
  const form = createVariationForm({ ...scope, page: { ...page, signal, decorations } }, element)
  forms.set(element, form)
  after(startMs, form.begin)
  onEnd(() => {
    forms.delete(element)
    form.stop()
    decorations.restoreAll()
  })
  return () => {
    const wrap = element.querySelector<HTMLElement>(variationSelectors.wrap)
    if (wrap) decorations.show(wrap, true)
  }
}

/** The form that a node belongs to; undefined without one, or when the host handles it. */
export function findVariationForm(page: Page, node: Element): VariationForm | undefined {
  const own = selectOwnForms(page)
  const place = node.closest("[form]") ? findForm(node) : node
  if (own === null || !place) return undefined
  const element = place.matches(own) ? place : place.closest(own)
  if (!element) return undefined
  const forms = formsService.of(page)
  // A shopper may use a form that was inserted after the last scan.
  if (!forms.has(element) && !isStopped(page, element)) page.scan()
  return forms.get(element)
}
