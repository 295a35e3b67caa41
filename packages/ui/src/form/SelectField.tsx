import { createFieldMarks, FieldFrame, type FieldProps } from "./fieldFrame.tsx"
import "./form.css"
import "./shopPages.css"

export interface SelectFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: string | undefined
}

/** A choice of one entry from a list: the native select, for which each device has its own picker. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, options, onChange, onBlur, autoComplete, isDisabled } = props
  return (
    <FieldFrame {...props}>
      <span className="ringside-select">
        <select
          className="ringside-field-control"
          name={name}
          value={value}
          autoComplete={autoComplete}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          {...createFieldMarks(props)}
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
