import type { Page } from "../page/page.ts"
import type { Scope } from "./behaviour.ts"
import { createScope } from "./createScope.ts"

/** How an element of a component is connected. */
export interface ElementConnection<E extends HTMLElement = HTMLElement> {
  /** The name of the component in reports. */
  readonly name: string
  /** Connects the element; what it does through the scope is reverted later. It may return a function that makes the changes. */
  readonly connect: (element: E, scope: Scope) => unknown
}

/**
 * Connects one element that a component of an app has drawn, until the page stops. The returned function disconnects it, and reverts what was
 * changed through its scope.
 */
export function connectElement<E extends HTMLElement>(
  page: Page,
  element: E,
  { name, connect }: ElementConnection<E>,
): () => void {
  const { scope, abort } = createScope(page)
  const end = () => {
    page.signal.removeEventListener("abort", end)
    abort()
  }
  page.signal.addEventListener("abort", end)
  try {
    const change = connect(element, scope)
    if (typeof change === "function") Reflect.apply(change, undefined, [])
  } catch (cause) {
    end()
    page.reports.fail({ during: "connect", widget: name, host: element, cause })
  }
  return end
}
