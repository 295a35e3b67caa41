import type { ReactNode } from "react"
import { FieldError } from "./FieldError.tsx"
import "./form.css"

/** One choice of a group. */
export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  /** Content at the end of the option's line, such as a price. */
  readonly aside?: ReactNode
  /** A sentence below the option. */
  readonly description?: ReactNode
  /** Shown below while the option is chosen; it stays in the document, so that typed text is kept. */
  readonly content?: ReactNode
}

export interface RadioGroupProps {
  readonly id: string
  readonly legend: string
  /** Hides the legend visually, where the heading above already names the choice. */
  readonly isLegendHidden?: boolean | undefined
  readonly name: string
  readonly value: string
  readonly options: readonly RadioOption[]
  readonly onChange: (value: string) => void
  readonly error?: string | null | undefined
  readonly isBusy?: boolean | undefined
  /** Shows the description of the chosen option only. */
  readonly foldsDescriptions?: boolean | undefined
}

/** A choice of one option, as native radio buttons with their native keyboard behaviour. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    id,
    legend,
    isLegendHidden = false,
    name,
    value,
    options,
    onChange,
    error,
    isBusy,
    foldsDescriptions = false,
  } = props
  return (
    <fieldset
      id={id}
      className="ringside-radio-group"
      tabIndex={-1}
      aria-busy={isBusy ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLegendHidden ? "ringside-spoken" : "ringside-field-label"}>{legend}</legend>
      <div className="ringside-radio-list">
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            id={`${id}-${option.value}`}
            name={name}
            isChosen={option.value === value}
            isFolded={foldsDescriptions && option.value !== value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error ?? null} />
    </fieldset>
  )
}

interface OptionProps {
  readonly option: RadioOption
  readonly id: string
  readonly name: string
  readonly isChosen: boolean
  readonly isFolded: boolean
  readonly onChoose: () => void
}

function Option({ option, id, name, isChosen, isFolded, onChoose }: OptionProps) {
  const { value, label, aside, description, content } = option
  const descriptionId = `${id}-description`
  return (
    <div className="ringside-radio" data-chosen={isChosen || undefined}>
      <label className="ringside-choice" htmlFor={id}>
        <input
          id={id}
          className="ringside-choice-control"
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          aria-describedby={description ? descriptionId : undefined}
          onChange={onChoose}
        />
        <span className="ringside-choice-text">{label}</span>
        {/* A space, without which screen readers may read both as one word. */}{" "}
        {aside !== undefined && <span className="ringside-choice-aside">{aside}</span>}
      </label>
      {description && (
        <p id={descriptionId} className="ringside-radio-description" hidden={isFolded}>
          {description}
        </p>
      )}
      {content !== undefined && content !== false && (
        <div className="ringside-radio-content" hidden={!isChosen}>
          {content}
        </div>
      )}
    </div>
  )
}
