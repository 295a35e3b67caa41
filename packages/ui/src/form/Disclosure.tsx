import { type ReactNode, useId, useState } from "react"
import "./form.css"

export interface DisclosureProps {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly isOpenAtFirst?: boolean | undefined
}

/** A button that shows and hides the content below it. */
export function Disclosure({ label, children, isOpenAtFirst = false }: DisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <div className="ringside-disclosure">
      <button
        type="button"
        className="ringside-disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="ringside-disclosure-label">{label}</span>
        <svg className="ringside-glyph" viewBox="0 0 16 16" aria-hidden="true">
          <line x1="3" y1="8" x2="13" y2="8" />
          {!isOpen && <line x1="8" y1="3" x2="8" y2="13" />}
        </svg>
      </button>
      <div id={id} className="ringside-disclosure-content" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
