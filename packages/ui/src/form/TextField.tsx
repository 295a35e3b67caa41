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
  /** More than one makes it a text area. */
  readonly lineCount?: number | undefined
  readonly maxLength?: number | undefined
}

/** A field for one line of text, or for several. */
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
