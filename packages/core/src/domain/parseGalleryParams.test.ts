import { expect, test } from "vitest"
import { parseGalleryParams } from "./parseGalleryParams.ts"

const labels = ["1 of 5 stars", "2 of 5 stars", "3 of 5 stars", "4 of 5 stars", "5 of 5 stars"]
const nothing = {
  sliderEnabled: false,
  zoomEnabled: false,
  lightboxEnabled: false,
  rtl: false,
  animationSpeedMs: 500,
  loop: false,
  slideshow: false,
  triggerText: "View full-screen image gallery",
  ratingRequired: false,
  ratingMessage: "Please select a rating",
  ratingLabels: null,
}

test("reads what the platform prints", () => {
  const printed = {
    i18n_required_rating_text: "Elige una puntuación",
    i18n_rating_options: labels,
    i18n_product_gallery_trigger_text: "Ver a pantalla completa",
    review_rating_required: "yes",
    flexslider: { rtl: true, animation: "slide", slideshow: true, animationSpeed: 300, animationLoop: true },
    zoom_enabled: "1",
    photoswipe_enabled: "1",
    flexslider_enabled: "1",
  }
  expect(parseGalleryParams(printed)).toEqual({
    sliderEnabled: true,
    zoomEnabled: true,
    lightboxEnabled: true,
    rtl: true,
    animationSpeedMs: 300,
    loop: true,
    slideshow: true,
    triggerText: "Ver a pantalla completa",
    ratingRequired: true,
    ratingMessage: "Elige una puntuación",
    ratingLabels: labels,
  })
})

test.each([
  null,
  undefined,
  "x",
  1,
  [],
  {},
  { flexslider: null, i18n_rating_options: null },
  Object.create({ zoom_enabled: "1" }) as unknown,
])("%j gives defaults with everything off", (raw) => {
  expect(parseGalleryParams(raw)).toEqual(nothing)
})

test.each([
  [{ zoom_enabled: "" }, { zoomEnabled: false }],
  [{ review_rating_required: "no" }, { ratingRequired: false }],
  [{ flexslider: { animationSpeed: "250" } }, { animationSpeedMs: 250 }],
  [{ flexslider: { animationSpeed: 0 } }, { animationSpeedMs: 0 }],
  [{ flexslider: { animationSpeed: -1 } }, { animationSpeedMs: 500 }],
  [{ flexslider: { animationSpeed: "" } }, { animationSpeedMs: 500 }],
  [{ flexslider: { animationSpeed: "slow" } }, { animationSpeedMs: 500 }],
  [{ flexslider: { animationSpeed: Infinity } }, { animationSpeedMs: 500 }],
  [{ i18n_product_gallery_trigger_text: " " }, { triggerText: "View full-screen image gallery" }],
  [{ i18n_required_rating_text: 5 }, { ratingMessage: "Please select a rating" }],
  [{ i18n_rating_options: labels.slice(1) }, { ratingLabels: null }],
  [{ i18n_rating_options: [1, 2, 3, 4, 5] }, { ratingLabels: null }],
  [{ i18n_rating_options: "12345" }, { ratingLabels: null }],
])("%j", (raw, part) => {
  expect(parseGalleryParams(raw)).toEqual({ ...nothing, ...part })
})
