import { useEffect, useRef } from "react"

interface LiveRegionProps {
  /** A sentence that describes the change; an empty text announces nothing. */
  readonly message: string
  /** Hides the message visually, for a change that can be seen. */
  readonly isSpokenOnly?: boolean | undefined
}

/** Announces a change politely to screen readers. Render it from the start, and one region per fact. */
export function LiveRegion({ message, isSpokenOnly = false }: LiveRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Set the text after the region is in the document: a region inserted together with its message is often not announced. Not again, as when
    // React shows an app that it had hidden: it would be announced again.
    if (region.current && region.current.textContent !== message) region.current.textContent = message
  }, [message])
  return <div ref={region} role="status" className={isSpokenOnly ? "ringside-spoken" : undefined} />
}
