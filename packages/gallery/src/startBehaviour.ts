import type { BootBehaviour } from "@ringside/core"
import { galleryFamily, platformGallery } from "./host.ts"

/** Shows the gallery, which the platform's server hides until a script of its own has run. */
export const galleryStartBehaviour: BootBehaviour = {
  name: "gallery",
  start({ document, decorations, families }) {
    const galleries = document.querySelectorAll<HTMLElement>(platformGallery)
    if (galleries.length > 0 && families.modeOf(galleryFamily) === "work") {
      for (const gallery of galleries) decorations.style(gallery, "opacity", "1")
    }
  },
}
