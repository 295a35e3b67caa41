interface RemoveButtonProps {
  readonly label: string
  /** A disabled button stays focusable, so that focus isn't lost while the server responds. */
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** The button that removes a line. */
export function RemoveButton({ label, isDisabled, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className="ringside-icon-button ringside-mini-cart-remove"
      data-remove
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      <svg className="ringside-glyph" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <line x1="4" y1="4" x2="12" y2="12" />
        <line x1="12" y1="4" x2="4" y2="12" />
      </svg>
    </button>
  )
}
