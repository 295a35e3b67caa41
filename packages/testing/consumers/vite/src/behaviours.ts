import { addHooksBehaviour } from "@ringside/add-to-cart"
import { cartBehaviour } from "@ringside/cart"
import { createPage, startBehaviour } from "@ringside/core"
import { galleryBehaviour } from "@ringside/gallery"
import { cartCountBehaviour } from "@ringside/mini-cart"
import { popupsBehaviour } from "@ringside/popups"
import { tabsBehaviour } from "@ringside/tabs-reviews"
import "@ringside/gallery/styles.css"
import "@ringside/popups/styles.css"
import "@ringside/tabs-reviews/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
// The cart comes before the behaviours that change or show it.
startBehaviour(cartBehaviour, page)
for (const behaviour of [addHooksBehaviour, cartCountBehaviour, galleryBehaviour, popupsBehaviour, tabsBehaviour]) {
  startBehaviour(behaviour, page)
}
page.watch()
// leaving.abort() removes all of it again.
