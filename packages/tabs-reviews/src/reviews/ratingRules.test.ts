import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it } from "vitest"
import { readRatingRules } from "./ratingRules.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "wc_single_product_params")
})

function read(settings: object | undefined, locale: string) {
  if (settings) Reflect.set(window, "wc_single_product_params", settings)
  page = createTestPage({ config: { locale } })
  return readRatingRules(page)
}

const english = ["1 of 5 stars", "2 of 5 stars", "3 of 5 stars", "4 of 5 stars", "5 of 5 stars"]
const spanish = ["1 de 5 estrellas", "2 de 5 estrellas", "3 de 5 estrellas", "4 de 5 estrellas", "5 de 5 estrellas"]

it.each([
  ["en-GB", "Please select a rating", english],
  ["es-ES", "Selecciona una valoración", spanish],
])("speak the page's language (%s) where the shop says nothing", (locale, missing, labels) => {
  for (const settings of [undefined, {}, { i18n_required_rating_text: "", i18n_rating_options: ["1"] }]) {
    expect(read(settings, locale)).toEqual({ required: null, missing, labels })
    page.stop()
  }
})

it.each([
  ["yes", true],
  ["no", false],
])("are the shop's own, with a rating required: %j", (review_rating_required, required) => {
  const settings = {
    review_rating_required,
    i18n_required_rating_text: "Elige",
    i18n_rating_options: ["I", "II", "III", "IV", "V"],
  }
  expect(read(settings, "en-GB")).toEqual({ required, missing: "Elige", labels: settings.i18n_rating_options })
})
