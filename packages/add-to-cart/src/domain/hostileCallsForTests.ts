const createVariation = (text: string) => ({ attributes: { attribute_size: text }, price_html: text, min_qty: text })

/** The text arguments of add-to-cart's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createAddToCartFields: (text) => [[{ [text]: text }, null]],
  createVariationRequestFields: (text) => [[{ [text]: text }, "1", text]],
  isAjaxAddButton: (text) => [[{ classes: text, productId: text }]],
  isVariationMatch: (text) => [[{ attribute_size: text }, { attribute_size: text }]],
  isVariationPurchasable: (text) => [[{ is_purchasable: text }]],
  parseVariations: (text) => [[text], [JSON.stringify([{ [text]: text }])]],
  readChosenAttributes: (text) => [[[{ name: text, value: text }]]],
  readVariationText: (text) => [[{ [text]: text }, text]],
  renderVariationTemplate: (text) => [
    [text, {}],
    ["{{ data.variation.price_html }}{{{data.variation.price_html}}}", createVariation(text)],
  ],
  selectAddToCartAlert: (text) => [[["disabled", text], { unavailable: "", makeSelection: "" }]],
  selectAttributeOptions: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectMatchingVariations: (text) => [[[createVariation(text)], { attribute_size: text }]],
  selectSoldOutValues: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectSwatchImages: (text) => [[[createVariation(text)], "attribute_size", [text, "b"]]],
  selectVariationImage: (text) => [[{ image: { src: text, full_src: text, src_w: text } }]],
  selectVariationQuantity: (text) => [[text, createVariation(text)]],
  selectVariationResult: (text) => [[[createVariation(text)], { attribute_size: text }]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = ["createButtonState", "reduceButtonState", "selectVariationButton"]
