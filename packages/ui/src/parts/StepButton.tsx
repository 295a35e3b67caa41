const paths = { minus: "M3 8h10", plus: "M3 8h10M8 3v10" }

interface StepButtonProps {
  readonly sign: keyof typeof paths
  readonly label: string
  /** Id of the field that it changes. */
  readonly controls: string
  /** There is no further step; the button stays reachable, so that focus isn't lost at the limit. */
  readonly isAtLimit: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The minus or the plus of a quantity field. */
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
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={paths[sign]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  )
}
