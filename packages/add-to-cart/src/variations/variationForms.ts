import { variationJob } from "../jobs.ts"
import { canInsertHtml, type Page } from "@ringside/core"
import { variationSelectors } from "../host.ts"
import type { VariationForm } from "./variationForm.ts"

/** The forms of a page that we handle. */
export interface VariationForms {
  /** The form around a node; null without one, or when the host handles it. */
  find(node: Element): VariationForm | null
  /** Connects all forms of the page. */
  findAll(): void
}

/** How long a page may take to settle before a form shows its initial choice. */
const startMs = 100

/** Creates each form at first use. Forms that left the page are not kept in memory. */
export function createVariationForms(page: Page, create: (element: HTMLElement) => VariationForm): VariationForms {
  const known = new WeakMap<Element, VariationForm>()
  const references = new Set<WeakRef<VariationForm>>()
  page.signal.addEventListener("abort", () => {
    for (const reference of references) reference.deref()?.stop()
  })

  const meet = (element: HTMLElement) => {
    const form = create(element)
    known.set(element, form)
    references.add(new WeakRef(form))
    const wrap = element.querySelector<HTMLElement>(variationSelectors.wrap)
    if (wrap?.style.display === "none") page.decorations.style(wrap, "display", "")
    page.clock.after(startMs, () => form.begin())
    return form
  }
  const serve = (element: HTMLElement) => (isOurs(page, element) ? (known.get(element) ?? meet(element)) : null)
  return {
    find(node) {
      const element = node.closest<HTMLElement>(variationSelectors.form)
      return element && serve(element)
    },
    findAll() {
      for (const element of page.document.querySelectorAll<HTMLElement>(variationSelectors.form)) serve(element)
      warnOfEmptyHooks(page)
    },
  }
}

/** Warns page authors of hooks without a form, whose swatches would never appear. */
function warnOfEmptyHooks({ document, reports }: Page): void {
  for (const hook of document.querySelectorAll(variationSelectors.hook)) {
    if (hook.closest(variationSelectors.form) || hook.querySelector(variationSelectors.form)) continue
    reports.warn(
      "[ringside variations] the hook holds no .variations_form; expected the shop's form in it, so it stays as it is.",
      hook,
    )
  }
}

/** Whether we handle the form: without settings of the shop, only in a hook. */
function isOurs(page: Page, form: Element): boolean {
  const mode = page.jobs.modeOf(variationJob)
  return (
    mode === "active" || (mode === "native" && form.closest(variationSelectors.hook) !== null && canInsertHtml(page))
  )
}
