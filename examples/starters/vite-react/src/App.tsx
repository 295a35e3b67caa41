import { addToCart } from "@ringside/add-to-cart"
import { miniCart } from "@ringside/mini-cart"
import { RingsidePage, Widget } from "./Widget.tsx"

const products = [
  { id: "1", name: "Field notebook" },
  { id: "2", name: "Workshop notebook" },
  { id: "3", name: "Sketch album" },
]

/** A page of a shop: products to add, and the basket. */
export function App() {
  return (
    <RingsidePage>
      <h1>Three notebooks</h1>
      {products.map(({ id, name }) => (
        <article key={id}>
          <h2>{name}</h2>
          <Widget widget={addToCart} attributes={{ "data-ringside-product": id, "data-ringside-name": name }} />
        </article>
      ))}
      <h2>Basket</h2>
      <Widget widget={miniCart} attributes={{ "data-ringside-layout": "inline" }} />
    </RingsidePage>
  )
}
