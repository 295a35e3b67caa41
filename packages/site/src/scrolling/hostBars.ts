import { defineBehaviour, edgesOf, type Scope } from "@ringside/core"
import { barSelectors } from "../host.ts"

/** Keeps focus clear of the header and of bars of the host, whichever script makes them stick (WCAG 2.4.11). */
export const hostBars = defineBehaviour({
  name: "site-host-bars",
  selector: barSelectors,
  connect: (bar: HTMLElement, { page, signal }: Scope) => edgesOf(page).add(bar, signal),
})
