import { defineBehaviour, findEventElement, type Page } from "@ringside/core"
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
  on: {
    focusin: (_, picture, page) => show(page, picture, true),
    focusout({ relatedTarget }, picture, page) {
      const next = findEventElement(page, { target: relatedTarget })
      // The focus stays in place while another window has it.
      if (!picture.contains(next) && !picture.contains(page.document.activeElement)) show(page, picture, false)
    },
  },
})

function show({ decorations }: Page, picture: HTMLElement, isShown: boolean): void {
  for (const button of picture.querySelectorAll<HTMLElement>(cardSelectors.buttons)) {
    for (const [name, value] of Object.entries(shown)) decorations.style(button, name, isShown ? value : "")
  }
}
