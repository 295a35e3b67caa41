import { AddToCart, Product, useProduct } from "@ringside/add-to-cart/react"
import { Gallery } from "@ringside/gallery/react"
import { Tabs } from "@ringside/tabs-reviews/react"
import { Price } from "@ringside/ui"

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
      <Tabs className="figure-more" product={id} accordion={520} />
    </article>
  )
}

function Words({ id }: { readonly id: number }) {
  const product = useProduct(id)
  switch (product.kind) {
    case "loading":
      return <p className="quiet">One moment…</p>
    case "gone":
      return (
        <>
          <h1>This figure has left the room.</h1>
          <a href="#/">See those that are here</a>
        </>
      )
    case "absent":
    case "failed":
      return (
        <>
          <h1>We couldn’t fetch this figure.</h1>
          <button className="plain" onClick={product.retry}>
            Try again
          </button>
        </>
      )
    case "loaded": {
      const { name, price, attributes } = product.value
      // What has to be chosen first is sold by its card.
      if (attributes.length > 0) return <Product product={id} heading="2" />
      return (
        <>
          <p className="kicker">Figure</p>
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
                {isAdding ? "Wrapping it…" : props.children}
              </button>
            )}
          />
          <p className="quiet">Leaves the workshop within two days, packed in wood wool.</p>
        </>
      )
    }
  }
}
