import { findJQuery, type JQueryEvent } from "./jquery.ts"
import { listen } from "../page/listen.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** A handler that is attached through jQuery as soon as there is one, and again to each further jQuery that a script loads. */
export interface JQueryRoute {
  /** Not the page's own document, which is no node. */
  readonly target: Node | Window
  readonly name: string
  readonly handler: (event: JQueryEvent, ...args: unknown[]) => void
  /** Removes the handler. */
  readonly signal: AbortSignal
}

/** The routes of one page. */
export interface JQueryRoutes {
  add(route: JQueryRoute): void
  /** Attaches the handlers to a jQuery that was loaded since. */
  attach(): void
}

interface RoutesPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
  /** Called when the page's jQuery throws. */
  readonly onError: (cause: unknown, name: string) => void
}

/**
 * The namespace of the platform's own handlers for variations. `trigger("change.wc-variation-form")`, as swatches send it, calls handlers of
 * that namespace alone.
 */
export const variationNamespace = "wc-variation-form"

/** Creates the routes of a page. They end with the page at the latest. */
export function createJQueryRoutes({ window, document, signal, onError }: RoutesPage): JQueryRoutes {
  const routes = new Set<JQueryRoute>()
  let attachedTo: unknown = null
  const attachTo = (jQuery: NonNullable<ReturnType<typeof findJQuery>>, route: JQueryRoute) => {
    // jQuery removes all handlers that are the same function.
    const handler: JQueryRoute["handler"] = (...args) => route.handler(...args)
    // A plugin may take the handlers of that namespace off a form, and none off the document.
    const name = route.target === window.document ? `${route.name}.${variationNamespace}` : route.name
    try {
      jQuery(route.target).on(name, handler)
    } catch (cause) {
      onError(cause, route.name)
      return
    }
    route.signal.addEventListener("abort", () => jQuery(route.target).off(name, handler))
  }
  const attach = () => {
    const jQuery = findJQuery(window)
    if (!jQuery || signal.aborted || jQuery === attachedTo) return
    attachedTo = jQuery
    for (const route of routes) attachTo(jQuery, route)
  }
  // Each file that loads may be jQuery, and a look after any other is cheap; inline scripts have run when the document is parsed.
  listen(document, "load", attach, { signal, capture: true })
  listen(document, "DOMContentLoaded", attach, { signal })
  return {
    attach,
    add(route) {
      if (route.signal.aborted || signal.aborted) return
      attach()
      routes.add(route)
      route.signal.addEventListener("abort", () => routes.delete(route))
      const jQuery = findJQuery(window)
      if (jQuery) attachTo(jQuery, route)
    },
  }
}
