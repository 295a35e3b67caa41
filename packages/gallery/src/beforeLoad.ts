import { galleryJob } from "./jobs.ts"
import { type LoaderBehaviour, provideSetFunctions } from "@ringside/core"
import { calledElementsService } from "./calledElements.ts"
import { platformGallery } from "./host.ts"

/** Shows the gallery, which the platform's server hides until a script of its own has run. */
export const beforeLoad: LoaderBehaviour = {
  name: "gallery",
  start(page) {
    const { document, decorations, jobs } = page
    const called = calledElementsService.of(page)
    provideSetFunctions(page, {
      isOurs: () => jobs.isOurs(galleryJob),
      functions: {
        // Plugins call it after they have inserted a gallery, and on other elements with pictures of products.
        wc_product_gallery(elements, [options]) {
          for (const element of elements) called.set(element, options)
          page.scan()
        },
      },
    })
    if (!jobs.isOurs(galleryJob)) return
    for (const gallery of document.querySelectorAll<HTMLElement>(platformGallery)) {
      decorations.style(gallery, "opacity", "1")
      // Until the pictures are slides that the browser scrolls, a swipe is an action that is deferred until the code has loaded.
      decorations.style(gallery, "touch-action", "pan-y pinch-zoom")
    }
  },
}
