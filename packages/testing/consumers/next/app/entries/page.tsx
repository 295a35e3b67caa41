import * as addToCart from "@ringside/add-to-cart"
import * as cart from "@ringside/cart"
import * as core from "@ringside/core"
import * as gallery from "@ringside/gallery"
import * as miniCart from "@ringside/mini-cart"
import { Skeleton } from "@ringside/ui"

/** A server component that imports entries with widgets and behaviours, and draws a component of ours. */
export default function Entries() {
  const names = [addToCart, cart, core, gallery, miniCart].map((entry) => Object.keys(entry).length > 0)
  return (
    <main>
      <p>{names.every(Boolean) ? "All entries are there." : "An entry is empty."}</p>
      <Skeleton>€12.99</Skeleton>
    </main>
  )
}
