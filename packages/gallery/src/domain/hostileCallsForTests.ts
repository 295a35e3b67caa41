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
  ...["selectHostColumns", "selectZoomOffset"],
]

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  formatCounter: [[0, 1]],
  parseGalleryItem: [
    [
      {
        ...{ "data-large_image": "/a", "data-large_image_width": "1", "data-large_image_height": "1" },
        ...{ "data-src": "/a", src: "/a", alt: "a", title: "a", "data-caption": "a" },
      },
    ],
  ],
  selectGalleryFeatures: [[{ imageCount: 2, sliderEnabled: true, zoomEnabled: true, lightboxEnabled: true }]],
  selectLightboxIndex: [[{ fromTrigger: true, slider: true, activeIndex: 0, clickedIndex: 0, count: 1 }]],
  selectSlideIndex: [[{ index: 0, count: 2, to: "next", loop: true }]],
}
