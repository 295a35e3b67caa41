import { createPage, startBehaviour } from "@ringside/core"
import { tabsBehaviour } from "@ringside/tabs-reviews"
import "@ringside/tabs-reviews/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(tabsBehaviour, page)
page.watch()
