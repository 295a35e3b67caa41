import { Glyph } from "./Glyph.tsx"

interface StepButtonProps {
  readonly sign: "minus" | "plus"
  readonly label: string
  /** Id of the field that the button changes. */
  readonly controls: string
  /** Whether there is no further step; the button stays focusable, so that focus isn't lost at the limit. */
  readonly isAtLimit: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The minus or plus button of a quantity field. */
export function StepButton({ sign, label, controls, isAtLimit, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="ringside-icon-button"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isAtLimit || undefined}
      disabled={isDisabled}
      onClick={() => !isAtLimit && onPress()}
    >
      <Glyph name={sign} />
    </button>
  )
}
