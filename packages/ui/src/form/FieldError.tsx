/** The error of a field; the field refers to it by `aria-describedby`. */
export interface FieldErrorProps {
  readonly id: string
  /** Null without an error. */
  readonly text: string | null
}

/** The message under a field. */
export function FieldError({ id, text }: FieldErrorProps) {
  if (text === null) return null
  return (
    <p id={id} className="ringside-field-error">
      <svg className="ringside-glyph" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <line x1="8" y1="4.5" x2="8" y2="8.5" />
        <line x1="8" y1="11" x2="8" y2="11.5" />
      </svg>
      <span>{text}</span>
    </p>
  )
}
