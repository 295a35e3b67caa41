import { focusInView } from "@ringside/core"
import { type MouseEvent, useEffect, useRef } from "react"
import { usePage } from "../root/PageProvider.tsx"
import "./form.css"

/** An error of a form; `fieldId` is the id of its field, null for an error without a field. */
export interface FormProblem {
  readonly fieldId: string | null
  readonly text: string
}

export interface ErrorSummaryProps {
  /** "Please check the following": one sentence before the list. */
  readonly title: string
  readonly problems: readonly FormProblem[]
  /** Changes with each failed attempt, which moves focus to the summary even when the list is the same. */
  readonly attempt: number
}

/** All errors of a form, above it; each entry links to its field. Draws nothing without errors. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const page = usePage()
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  useEffect(() => {
    if (isShown && attempt > 0 && box.current) focusInView(page, box.current)
  }, [page, attempt, isShown])
  if (!isShown) return null
  const goTo = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    const field = page.document.getElementById(fieldId)
    if (field) focusInView(page, field)
  }
  return (
    <div ref={box} className="ringside-error-summary" role="alert" tabIndex={-1}>
      <p className="ringside-error-summary-title">{title}</p>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={`${fieldId ?? ""} ${text}`}>
            {fieldId === null ? (
              text
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
