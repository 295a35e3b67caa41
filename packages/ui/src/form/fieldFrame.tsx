import type { ReactNode } from "react"
import { FieldError } from "./FieldError.tsx"

/** The properties that all fields share. */
export interface FieldProps {
  /** Unique on the page; the label and the error refer to it. */
  readonly id: string
  readonly label: string
  /** The field's error, as a sentence. */
  readonly error?: string | null | undefined
  /** A sentence that helps to fill in the field. */
  readonly hint?: string | undefined
  readonly isRequired?: boolean | undefined
  /** "optional": shown with the label of a field that may be empty. */
  readonly optionalText?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** More attributes of the control, by React's names. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

/** The attributes of a control that any field may have, and those that link it to its label, hint and error. */
export function createFieldMarks({ id, error, hint, isRequired, attributes }: FieldProps) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return {
    ...attributes,
    id,
    "aria-required": isRequired ? true : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described === "" ? undefined : described,
  } as const
}

/** Label, control, hint and error of a field, one above the other. */
export function FieldFrame({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { id, label, hint, error = null, isRequired, optionalText } = field
  return (
    <div className="ringside-field">
      <label className="ringside-field-label" htmlFor={id}>
        {label}
        {!isRequired && optionalText ? <span className="ringside-field-optional"> ({optionalText})</span> : null}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="ringside-field-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
