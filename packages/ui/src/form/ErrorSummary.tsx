import { focusInView } from "@ringside/core"
import { type MouseEvent, useEffect, useRef, useState } from "react"
import { usePage } from "../root/PageProvider.tsx"
import "./form.css"

/** An error of a form; `fieldId` is the id of its field, null for an error without a field. */
export interface FormProblem {
  readonly fieldId: string | null
  readonly text: string
  /** The text in the list, away from the field, where that takes more words. */
  readonly listText?: string | undefined
}

export interface ErrorSummaryProps {
  /** "Please check the following": one sentence before the list. */
  readonly title: string
  readonly problems: readonly FormProblem[]
  /** Changes with each failed attempt, which moves focus to the summary even when the list is the same. */
  readonly attempt: number
}

/** After this time the list has been said: an entry that goes while the shopper types would have the rest read again, in the middle of a word. */
const quietAfterMs = 1000

/** All errors of a form, above it; each entry links to its field. It is said once an attempt. Draws nothing without errors. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const page = usePage()
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  /** The attempt whose list had the focus; null where none is shown. */
  const focused = useRef<number | null>(null)
  useEffect(() => {
    const isNew = focused.current !== attempt
    focused.current = isShown ? attempt : null
    // React runs this again when it shows an app that it had hidden: the shopper may be elsewhere by then.
    if (isNew && isShown && attempt > 0 && box.current) focusInView(page, box.current)
  }, [page, attempt, isShown])
  const [quietAttempt, setQuietAttempt] = useState<number | null>(null)
  useEffect(
    () => (isShown ? page.clock.after(quietAfterMs, () => setQuietAttempt(attempt)) : undefined),
    [page, attempt, isShown],
  )
  if (!isShown) return null
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    const field = page.document.getElementById(fieldId)
    if (field) focusInView(page, field)
  }
  return (
    <div
      ref={box}
      className="ringside-error-summary"
      role="alert"
      aria-live={quietAttempt === attempt ? "off" : undefined}
      tabIndex={-1}
    >
      <p className="ringside-error-summary-title">{title}</p>
      <ul>
        {problems.map(({ fieldId, text, listText }) => (
          <li key={`${fieldId ?? ""} ${text}`}>
            {fieldId === null ? (
              text
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {listText ?? text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
