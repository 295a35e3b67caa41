/** What a gallery does. */
export interface GalleryFeatures {
  readonly slider: boolean
  readonly zoom: boolean
  readonly lightbox: boolean
  /** Whether it gets the button that opens the viewer. */
  readonly trigger: boolean
  /** Whether a click on a picture opens the viewer; else it zooms, or does nothing. */
  readonly imageOpensLightbox: boolean
}

/** What a gallery of `imageCount` pictures does, of what is enabled. Source: catalogue-and-cart §10.3. */
export function selectGalleryFeatures({
  imageCount,
  sliderEnabled,
  zoomEnabled,
  lightboxEnabled,
}: {
  readonly imageCount: number
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
}): GalleryFeatures {
  const hasImages = imageCount > 0
  const slider = sliderEnabled && imageCount > 1
  const zoom = zoomEnabled && hasImages
  const lightbox = lightboxEnabled && hasImages
  return { slider, zoom, lightbox, trigger: lightbox, imageOpensLightbox: lightbox && !(zoom && slider) }
}
