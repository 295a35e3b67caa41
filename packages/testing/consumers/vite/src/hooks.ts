import { cartBehaviour } from "@ringside/cart"
import { createPage, startBehaviour, startHooks } from "@ringside/core"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(cartBehaviour, page)
startHooks(page, [
  {
    name: "add-to-cart",
    load: { mode: "visible" },
    fetch: () => import("@ringside/add-to-cart").then((module) => module.addToCart),
  },
])
page.watch()
// leaving.abort() removes all of it again.
