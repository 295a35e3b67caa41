import { defineBehaviour, findEventElement, readHookOptions, type Scope } from "@ringside/core"
import { selectName } from "./domain/index.ts"
import { selectors } from "./host.ts"
import { attributionJob } from "./jobs.ts"
import { attributionMessages } from "./messages.ts"
import { attributionAttributes } from "./options.ts"

/** Order attribution, e-mail capture, product data, analytics and consent. */
export const attributionBehaviour = defineBehaviour({
  name: "attribution",
  // Hooks, and the host's own boxes while no script of the host does the job.
  selector: ({ jobs }) =>
    jobs.modeOf(attributionJob) === "active" ? `${selectors.box}, ${selectors.hook}` : selectors.hook,
  connect(box: HTMLElement, scope: Scope) {
    // What goes through the scope is undone when the element leaves, or the page stops.
    for (const control of box.querySelectorAll(selectors.control)) scope.attribute(control, "aria-pressed", "false")
    scope.listen(box, "click", (event) => {
      const control = findEventElement(scope.page, event)?.closest(selectors.control)
      if (control) press(scope, box, control)
    })
  },
})

function press(scope: Scope, box: Element, control: Element): void {
  const { page } = scope
  const options = readHookOptions("attribution", attributionAttributes, box, page)
  const name = selectName(options.name, control.textContent)
  const translate = page.translator("attribution", attributionMessages)
  scope.attribute(control, "aria-pressed", "true")
  page.announce.polite(translate("pressed", { name }))
  page.events.sendOwn("ringside:attribution:pressed", control, { name })
}
