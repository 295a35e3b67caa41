import { describeConformance } from "@ringside/testing/conformance"
import { product } from "./product.ts"
import { products } from "./products.ts"

describeConformance(product, {
  html: '<div data-ringside="product" data-ringside-product="15"><a href="/product/gloves/">Gloves</a></div>',
})

describeConformance(products, {
  html: '<div data-ringside="products" data-ringside-layout="row"><a href="/shop/">Shop</a></div>',
})
