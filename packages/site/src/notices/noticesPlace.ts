import { defineBehaviour, type Scope } from "@ringside/core"
import { hookSelectors, noticesClass } from "../host.ts"

/** Makes an element the place for notices, by the class that every part looks for. Source: catalogue-and-cart §12. */
export const noticesPlace = defineBehaviour({
  name: "site-notices",
  selector: hookSelectors.notices,
  connect: (place: HTMLElement, scope: Scope) => () => scope.toggleClass(place, noticesClass, true),
})
