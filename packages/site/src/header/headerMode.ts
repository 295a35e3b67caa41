import { defineBehaviour, type Scope } from "@ringside/core"
import { type HeaderMode, selectHeaderClasses, selectHeaderMode } from "../domain/index.ts"
import { followWidth, matchDesktop } from "./followWidth.ts"
import { readHeaderOptions, selectHeaders } from "./headerOptions.ts"

/**
 * The header without its menus: the body's classes in step with the window's width, and the header's place when the page scrolls. Source:
 * attribution-translation-site §8.2.
 */
export const headerMode = defineBehaviour({
  name: "site-header-mode",
  selector: ({ jobs }) => selectHeaders(jobs),
  connect(header: HTMLElement, scope: Scope) {
    const { page } = scope
    const { sticky, breakPoint } = readHeaderOptions(header, page)
    const wide = matchDesktop(scope, breakPoint)
    let mode: HeaderMode | null = null

    /** A width with the mode of the window's own: 0 in a frame without a layout, which is not yet shown. */
    const readWidth = () => {
      if (wide.matches) return breakPoint + 1
      return page.window.matchMedia("(max-width: 0px)").matches ? 0 : breakPoint
    }
    // By a media query, so that nothing is measured.
    const apply = () => {
      const next = selectHeaderMode(readWidth(), breakPoint)
      if (next === mode) return
      mode = next
      const { body } = page.document
      const { add, remove, event } = selectHeaderClasses(next)
      for (const name of remove) scope.toggleClass(body, name, false)
      for (const name of add) scope.toggleClass(body, name, true)
      page.events.send({ name: event, target: body })
    }
    followWidth(scope, wide, apply)
    return () => {
      apply()
      if (sticky) scope.toggleClass(header, "ringside-sticky-header", true)
    }
  },
})
