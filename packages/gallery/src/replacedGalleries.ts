import { findJQuery, galleryLeaving, galleryReplaced, type Page, readHostSettings } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { Galleries } from "./galleries.ts"
import { platformSettings } from "./hostSettings.ts"
import { classNames } from "./host.ts"
import { galleryJob } from "./jobs.ts"
import { sendGalleryEvent } from "./sendGalleryEvent.ts"

/** Starts the gallery of a variation that takes the place of the product's, and the product's when that returns. */
export function startReplacedGalleries(page: Page, galleries: Galleries): void {
  const { document } = page
  let hadFocus = false
  galleryLeaving.on(page, (root) => {
    if (!root) return
    hadFocus = root.contains(document.activeElement)
    sendGalleryEvent(page, "wc-product-gallery-before-destroy", root)
  })
  galleryReplaced.on(page, (root) => {
    if (!root) return
    // At once, though it may not be in view: the choice is shown in it.
    if (!galleries.of(root) && page.jobs.modeOf(galleryJob) === "observe") startByHost(page, root)
    if (!hadFocus) return
    hadFocus = false
    const find = (selector: string) => root.querySelector<HTMLElement>(selector)
    const control = find(`.${classNames.activeThumbnail}`) ?? find("a[href]")
    control?.focus(nullPrototype({ preventScroll: true }))
  })
}

/** Has the platform's own script start a gallery, as its script for variations does. */
function startByHost(page: Page, root: Element): void {
  const set: unknown = findJQuery(page.window)?.([root])
  const start: unknown = typeof set === "object" && set !== null && Reflect.get(set, "wc_product_gallery")
  if (typeof start !== "function") return
  sendGalleryEvent(page, "wc-product-gallery-before-init", root)
  try {
    Reflect.apply(start, set, [readHostSettings(page, platformSettings).params])
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "gallery", host: root, cause })
  }
  sendGalleryEvent(page, "wc-product-gallery-after-init", root)
}
