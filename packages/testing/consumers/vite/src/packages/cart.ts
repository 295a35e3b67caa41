import { cartService, cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal, parts: [cartPart] })
cartService.of(page).$count.subscribe((count) => {
  document.title = `${count ?? 0} in the basket`
})
