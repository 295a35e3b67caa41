import type { OwnAttributes } from "./decorations.ts"
import { findService, type LoaderPage } from "./page.ts"

const serviceName = "core.ownAttributes"

/** The record of one page. */
export function provideOwnAttributes({ services }: LoaderPage): OwnAttributes {
  const own: OwnAttributes = new WeakMap()
  services.set(serviceName, own)
  return own
}

/** Whether we have written an attribute of a host element: a name of ours, in the page's language. */
export function isOwnAttribute(page: LoaderPage, element: Element, name: string): boolean {
  return findService<OwnAttributes>(page, serviceName)?.get(element)?.has(name) === true
}
