import { addHooksBehaviour } from "@ringside/add-to-cart"
import { createCartBehaviour } from "@ringside/cart"
import { createPage, startBehaviour } from "@ringside/core"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(
  createCartBehaviour(() => import("@ringside/cart")),
  page,
)
startBehaviour(addHooksBehaviour, page)
page.watch()
