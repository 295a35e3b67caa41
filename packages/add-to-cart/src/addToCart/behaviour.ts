import { type Behaviour, defineBehaviour, hasModifier, isPlainClick, type Page, startBehaviour } from "@ringside/core"
import { controlSelectors } from "../host.ts"
import { addFromButton, followAdds, isAddButton } from "./addButtons.ts"
import { cardButtonsBehaviour } from "./cardButtons.ts"
import { reportHostAdds } from "./hostAdds.ts"
import { addFromProductPage } from "./singleProduct.ts"

/** The host's own add buttons. Source: catalogue-and-cart contract §3. */
export const addToCartBehaviour = defineBehaviour({
  name: "add-to-cart",
  selector: `${controlSelectors.addButton}, ${controlSelectors.singleButton}`,
  afterHandlers: {
    click(event, button, page) {
      if (!isAddButton(page, button)) return isPlainClick(event) ? addFromProductPage(page, event, button) : undefined
      // The platform adds whatever another script has prevented.
      if (event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      return addFromButton(page, button)
    },
  },
  on: {
    keydown(event, button, page) {
      if (!pressesButton(event) || !isAddButton(page, button)) return
      event.preventDefault()
      // A held key is one press.
      if (!event.repeat) button.click()
    },
  },
  start(page: Page) {
    startBehaviour(cardButtonsBehaviour, page)
    followAdds(page)
    reportHostAdds(page)
  },
})

/** Whether a Space presses a link that works as a button; browsers only do that for Enter. */
function pressesButton(event: KeyboardEvent): boolean {
  return event.key === " " && !event.defaultPrevented && !hasModifier(event) && isLinkButton(event.target)
}

function isLinkButton(target: EventTarget | null): boolean {
  return (
    target !== null && "localName" in target && target.localName === "a" && "role" in target && target.role === "button"
  )
}

/** Behaviours of the part's module `main`. */
export const createBehaviours = (): readonly Behaviour[] => [addToCartBehaviour]
