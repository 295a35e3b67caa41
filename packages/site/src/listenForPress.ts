import type { Scope } from "@ringside/core"

/** Calls `press` for a click and for Space, which the browser makes a click of on buttons alone. The link isn't followed. */
export function listenForPress(scope: Scope, link: Element, press: () => void): void {
  scope.listen(link, "click", (event) => {
    event.preventDefault()
    press()
  })
  scope.listen(link, "keydown", (event) => {
    const isEnterOnNoLink = event.key === "Enter" && !link.hasAttribute("href")
    if (event.key !== " " && !isEnterOnNoLink) return
    event.preventDefault()
    press()
  })
}
