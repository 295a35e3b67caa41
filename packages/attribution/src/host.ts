/** All that this package knows of host markup. */
export const selectors = {
  /** The host's own element. */
  box: ".attribution",
  hook: '[data-ringside~="attribution"]',
  control: "button",
} as const
