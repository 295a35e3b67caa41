import type { Scope } from "@ringside/core"

/** Calls `press` for a click and for Space, for which browsers only click buttons. The link isn't followed. */
export function listenForPress(scope: Scope, link: Element, press: () => void): void {
  scope.listenToField(link, "click", (event) => {
    event.preventDefault()
    press()
  })
  scope.listenToField(link, "keydown", (event) => {
    // Browsers click buttons for both keys.
    if (link.localName === "button") return
    const isEnterOnNoLink = event.key === "Enter" && !link.hasAttribute("href")
    if (event.key !== " " && !isEnterOnNoLink) return
    event.preventDefault()
    press()
  })
}
