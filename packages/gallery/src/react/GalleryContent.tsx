import type { OptionsOf } from "@ringside/core/domain"
import type { RootProps } from "@ringside/ui"
import { createContext, useContext, useState } from "react"
import { DrawnGallery, Pictures } from "../drawn/DrawnGallery.tsx"
import type { galleryAttributes } from "../options.ts"
import type { GalleryImage } from "./galleryImage.ts"

interface GalleryImages {
  readonly images: readonly GalleryImage[]
  /** The name of what they show. */
  readonly name: string
}

/** The pictures of an app's own; null for those of a product of the shop. */
export const GalleryImagesContext = /* @__PURE__ */ createContext<GalleryImages | null>(null)

/** The pictures of a gallery, from the app or from the shop. They are rendered once: other ones are another gallery. */
export function GalleryContent({ options }: Pick<RootProps<OptionsOf<typeof galleryAttributes>>, "options">) {
  const [shown] = useState(useContext(GalleryImagesContext))
  const [pictures] = useState(() =>
    shown?.images.map(({ srcset = "", sizes = "", thumbnail = null, ...image }) => ({
      ...image,
      ...{ srcset, sizes, thumbnail },
    })),
  )
  if (!shown || !pictures) return <DrawnGallery options={options} />
  return (
    <Pictures name={shown.name} pictures={pictures} hasStrip={options.thumbnails === "below" && pictures.length > 1} />
  )
}
