/** The text arguments of the gallery's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  parseGalleryItem: (text) => [[{ src: text, "data-large_image_width": text, alt: text }]],
  selectWidestFile: (text) => [
    [{ src: text, w: 1, h: 1, alt: "", title: "" }, text],
    [{ src: "", w: null, h: null, alt: "", title: "" }, `${text} 900w`],
  ],
  parseStorePictures: (text) => [
    [{ name: text, images: [{ src: text, thumbnail: text, srcset: text, sizes: text, alt: text }] }],
  ],
  selectSlideStep: (text) => [[text, { isRtl: false, isVertical: false }]],
  shouldZoom: (text) => [[text, 100]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = [
  ...["formatCounter", "selectGalleryFeatures", "selectLightboxIndex", "selectSlideIndex", "selectThumbnailGrid"],
  "selectZoomOffset",
]
