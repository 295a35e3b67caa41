import { addHooksBehaviour } from "@ringside/add-to-cart"
import { cartBehaviour } from "@ringside/cart"
import { createPage, startBehaviour } from "@ringside/core"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(cartBehaviour, page)
startBehaviour(addHooksBehaviour, page)
page.watch()
