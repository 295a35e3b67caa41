/** Elements that keep the keys which are pressed in them: the page receives no Escape, so what has opened doesn't put focus there. */
export const frameSelector = "iframe"

/**
 * Elements that take focus by themselves, except disabled ones and `tabindex="-1"`. Callers still have to check that an element is visible.
 */
export const focusableSelector =
  ":is(a, area)[href], :is(button, input, select, textarea):not([disabled], [type=hidden]), summary, iframe, :is(audio, video)[controls], [contenteditable], [tabindex]:not([tabindex^='-'])"
