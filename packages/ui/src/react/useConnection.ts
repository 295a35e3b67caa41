import { connectElement, type ElementConnection } from "@ringside/core"
import { useLayoutEffect } from "react"
import { usePageOnceReady } from "./usePageOnceReady.ts"

/**
 * Connects the code of a behaviour to an element that a component has drawn, once there is a page and as long as the element is there; another function connects it
 * anew. What the code changes must be nothing that
 * React sets on it again: neither its children nor an attribute whose value changes.
 */
export function useConnection<E extends HTMLElement>(element: E | null, { name, connect }: ElementConnection<E>): void {
  const page = usePageOnceReady()
  // Ended before React takes the element out, so that the code's own nodes are gone from it by then.
  useLayoutEffect(
    () => (page && element ? connectElement(page, element, { name, connect }) : undefined),
    [page, element, name, connect],
  )
}
