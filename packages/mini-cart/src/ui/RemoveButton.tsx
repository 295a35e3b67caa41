interface RemoveButtonProps {
  readonly label: string
  /** It stays reachable, so that focus isn't lost while the server answers. */
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** Takes a line out. */
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
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d="M4 4l8 8M12 4l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  )
}
