/**
 * Elements that take focus by themselves, disabled ones and `tabindex="-1"` apart. Who moves focus still has to ask whether an element can
 * be seen.
 */
export const focusableSelector =
  ":is(a, area)[href], :is(button, input, select, textarea):not([disabled], [type=hidden]), summary, iframe, :is(audio, video)[controls], [contenteditable], [tabindex]:not([tabindex^='-'])"
