/** The features of a gallery. */
export interface GalleryFeatures {
  readonly slider: boolean
  readonly zoom: boolean
  readonly lightbox: boolean
  /** Whether the gallery gets the button that opens the viewer. */
  readonly trigger: boolean
  /** Whether a click on a picture opens the viewer; otherwise it zooms, or does nothing. */
  readonly imageOpensLightbox: boolean
}

/** Selects, of the enabled features, those that a gallery of `imageCount` pictures has. Source: catalogue-and-cart §10.3. */
export function selectGalleryFeatures({
  imageCount,
  sliderEnabled,
  zoomEnabled,
  lightboxEnabled,
  triggerNeedsZoom = false,
}: {
  readonly imageCount: number
  readonly sliderEnabled: boolean
  readonly zoomEnabled: boolean
  readonly lightboxEnabled: boolean
  /** True for the platform's galleries: without zoom, their pictures open the viewer, and they have no button. */
  readonly triggerNeedsZoom?: boolean
}): GalleryFeatures {
  const hasImages = imageCount > 0
  const slider = sliderEnabled && imageCount > 1
  const zoom = zoomEnabled && hasImages
  const lightbox = lightboxEnabled && hasImages
  const trigger = lightbox && (zoom || !triggerNeedsZoom)
  return { slider, zoom, lightbox, trigger, imageOpensLightbox: lightbox && !(zoom && slider) }
}
