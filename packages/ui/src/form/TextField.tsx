import { createFieldMarks, FieldFrame, type FieldProps } from "./fieldFrame.tsx"
import "./form.css"

export interface TextFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly onInput: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: "text" | "email" | "tel" | "password" | undefined
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
  /** More than 1 makes the field a text area. */
  readonly lineCount?: number | undefined
  readonly maxLength?: number | undefined
}

/** A text field with one or more lines. */
export function TextField(props: TextFieldProps) {
  const { name, value, onInput, onBlur, type = "text", autoComplete, placeholder, lineCount = 1, maxLength } = props
  const shared = {
    ...createFieldMarks(props),
    name,
    value,
    placeholder,
    maxLength,
    autoComplete,
    disabled: props.isDisabled,
    onBlur,
    className: "ringside-field-control",
  }
  return (
    <FieldFrame {...props}>
      {lineCount > 1 ? (
        <textarea {...shared} rows={lineCount} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
    </FieldFrame>
  )
}
