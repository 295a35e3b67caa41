import { useEffect, useRef } from "react"

interface LiveRegionProps {
  /** What happened, in a sentence; an empty text says nothing. */
  readonly message: string
  /** A message that is only for those who listen, since what happened can be seen. */
  readonly isSpokenOnly?: boolean
}

/** Tells a change politely to screen readers. Draw it from the start, and once a fact. */
export function LiveRegion({ message, isSpokenOnly = false }: LiveRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the region itself: one that comes with its message is often not heard.
    if (region.current) region.current.textContent = message
  }, [message])
  return <div ref={region} role="status" className={isSpokenOnly ? "ringside-spoken" : undefined} />
}
