import type { SyntheticEvent } from "react"
import "./readFailure.css"

interface ReadFailureProps {
  readonly message: string
  /** The text of the button that reads again. */
  readonly retryText: string
  /** Called with the press, whose button goes. */
  readonly onRetry: (press: SyntheticEvent) => void
}

/** The message that something couldn't be read from the shop, and another try. */
export function ReadFailure({ message, retryText, onRetry }: ReadFailureProps) {
  return (
    <div className="ringside-read-failure" role="alert">
      <p>{message}</p>
      <button type="button" className="ringside-button" onClick={onRetry}>
        {retryText}
      </button>
    </div>
  )
}
