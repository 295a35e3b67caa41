import { defineBehaviour, findEventElement, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { selectors } from "../host.ts"
import { whenDrawerActive } from "./whenDrawerActive.ts"

/** The theme's basket dropdown, which styles alone open: Escape closes it until pointer and focus have left. */
export const dropdownBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: whenDrawerActive(selectors.dropdown),
  connect(dropdown: HTMLElement, scope: Scope) {
    const { page } = scope
    const { document } = page
    let isClosed = false
    const setClosed = (value: boolean) => {
      isClosed = value
      scope.style(dropdown, "display", value ? "none" : "")
    }
    if (dropdown.matches(selectors.basketPageDropdown)) return () => setClosed(true)
    const place = dropdown.closest<HTMLElement>(selectors.dropdownPlace)
    if (!place) return undefined
    const close = () => {
      if (dropdown.contains(document.activeElement)) {
        place.querySelector<HTMLElement>("a")?.focus(nullPrototype({ preventScroll: true }))
      }
      setClosed(true)
    }
    const reopen = (isUsed: boolean) => {
      if (isClosed && !isUsed) setClosed(false)
    }
    scope.listenToField(document, "keydown", (event) => {
      if (event.key !== "Escape") return
      if (place.matches(":hover") || place.contains(findEventElement(page, event))) close()
    })
    scope.listen(place, "pointerleave", () => reopen(place.contains(document.activeElement)))
    scope.listen(place, "focusout", ({ relatedTarget }) =>
      reopen(place.matches(":hover") || place.contains(findEventElement(page, { target: relatedTarget }))),
    )
    return undefined
  },
})
