import { MiniCart } from "@ringside/mini-cart/react"

/** The name of the shop, and the basket behind a button of the app's own. */
export function Header() {
  return (
    <header className="bar">
      <a className="name" href="#/">
        The Second Room
      </a>
      <MiniCart
        layout="drawer"
        renderOpener={(props, { count }) => (
          // Its own words name it.
          <button {...props} className="bag" aria-label={undefined}>
            Basket <span className="bag-count">{count ?? "–"}</span>
          </button>
        )}
      >
        <a className="bag" href="#/basket">
          Basket
        </a>
      </MiniCart>
    </header>
  )
}
