import { findEventElement, listen, type Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { selectors, startSelectors } from "../host.ts"
import { drawerJob } from "../jobs.ts"

/** The theme's basket dropdown, which styles alone open: Escape closes it until pointer and focus have left. */
export function startDropdown(page: Page): void {
  const { document, decorations, signal } = page
  const isOurs = () => page.jobs.modeOf(drawerJob) === "active"
  const setClosed = (dropdown: HTMLElement, isClosed: boolean) =>
    decorations.style(dropdown, "display", isClosed ? "none" : "")

  const close = (place: HTMLElement, dropdown: HTMLElement) => {
    if (dropdown.contains(document.activeElement)) {
      place.querySelector<HTMLElement>("a")?.focus(nullPrototype({ preventScroll: true }))
    }
    setClosed(dropdown, true)
    const closed = new AbortController()
    const options = nullPrototype({ signal: closed.signal })
    const reopen = (isUsed: boolean) => {
      if (isUsed) return
      setClosed(dropdown, false)
      closed.abort()
    }
    listen(place, "pointerleave", () => reopen(place.contains(document.activeElement)), options)
    listen(
      place,
      "focusout",
      ({ relatedTarget }) =>
        reopen(place.matches(":hover") || (relatedTarget instanceof page.window.Node && place.contains(relatedTarget))),
      options,
    )
    signal.addEventListener("abort", () => closed.abort())
  }
  listen(
    document,
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !isOurs()) return
      const target = findEventElement(page, event)
      for (const place of document.querySelectorAll<HTMLElement>(selectors.dropdownPlace)) {
        const dropdown = place.querySelector<HTMLElement>(startSelectors.dropdown)
        if (dropdown && (place.matches(":hover") || place.contains(target))) close(place, dropdown)
      }
    },
    { signal },
  )
}
