import { type LoaderPage, serviceOf } from "@ringside/core"

/**
 * What other parts send with an order by the Store API, by namespace; read when the order is placed. A part replaces its entry as a whole.
 * Source: attribution-translation-site §1.4.
 */
export function extensionsOf(page: LoaderPage): Map<string, object> {
  return serviceOf(page, "cart.extensions", () => new Map<string, object>())
}
