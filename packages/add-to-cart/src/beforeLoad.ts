import { type LoaderBehaviour, provideSetFunctions } from "@ringside/core"
import { variationJob } from "./jobs.ts"

const nothing = () => undefined

/** Functions that plugins call after they have inserted a form, or to show a picture. Source: catalogue-and-cart contract §13. */
export const beforeLoad: LoaderBehaviour = {
  name: "add-to-cart",
  start(page) {
    provideSetFunctions(page, {
      isOurs: () => page.jobs.isOurs(variationJob),
      functions: {
        wc_variation_form: () => page.scan(),
        // Until a form is there, these change nothing; its code replaces them.
        wc_variations_image_update: nothing,
        wc_variations_image_reset: nothing,
        wc_maybe_trigger_slide_position_reset: nothing,
        wc_set_content: nothing,
        wc_reset_content: nothing,
        wc_set_variation_attr: nothing,
        wc_reset_variation_attr: nothing,
        wc_variations_gallery_is_active: () => false,
        wc_variations_gallery_replace: () => false,
        wc_variations_gallery_reset: () => false,
        wc_get_default_product_gallery_html: () => "",
        block: nothing,
        unblock: nothing,
      },
      // Scripts that find `block()` take it that all of BlockUI is there.
      members: {
        blockUI: Object.assign(() => undefined, { defaults: { overlayCSS: {} } }),
        unblockUI: () => undefined,
      },
    })
  },
}
