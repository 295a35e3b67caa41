import { describeConformance } from "@ringside/testing/conformance"
import { describe } from "vitest"
import { miniCart } from "./widget.ts"

describe.each(["inline", "dropdown", "drawer"])("as %s,", (layout) => {
  describeConformance(miniCart, {
    html: `<div data-ringside="mini-cart" data-ringside-layout="${layout}"><a href="/en/carrito/">Basket (0)</a></div>`,
  })
})
