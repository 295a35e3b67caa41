import { createPage, startBehaviour } from "@ringside/core"
import { scrollToTop, siteHeader } from "@ringside/site"
import "@ringside/site/styles.css"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
for (const behaviour of [siteHeader, scrollToTop]) startBehaviour(behaviour, page)
page.watch()
