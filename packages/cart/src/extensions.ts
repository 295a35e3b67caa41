import { type LoaderPage, serviceOf } from "@ringside/core"

/**
 * Data that other parts send with a Store API order, by namespace; read when the order is placed. A part replaces its entry as a whole.
 * Source: attribution-translation-site §1.4.
 */
export function extensionsOf(page: LoaderPage): Map<string, object> {
  return serviceOf(page, "cart.extensions", () => new Map<string, object>())
}
