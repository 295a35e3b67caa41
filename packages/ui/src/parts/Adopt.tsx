import { type ReactNode, useLayoutEffect, useRef } from "react"
import { adoptNode, isMovable } from "./adoptNode.ts"

interface AdoptProps {
  /** A node of the host, unchanged: its listeners, its state and the shopper's input are kept. */
  readonly node: Element
  /** Drawn in place of a node that moving would reload: it contains a frame or a video, and the browser lacks `moveBefore`. */
  readonly children?: ReactNode
}

/** Shows a node of the host inside one of our roots, and returns it to its exact place at unmounting. */
export function Adopt({ node, children = null }: AdoptProps) {
  const container = useRef<HTMLDivElement>(null)
  const canMove = isMovable(node)
  useLayoutEffect(
    () => (canMove && container.current ? adoptNode(node, container.current) : undefined),
    [node, canMove],
  )
  return canMove ? <div ref={container} className="ringside-adopted" /> : children
}
