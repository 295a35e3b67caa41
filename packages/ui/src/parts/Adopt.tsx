import { type ReactNode, useLayoutEffect, useRef } from "react"
import { adoptNode, isMovable } from "./adoptNode.ts"

interface AdoptProps {
  /** A node of the host's own, as it is: its listeners, its state and what the shopper typed stay. */
  readonly node: Element
  /** Drawn instead of a node that moving would reload (it holds a frame or a film, and the browser knows no better way). */
  readonly children?: ReactNode
}

/** Shows a node of the host inside a root of ours, and gives it back to its exact place. */
export function Adopt({ node, children = null }: AdoptProps) {
  const container = useRef<HTMLDivElement>(null)
  const canMove = isMovable(node)
  useLayoutEffect(
    () => (canMove && container.current ? adoptNode(node, container.current) : undefined),
    [node, canMove],
  )
  return canMove ? <div ref={container} className="ringside-adopted" /> : children
}
