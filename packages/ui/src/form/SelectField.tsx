import { createFieldMarks, FieldFrame, type FieldProps } from "./fieldFrame.tsx"
import "./form.css"

export interface SelectFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: string | undefined
}

/** A list to choose one entry from: the browser's own, which every device knows how to show. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, options, onChange, onBlur, autoComplete, isDisabled } = props
  return (
    <FieldFrame {...props}>
      <span className="ringside-select">
        <select
          {...createFieldMarks(props)}
          className="ringside-field-control"
          name={name}
          value={value}
          autoComplete={autoComplete}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
