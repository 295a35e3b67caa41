import { defineBehaviour, type Scope } from "@ringside/core"
import { connectDisclosure } from "./disclosure.ts"
import { switcherSelectors as selectors } from "../host.ts"
import { switcherJob } from "../jobs.ts"

/** Space for the list's scroll bar, as in the plugin's own script. */
const slackPx = 10

/** The platform's language switchers that open: floating ones and those of a shortcode. Source: attribution-translation-site §6. */
export const languageSwitcher = defineBehaviour({
  name: "language-switcher",
  selector: ({ jobs }) => (jobs.isOurs(switcherJob) ? selectors.switcher : null),
  connect(root: HTMLElement, scope: Scope) {
    const control = root.querySelector<HTMLElement>(selectors.control)
    const list = root.querySelector<HTMLElement>(selectors.list)
    // The switcher between two languages has no list.
    if (!control || !list) return
    const widthPx = measureWidth(root, scope)
    return () => {
      if (widthPx > 0) scope.style(root, "--switcher-width", `${String(widthPx + slackPx)}px`)
      connectDisclosure({ root, control, list, mode: readMode(root) }, scope)
    }
  },
})

function readMode(root: HTMLElement): "hover" | "click" {
  return root.closest<HTMLElement>(selectors.wrapper)?.dataset["openMode"] === "click" ? "click" : "hover"
}

/** The width of a switcher that is as wide as its name, which would change when it opens. 0 for a fixed width. */
function measureWidth(root: HTMLElement, { page: { window } }: Scope): number {
  const isAuto = window.getComputedStyle(root).getPropertyValue("--switcher-width").trim() === "auto"
  const name = isAuto ? root.querySelector<HTMLElement>(selectors.name) : null
  return name && name.offsetWidth > 0 ? Math.ceil(root.getBoundingClientRect().width) : 0
}
