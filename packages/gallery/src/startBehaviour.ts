import type { BootBehaviour } from "@ringside/core"
import { galleryFamily, platformGallery } from "./host.ts"

/** Shows the gallery, which the platform's server hides until a script of its own has run. */
export const galleryStartBehaviour: BootBehaviour = {
  name: "gallery",
  start({ document, decorations, families }) {
    if (families.modeOf(galleryFamily) !== "work") return
    for (const gallery of document.querySelectorAll<HTMLElement>(platformGallery)) {
      decorations.style(gallery, "opacity", "1")
    }
  },
}
