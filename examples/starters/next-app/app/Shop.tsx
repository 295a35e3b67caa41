"use client"

import { addToCart } from "@ringside/add-to-cart"
import { miniCart } from "@ringside/mini-cart"
import { products } from "./products"
import { RingsidePage, Widget } from "./Widget"

/** The shop in the browser: a button for each product, and the basket. */
export function Shop() {
  return (
    <RingsidePage>
      {products.map(({ id, name }) => (
        <Widget
          key={id}
          widget={addToCart}
          attributes={{ "data-ringside-product": String(id), "data-ringside-name": name }}
        />
      ))}
      <Widget widget={miniCart} attributes={{ "data-ringside-layout": "inline" }} />
    </RingsidePage>
  )
}
