import type { EventTable } from "@ringside/core/domain"

/** Events that the gallery sends and listens to. */
export const galleryEvents = {
  sent: {
    "wc-product-gallery-before-init": {
      target: "hook",
      args: ["element", "params"],
      detail: ["element", "params"],
      doc: "A gallery is about to be connected; `params` are the platform's settings for it.",
    },
    "wc-product-gallery-after-init": {
      target: "hook",
      args: ["element", "params"],
      detail: ["element", "params"],
      doc: "A gallery is connected.",
    },
    "wc-product-gallery-before-destroy": {
      target: "hook",
      args: ["element", "params"],
      detail: ["element", "params"],
      doc: "A gallery is about to make room for a variation's own, or for the product's again.",
    },
  },
  received: {
    woocommerce_gallery_reset_slide_position: "Shows the first picture.",
    "flexslider-click": "Shows the picture of the thumbnail on which it is sent.",
    woocommerce_gallery_init_zoom: "Checks the size of the first picture again, which a variation may have replaced.",
  },
} as const satisfies EventTable
