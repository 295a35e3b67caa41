import type { Page } from "@ringside/core"
import type { SharedValues } from "../domain/index.ts"
import { paymentSelectors } from "../host.ts"

/**
 * The values that the shop sets for all that we draw, where the card form stands. In a form of our own they always have a value; in the
 * platform's, only what the shop has set counts, since the rest of that form looks as the theme says.
 */
export function readSharedValues(page: Page, place: HTMLElement, toRgb: (value: string) => string): SharedValues {
  const { document, window: view } = page
  const prefix = place.closest(paymentSelectors.blockForm) ? "--rs-" : "--ringside-"
  const probe = document.createElement("i")
  place.append(probe)
  const read = (name: string, property: string) => {
    if (
      view
        .getComputedStyle(place)
        .getPropertyValue(prefix + name)
        .trim() === ""
    )
      return undefined
    probe.style.setProperty(property, `var(${prefix}${name})`)
    return toRgb(view.getComputedStyle(probe).getPropertyValue(property))
  }
  const values = {
    accent: read("accent", "color"),
    danger: read("danger", "color"),
    radius: read("radius", "border-top-left-radius"),
  }
  probe.remove()
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
