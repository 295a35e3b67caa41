import { type LoaderBehaviour, readHostSettings } from "@ringside/core"
import { mountSelector, readyClass, separatorSelector } from "./mountSelectors.ts"
import { heightSettings } from "./hostSettings.ts"
import { expressJob } from "./jobs.ts"

/**
 * Reserves the space of the buttons: their code arrives after the page has loaded, and would move the content below. That code releases the
 * space if its start plan refuses to start, since the plan is too large for every page's loader.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "express-checkout",
  start(page) {
    const { document, decorations, jobs } = page
    const height = readHostSettings(page, heightSettings)
    if (height === null || !jobs.isOurs(expressJob) || document.querySelector(`${mountSelector} *`)) return
    const reserve = (selector: string, property: string, value: string) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) return
      // With the margins that the plugin's stylesheet gives to the class.
      if (selector === mountSelector) decorations.toggleClass(element, readyClass, true)
      decorations.attribute(element, "hidden", null)
      decorations.style(element, "display", "block")
      decorations.style(element, property, value)
    }
    // The limits of `readButtonHeight`. An invalid height reserves nothing.
    reserve(mountSelector, "min-height", `clamp(40px, ${height}px, 55px)`)
    reserve(separatorSelector, "visibility", "hidden")
  },
}
