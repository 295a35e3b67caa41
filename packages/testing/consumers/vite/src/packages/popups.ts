import { createPage, startBehaviour } from "@ringside/core"
import { popupsBehaviour } from "@ringside/popups"
import "@ringside/popups/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(popupsBehaviour, page)
page.watch()
