import { definePageService } from "@ringside/core"

/** The elements on which scripts have called the platform's `wc_product_gallery()`, each with the options of the last call. */
export const calledElementsService = definePageService("gallery.calledElements", () => new WeakMap<Element, unknown>())
