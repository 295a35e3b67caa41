import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it } from "vitest"
import { readVariationTexts } from "./variationTexts.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  Reflect.deleteProperty(window, "wc_add_to_cart_variation_params")
})

function read(settings: object, locale: string) {
  Reflect.set(window, "wc_add_to_cart_variation_params", settings)
  page = createTestPage({ config: { locale } })
  return readVariationTexts(page)
}

const platform = {
  noMatch: "Sorry, no products matched your selection. Please choose a different combination.",
  makeSelection: "Please select some product options before adding this product to your basket.",
  unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
  wasReset:
    "Your selection has been reset. Please select some product options before adding this product to your basket.",
}

it.each([{}, { i18n_no_matching_variations_text: " ", i18n_unavailable_text: 7, i18n_reset_alert_text: null }])(
  "are the platform's where the shop prints %j",
  (settings) => {
    expect(read(settings, "en-GB")).toEqual(platform)
  },
)

it("are in the page's language", () => {
  expect(read({}, "es-ES")).toEqual({
    noMatch: "No hay ningún producto con esas opciones. Prueba otra combinación.",
    makeSelection: "Elige las opciones del producto antes de añadirlo a la cesta.",
    unavailable: "Este producto no está disponible. Prueba otra combinación.",
    wasReset: "Tu selección se ha borrado. Elige las opciones del producto antes de añadirlo a la cesta.",
  })
})

it("are the shop's own, where it prints them", () => {
  const settings = {
    i18n_no_matching_variations_text: "a",
    i18n_make_a_selection_text: "b",
    i18n_unavailable_text: "c",
    i18n_reset_alert_text: "d",
  }
  expect(read(settings, "es-ES")).toEqual({ noMatch: "a", makeSelection: "b", unavailable: "c", wasReset: "d" })
})
