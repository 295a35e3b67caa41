export { createAddToCartFields } from "./createAddToCartFields.ts"
export { type AddButton, isAjaxAddButton } from "./isAjaxAddButton.ts"
export { type ButtonAction, type ButtonState, createButtonState, reduceButtonState } from "./buttonState.ts"
export { createVariationRequestFields } from "./createVariationRequestFields.ts"
export {
  isVariationMatch,
  selectMatchingVariations,
  selectVariationResult,
  type VariationResult,
} from "./matchVariations.ts"
export { type ParsedVariations, parseVariations } from "./parseVariations.ts"
export { type AttributeField, type ChosenAttributes, readChosenAttributes } from "./readChosenAttributes.ts"
export { renderVariationTemplate } from "./renderVariationTemplate.ts"
export { type AttributeOption, selectAttributeOptions } from "./selectAttributeOptions.ts"
export { type AttributeChanges, selectVariationImage, type VariationImage } from "./selectVariationImage.ts"
export { selectVariationQuantity, type VariationQuantity } from "./selectVariationQuantity.ts"
export { type AttributeValues, readVariationText, type Variation } from "./variation.ts"
export { type Decode } from "./variationValue.ts"
export {
  isVariationPurchasable,
  selectAddToCartAlert,
  selectVariationButton,
  type VariationButton,
} from "./variationButton.ts"
export { selectSoldOutValues, selectSwatchImages } from "./selectSwatches.ts"
export { parseProduct, parseProducts, type Product, type ProductAttribute, type ProductPrice } from "./parseProduct.ts"
export { addVariationPictures, groupVariationParents } from "./addVariationPictures.ts"
export { formatProductsPath, type ProductOrder, productOrders, type ProductsQuery } from "./formatProductsPath.ts"
export { selectChoice, selectFirstChoice } from "./selectChoice.ts"
export { selectProductAction, type ProductAction } from "./selectProductAction.ts"
