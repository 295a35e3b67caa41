import { type Page, provideSetFunctions } from "@ringside/core"
import { isRecord, formatText } from "@ringside/core/domain"
import { variationJob } from "../jobs.ts"
import { findVariationForm } from "./variationForms.ts"

/** The functions of the host's variation script that plugins call on sets of jQuery's. Source: catalogue-and-cart contract §13. */
export function provideVariationFunctions(page: Page): void {
  const findForms = (elements: readonly Element[]) => elements.flatMap((each) => findVariationForm(page, each) ?? [])
  provideSetFunctions(page, {
    isOurs: () => page.jobs.modeOf(variationJob) === "active",
    functions: {
      wc_variation_form(elements) {
        page.scan()
        for (const form of findForms(elements)) form.begin()
      },
      wc_variations_image_update(elements, [variation]) {
        for (const { shown } of findForms(elements)) {
          if (isRecord(variation)) shown.showImage(variation)
          else shown.resetImage()
        }
      },
      wc_variations_image_reset(elements) {
        for (const { shown } of findForms(elements)) shown.resetImage()
      },
      wc_set_content(elements, [content]) {
        for (const element of elements) {
          keep(element, "content", element.textContent)
          element.textContent = formatText(content)
        }
      },
      wc_reset_content(elements) {
        for (const element of elements)
          element.textContent = element.getAttribute("data-o_content") ?? element.textContent
      },
      wc_set_variation_attr(elements, [name, value]) {
        if (typeof name !== "string") return
        for (const element of elements) {
          keep(element, name, element.getAttribute(name))
          if (value === false) element.removeAttribute(name)
          else element.setAttribute(name, formatText(value))
        }
      },
      wc_reset_variation_attr(elements, [name]) {
        if (typeof name !== "string") return
        for (const element of elements) {
          const kept = element.getAttribute(`data-o_${name}`)
          if (kept !== null) element.setAttribute(name, kept)
        }
      },
    },
  })
}

/** Keeps the host's own value beside the changed one, as its script does. */
function keep(element: Element, name: string, value: string | null): void {
  if (!element.hasAttribute(`data-o_${name}`)) element.setAttribute(`data-o_${name}`, value ?? "")
}
