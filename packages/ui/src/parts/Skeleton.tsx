import type { ReactNode } from "react"
import "./skeleton.css"

interface SkeletonProps {
  /** Stands for the text or the picture that is coming, and gives its size; it is neither seen, read nor reached. */
  readonly children: ReactNode
}

/** Keeps the place of something that is being loaded. Whatever is around says that it loads, with `aria-busy`. */
export function Skeleton({ children }: SkeletonProps) {
  return (
    <span className="ringside-skeleton" aria-hidden="true" inert>
      <span className="ringside-skeleton-content">{children}</span>
    </span>
  )
}
