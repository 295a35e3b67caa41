import type { ReactNode } from "react"
import "./skeleton.css"

interface SkeletonProps {
  /** Stands in for the coming text or picture and sets its size; it is invisible, not read aloud and can't take focus. */
  readonly children: ReactNode
}

/** Reserves the space of content that is loading. The surrounding element announces the loading, with `aria-busy`. */
export function Skeleton({ children }: SkeletonProps) {
  return (
    <span className="ringside-skeleton" aria-hidden="true" inert>
      <span className="ringside-skeleton-content">{children}</span>
    </span>
  )
}
