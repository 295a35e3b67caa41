import { findJQuery, firstSlideWanted, type Page, provideSetFunctions, readGlobal } from "@ringside/core"
import { isRecord, formatText } from "@ringside/core/domain"
import { readVariationText } from "../domain/index.ts"
import { pictureSelectors, variationSelectors } from "../host.ts"
import { variationJob } from "../jobs.ts"
import { findPictures } from "./productSlide.ts"
import { createSendOnForm } from "./variationEvents.ts"
import { findVariationForm, handlerBindingsService } from "./variationForms.ts"

/** The functions of the host's variation script that plugins call on sets of jQuery's. Source: catalogue-and-cart contract §13. */
export function provideVariationFunctions(page: Page): void {
  const findForms = (elements: readonly Element[]) => elements.flatMap((each) => findVariationForm(page, each) ?? [])
  provideSetFunctions(page, {
    isOurs: () => page.jobs.isOurs(variationJob),
    functions: {
      wc_variation_form(elements) {
        page.scan()
        // Composites take all handlers off a form before they call this for its next product.
        const bindings = handlerBindingsService.of(page)
        for (const element of elements) bindings.get(element)?.()
        for (const form of findForms(elements)) form.startAgain()
      },
      wc_variations_image_update(elements, [variation]) {
        for (const { shown } of findForms(elements)) {
          if (isRecord(variation)) shown.picture.show(variation)
          else shown.picture.reset()
        }
      },
      wc_variations_image_reset(elements) {
        for (const { shown } of findForms(elements)) shown.picture.reset()
      },
      wc_maybe_trigger_slide_position_reset(elements, [variation]) {
        const imageId = isRecord(variation) ? readVariationText(variation, "image_id") : ""
        for (const form of elements) resetSlide(page, form, imageId)
      },
      wc_variations_gallery_is_active: ([form]) => form?.getAttribute("data-product_gallery_active") === "yes",
      wc_variations_gallery_replace(elements, [html, variation]) {
        const imageId = isRecord(variation) ? readVariationText(variation, "image_id") : ""
        const [form] = findForms(elements)
        return form?.shown.picture.showGallery(formatText(html), imageId) ?? false
      },
      wc_variations_gallery_reset: (elements) => findForms(elements)[0]?.shown.picture.resetGallery() ?? false,
      wc_get_default_product_gallery_html: ([form]) => (form ? readDefaultGallery(page, form) : ""),
      wc_find_gallery_root(elements) {
        const [root] = elements.flatMap((each) =>
          each.matches(pictureSelectors.gallery) ? each : [...each.querySelectorAll(pictureSelectors.gallery)],
        )
        return findJQuery(page.window)?.(root ? [root] : [])
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

/** Sends the gallery to its first slide if a variation has another picture than the one that was shown last. */
function resetSlide(page: Page, form: Element, imageId: string): void {
  if (form.getAttribute("current-image") === imageId) return
  page.decorations.attribute(form, "current-image", imageId)
  const gallery = findPictures(form)
  if (!gallery) return
  createSendOnForm(page)("woocommerce_gallery_reset_slide_position", gallery)
  firstSlideWanted.send(page, gallery)
}

/** The server's copy of the product's own gallery: in the form, or in templates of older themes on the page. */
function readDefaultGallery({ window }: Page, form: Element): string {
  const template = form.querySelector(variationSelectors.defaultGallery)
  // A `<script>` or, since WooCommerce 11.1, a `<template>`, whose content is no text of it.
  // eslint-disable-next-line no-restricted-syntax -- read, not written
  if (template) return template.innerHTML.trim()
  const defaults = readGlobal(window, "wc_variation_gallery_defaults")
  return isRecord(defaults) ? formatText(defaults[form.getAttribute("data-product_id") ?? ""]) : ""
}

/** Keeps the host's own value beside the changed one, as its script does. */
function keep(element: Element, name: string, value: string | null): void {
  if (!element.hasAttribute(`data-o_${name}`)) element.setAttribute(`data-o_${name}`, value ?? "")
}
