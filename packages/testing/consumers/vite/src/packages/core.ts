import { createPage, defineBehaviour, startBehaviour } from "@ringside/core"

const leaving = new AbortController()
const page = createPage({ window, signal: leaving.signal })
const copyOnClick = defineBehaviour({
  name: "copy",
  selector: "[data-copy]",
  on: { click: (_event, element) => navigator.clipboard.writeText(element.dataset["copy"] ?? "") },
})
startBehaviour(copyOnClick, page)
page.watch()
