import type { OptionsOf } from "@ringside/core/domain"
import { useTranslate } from "@ringside/ui"
import { drawnGalleryMessages } from "../messages.ts"
import type { galleryAttributes } from "../options.ts"
import "./drawnGallery.css"

interface LoadingGalleryProps {
  readonly options: Pick<OptionsOf<typeof galleryAttributes>, "thumbnails">
}

/** The place of pictures that are still to be read. */
export function LoadingGallery({ options: { thumbnails } }: LoadingGalleryProps) {
  const translate = useTranslate("gallery", drawnGalleryMessages)
  return (
    <div className="ringside-gallery-place" data-strip={thumbnails === "below" ? "" : undefined} aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      <span className="ringside-gallery-waiting" aria-hidden="true" />
    </div>
  )
}
