import { AddToCart, Product, useProduct } from "@ringside/add-to-cart/react"
import { Gallery } from "@ringside/gallery/react"
import { Popup } from "@ringside/popups/react"
import { Tabs } from "@ringside/tabs-reviews/react"
import { Price } from "@ringside/ui"
import { words } from "../words.ts"

/** A figure: its pictures, its name and price in the app's own type, and all that the shop says of it. */
export function FigurePage({ id }: { readonly id: number }) {
  return (
    <article>
      <div className="figure">
        <Gallery className="figure-pictures" product={id} />
        <div className="figure-words">
          <Words id={id} />
        </div>
      </div>
      <Popup id="packing" title={words.figure.packing} size="small">
        <p>{words.figure.packed}</p>
      </Popup>
      <Tabs className="figure-more" product={id} accordion={520} />
    </article>
  )
}

function Words({ id }: { readonly id: number }) {
  const product = useProduct(id)
  const { loading, gone, others, failed, again, kicker, adding, leaves, packing } = words.figure
  switch (product.kind) {
    case "loading":
      return <p className="quiet">{loading}</p>
    case "gone":
      return (
        <>
          <h1>{gone}</h1>
          <a href="#/">{others}</a>
        </>
      )
    case "absent":
    case "failed":
      return (
        <>
          <h1>{failed}</h1>
          <button className="plain" onClick={product.retry}>
            {again}
          </button>
        </>
      )
    case "loaded": {
      const { name, price, attributes } = product.value
      // What has to be chosen first is sold by its card. The pictures stand beside it already.
      if (attributes.length > 0) return <Product product={id} heading="2" images={false} />
      return (
        <>
          <p className="kicker">{kicker}</p>
          <h1>{name}</h1>
          {price && (
            <p className="price">
              <Price amount={price.lowest} regularAmount={price.regular} format={price.format} />
            </p>
          )}
          <AddToCart
            key={id}
            product={id}
            name={name}
            quantityField
            renderButton={(props, { isAdding }) => (
              <button {...props} className="take">
                {isAdding ? adding : props.children}
              </button>
            )}
          />
          <p className="quiet">
            {leaves} <a href="#popmake-packing">{packing}</a>
          </p>
        </>
      )
    }
  }
}
