import { findJQuery, galleryLeaving, galleryReplaced, type Page, readHostSettings, attempt } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { Galleries } from "./galleries.ts"
import { platformSettings } from "../hostSettings.ts"
import { classNames } from "../host.ts"
import { galleryJob } from "../jobs.ts"
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
    // The platform's own script makes thumbnails of pictures, which take no focus.
    for (const selector of [`.${classNames.activeThumbnail}`, "a[href]"]) {
      const control = root.querySelector<HTMLElement>(selector)
      control?.focus(nullPrototype({ preventScroll: true }))
      if (control && document.activeElement === control) break
    }
  })
}

/**
 * Has the platform's own script start a gallery, as its script for variations does. One that it has started already, as the product's own, keeps
 * its listeners when it comes back.
 */
function startByHost(page: Page, root: Element): void {
  const set: unknown = findJQuery(page.window)?.([root])
  const member = (name: string): unknown => (typeof set === "object" && set !== null ? Reflect.get(set, name) : null)
  const [start, data] = [member("wc_product_gallery"), member("data")]
  if (typeof start !== "function") return
  if (typeof data === "function" && Reflect.apply(data, set, ["product_gallery"])) return
  sendGalleryEvent(page, "wc-product-gallery-before-init", root)
  attempt(
    page,
    { during: "event", widget: "gallery", host: root },
    () => void Reflect.apply(start, set, [readHostSettings(page, platformSettings).params]),
  )
  sendGalleryEvent(page, "wc-product-gallery-after-init", root)
}
