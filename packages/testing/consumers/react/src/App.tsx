import { addToCart } from "@ringside/add-to-cart"
import { basket, checkout } from "@ringside/checkout"
import { miniCart } from "@ringside/mini-cart"
import { reviews } from "@ringside/tabs-reviews"
import { useState } from "react"
import { RingsidePage, Widget } from "./Widget.tsx"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/styles.css"
import "@ringside/checkout/styles.css"
import "@ringside/mini-cart/styles.css"
import "@ringside/tabs-reviews/styles.css"

/** Components of an app, with widgets beside them that come, go and change. */
export function App() {
  const [isShown, setShown] = useState(true)
  const [layout, setLayout] = useState("inline")
  const [product, setProduct] = useState({ id: 11, name: "Southpaw" })
  const [count, setCount] = useState(0)
  return (
    <RingsidePage>
      <button onClick={() => setShown(!isShown)}>{isShown ? "Hide the widgets" : "Show the widgets"}</button>
      <button onClick={() => setLayout(layout === "inline" ? "drawer" : "inline")}>Another layout</button>
      <button onClick={() => setProduct({ id: 12, name: "Cornerman" })}>Another product</button>
      <button onClick={() => setCount(count + 1)}>Counted: {count}</button>
      {isShown && (
        <>
          <section aria-label="Product">
            <p>The app's own text, {count}.</p>
            <Widget
              widget={addToCart}
              attributes={{ "data-ringside-product": String(product.id), "data-ringside-name": product.name }}
            />
            <Widget widget={reviews} attributes={{ "data-ringside-average": "4.6", "data-ringside-count": "38" }} />
          </section>
          <section aria-label="Mini-cart">
            <Widget widget={miniCart} attributes={{ "data-ringside-layout": layout }} />
          </section>
          <section aria-label="Basket">
            <Widget widget={basket} />
          </section>
          <section aria-label="Checkout">
            <Widget widget={checkout} />
          </section>
        </>
      )}
    </RingsidePage>
  )
}
