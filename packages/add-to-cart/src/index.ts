export { addToCartBehaviour } from "./addToCart/behaviour.ts"
export { addHooksBehaviour } from "./addToCart/hookButtons.ts"
export { quantityBehaviour } from "./quantity/behaviour.ts"
export {
  addToCartAttributes,
  productAttributes,
  productsAttributes,
  quantityAttributes,
  variationsAttributes,
} from "./options.ts"
export { addToCartMessages, productMessages, variationMessages } from "./messages.ts"
export { addToCartProperties } from "./customProperties.ts"
export type { AddToCartOptions } from "./addToCart/readAddToCart.ts"
export { addToCart } from "./addToCart/widget.ts"
export type { ProductOptions, ProductsOptions } from "./product/cardOptions.ts"
export { product } from "./product/product.ts"
export { products } from "./product/products.ts"
export { addToCartPart } from "./part.ts"
