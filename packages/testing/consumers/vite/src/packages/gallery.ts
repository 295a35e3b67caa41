import { createPage, startBehaviour } from "@ringside/core"
import { galleryBehaviour } from "@ringside/gallery"
import "@ringside/gallery/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(galleryBehaviour, page)
page.watch()
