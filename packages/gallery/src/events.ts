import type { EventTable } from "@ringside/core/domain"

/** Events that the gallery sends and hears. */
export const galleryEvents = {
  sent: {
    "wc-product-gallery-before-init": {
      target: "hook",
      args: ["element", "params"],
      detail: ["element", "params"],
      doc: "A gallery is about to come alive; `params` are the platform's settings for it.",
    },
    "wc-product-gallery-after-init": {
      target: "hook",
      args: ["element", "params"],
      detail: ["element", "params"],
      doc: "A gallery has come alive.",
    },
  },
  heard: {
    woocommerce_gallery_reset_slide_position: "Goes back to the first picture.",
    woocommerce_gallery_init_zoom: "Looks at the first picture again, which a variation may have replaced.",
  },
} as const satisfies EventTable
