/* The host selectors of this package. Source: attribution-translation-site §5 to §7, checkout §10. */

export const switcherSelectors = {
  /** Switchers that open. The inline and the opposite-language ones are only links. */
  switcher: ".trp-floating-switcher.trp-ls-dropdown, .trp-language-switcher.trp-shortcode-overlay",
  /** The wrapper of a shortcode's switcher; its attributes define how the switcher opens. */
  wrapper: ".trp-shortcode-switcher__wrapper",
  control: ".trp-language-item__current",
  list: ".trp-switcher-dropdown-list",
  name: ".trp-language-item-name",
  hook: "[data-ringside~=language-switcher]",
  /** The list that we draw in a hook without links. In an app it is the component's, which connects it itself. */
  drawn: "[data-ringside~=language-switcher] .ringside-languages-drawn",
} as const

/** The content of a hook that is enhanced, not drawn. */
export const switcherContent = "a[href], ul, ol, select, button"

/** Controls whose clicks are deferred until the code is loaded. */
export const switcherControls =
  ".trp-floating-switcher.trp-ls-dropdown .trp-language-item__current, .trp-shortcode-overlay .trp-language-item__current"

/** The platform's switcher of currencies. */
export const currencySelect = "form select[name=currency]"

export const currencyHook = "[data-ringside~=currency-switcher]"

/** The member of the plugin's settings that names the page's language, where late texts must be translated into it. */
export const languageMember = "trp_language_to_query"

/**
 * Elements that are never translated, regardless of the plugin's settings: marked ones, code, and the shopper's input. The text of a
 * `textarea` is input, too, but its placeholder isn't.
 */
export const neverTranslated =
  "[data-no-translation], [data-no-dynamic-translation], [translate=no], .notranslate, [data-ringside-root], translate-press, script, style, noscript, template, head, code, pre, kbd, samp, [contenteditable]:not([contenteditable=false])"

/** A root of ours, whose texts are in the page's language. */
export const ownRoot = "[data-ringside-root]"

/** Elements in our roots that hold nothing but a text of the shop's, which is in the shop's language. */
export const hostText = "[data-ringside-host-text]"

/** Elements whose value is a label; other values are the shopper's input. */
export const labelledByValue = "input[type=submit], input[type=button], input[type=reset]"
