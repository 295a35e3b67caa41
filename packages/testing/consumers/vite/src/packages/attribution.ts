import { startTracking } from "@ringside/attribution"
import { createPage } from "@ringside/core"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
startTracking(page)
page.watch()
