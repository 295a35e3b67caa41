import { defineBehaviour, findEventElement, type Scope } from "@ringside/core"
import { cardSelectors } from "./themeHost.ts"
import { themeJob } from "./jobs.ts"

const shown = { opacity: "1", visibility: "visible", "border-style": "none" } as const

/**
 * Shows the buttons on a product's picture while the focus is on it: the theme's styles show them under the pointer alone, and what is
 * hidden can't be reached by keyboard. Source: the theme's own script.
 */
export const cardButtons = defineBehaviour({
  name: "site-card-buttons",
  selector: ({ jobs }) => (jobs.isOurs(themeJob) ? cardSelectors.picture : null),
  connect(picture: HTMLElement, scope: Scope) {
    const show = (isShown: boolean) => {
      for (const button of picture.querySelectorAll<HTMLElement>(cardSelectors.buttons)) {
        for (const [name, value] of Object.entries(shown)) scope.style(button, name, isShown ? value : "")
      }
    }
    scope.listen(picture, "focusin", () => show(true))
    scope.listen(picture, "focusout", (event) => {
      const { page } = scope
      const next = findEventElement(page, { target: event.relatedTarget })
      // The focus stays in place while another window has it.
      if (!picture.contains(next) && !picture.contains(page.document.activeElement)) show(false)
    })
  },
})
