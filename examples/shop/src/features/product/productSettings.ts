import type { Settings } from "../../settings.ts"
import type { Visit } from "../../visit.ts"

/** The settings of the product page's scripts, which the platform prints only on that page. */
export function createProductSettings({ texts, links }: Pick<Visit, "texts" | "links">): Settings {
  return {
    host: {
      astra: { is_single_product: "1" },
      wc_single_product_params: {
        i18n_required_rating_text: texts.reviews.ratingMissing,
        i18n_rating_options: texts.reviews.starLabels,
        i18n_product_gallery_trigger_text: texts.product.openGallery,
        review_rating_required: "yes",
        flexslider: {
          rtl: false,
          animation: "slide",
          smoothHeight: true,
          directionNav: false,
          controlNav: "thumbnails",
          slideshow: false,
          animationSpeed: 500,
          animationLoop: false,
          allowOneSlide: false,
        },
        zoom_enabled: "1",
        zoom_options: [],
        photoswipe_enabled: "1",
        photoswipe_options: {
          shareEl: false,
          closeOnScroll: false,
          history: false,
          hideAnimationDuration: 0,
          showAnimationDuration: 0,
        },
        flexslider_enabled: "1",
      },
      wc_add_to_cart_variation_params: {
        wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%`,
        i18n_no_matching_variations_text: texts.product.noMatch,
        i18n_make_a_selection_text: texts.product.makeSelection,
        i18n_unavailable_text: texts.product.unavailable,
        i18n_reset_alert_text: texts.product.resetDone,
      },
    },
  }
}
