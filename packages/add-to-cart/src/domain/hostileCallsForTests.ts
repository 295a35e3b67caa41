import { parseProducts } from "./parseProduct.ts"

const createVariation = (text: string) => ({ attributes: { attribute_size: text }, price_html: text, min_qty: text })

const createProduct = (text: string) => ({
  ...{ id: 1, name: text, permalink: text, images: [{ src: text, srcset: text, alt: text }], is_purchasable: true },
  prices: { price: text, regular_price: text, currency_code: text, currency_prefix: text },
  add_to_cart: { text, url: text, minimum: text },
  attributes: [{ name: text, has_variations: true, terms: [{ name: text, slug: text }] }],
  variations: [{ id: 2, attributes: [{ name: text, value: text }] }],
})

/** The text arguments of add-to-cart's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createAddToCartFields: (text) => [[{ [text]: text }, null]],
  createVariationRequestFields: (text) => [[{ [text]: text }, "1", text]],
  addVariationPictures: (text) => [[parseProducts([createProduct(text)]), parseProducts([createProduct(text)])]],
  groupVariationParents: (text) => [[parseProducts([createProduct(text)])]],
  formatProductsPath: (text) => [
    [{ category: text, tag: text, search: text, ids: text, isOnSale: true, order: "price", limit: 4 }],
  ],
  isAjaxAddButton: (text) => [[{ classes: text, productId: text }]],
  isVariationMatch: (text) => [[{ attribute_size: text }, { attribute_size: text }]],
  isVariationPurchasable: (text) => [[{ is_purchasable: text }]],
  parseProduct: (text) => [[createProduct(text)]],
  parseProducts: (text) => [[[createProduct(text)]]],
  parseVariations: (text) => [[text], [JSON.stringify([{ [text]: text }])]],
  readChosenAttributes: (text) => [[[{ name: text, value: text }]]],
  readVariationText: (text) => [[{ [text]: text }, text]],
  renderVariationTemplate: (text) => [
    [text, {}],
    ["{{ data.variation.price_html }}{{{data.variation.price_html}}}", createVariation(text)],
  ],
  selectAddToCartAlert: (text) => [[["disabled", text], { unavailable: "", makeSelection: "" }]],
  selectAttributeOptions: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectChoice: (text) => [
    [{ variations: [createVariation(text)], chosen: { attribute_size: text }, name: "colour", value: text }],
  ],
  selectFirstChoice: (text) => [
    [
      [{ name: "attribute_size", label: text, values: [{ value: text, label: text, isDefault: true }] }],
      [createVariation(text)],
    ],
  ],
  selectMatchingVariations: (text) => [[[createVariation(text)], { attribute_size: text }]],
  selectSoldOutValues: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectSwatchImages: (text) => [[[createVariation(text)], "attribute_size", [text, "b"]]],
  selectVariationImage: (text) => [[{ image: { src: text, full_src: text, src_w: text } }]],
  selectVariationQuantity: (text) => [[text, createVariation(text)]],
  selectVariationResult: (text) => [[[createVariation(text)], { attribute_size: text }]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = [
  "createButtonState",
  "reduceButtonState",
  "selectProductAction",
  "selectVariationButton",
]

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createAddToCartFields: [[{ a: "1" }, { b: "1" }]],
  createButtonState: [[]],
  reduceButtonState: [
    [
      { loading: false, added: false, viewLink: false },
      { type: "added", isCart: true },
    ],
  ],
  selectVariationButton: [["needed"]],
}
