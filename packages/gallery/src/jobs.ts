import type { HostJob } from "@ringside/core/domain"

/** The gallery of a product page. */
export const galleryJob = {
  name: "gallery",
  packageName: "gallery",
  handles: ["wc-single-product"],
  settings: "wc_single_product_params",
  derived: {},
  title: "Product photos: zoom, slider and full screen",
  shopPage: "product",
  doc: "The gallery of a product page.",
} as const satisfies HostJob
