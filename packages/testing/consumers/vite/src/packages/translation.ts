import { createPage, startBehaviour } from "@ringside/core"
import { hookSwitcher } from "@ringside/translation"
import "@ringside/translation/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startBehaviour(hookSwitcher, page)
page.watch()
