import type { ReactNode } from "react"
import { FieldError } from "./FieldError.tsx"
import { createFieldMarks, type FieldProps } from "./fieldFrame.tsx"
import "./form.css"

export interface CheckboxFieldProps extends Omit<FieldProps, "label" | "hint" | "optionalText"> {
  /** May contain a link, such as one to the terms that the shopper accepts. */
  readonly label: ReactNode
  readonly name: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A checkbox with its label beside it. */
export function CheckboxField({
  id,
  label,
  name,
  isChecked,
  onChange,
  error,
  isRequired,
  isDisabled,
  attributes,
}: CheckboxFieldProps) {
  return (
    <div className="ringside-field">
      <label className="ringside-choice" htmlFor={id}>
        <input
          {...createFieldMarks({ id, label: "", error, isRequired, attributes })}
          className="ringside-choice-control"
          type="checkbox"
          name={name}
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="ringside-choice-text">{label}</span>
      </label>
      <FieldError id={`${id}-error`} text={error ?? null} />
    </div>
  )
}
