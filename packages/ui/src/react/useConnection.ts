import { connectElement, type ElementConnection } from "@ringside/core"
import { useLayoutEffect } from "react"
import { usePage } from "../root/PageProvider.tsx"

/**
 * Connects the code of a behaviour to an element that a component has drawn, as long as it is there; another function connects it
 * anew. What the code changes must be nothing that
 * React sets on it again: neither its children nor an attribute whose value changes.
 */
export function useConnection<E extends HTMLElement>(element: E | null, { name, connect }: ElementConnection<E>): void {
  const page = usePage()
  // Ended before React takes the element out, so that the code's own nodes are gone from it by then.
  useLayoutEffect(
    () => (element ? connectElement(page, element, { name, connect }) : undefined),
    [page, element, name, connect],
  )
}
