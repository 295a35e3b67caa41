/* All selectors and class names of host markup. Sources: popups §1.1, §4, §8, §9. */

/** A popup that the server rendered. */
export const hostPopup = ".pum"

/** A popup that a page's author asks for. */
export const popupHook = '[data-ringside~="popup"]'

/** A countdown that a page's author asks for, in a popup or anywhere else. */
export const countdownHook = '[data-ringside~="countdown"]'

/** What a page holds that has popups; the loader looks for it. */
export const servedMarkup = ".pum, .pum-cookie[data-cookie-args]"

/** Controls whose names say that they open a popup. A popup's settings may name others. */
export const openerSelector = '[class*="popmake-"]:not(.pum, .pum *), a[href*="#popmake-"]'

export const selectors = {
  container: ".pum-container",
  content: ".pum-content",
  title: ".pum-title",
  close: ".popmake-close, .pum-close",
  /** What other scripts lay over a popup: it stays usable, and a press in it is none beside the popup. */
  layers: "#ui-datepicker-div, .pika-single, .flatpickr-calendar, .select2-container, .g-recaptcha-bubble-arrow",
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  /** The fields of a form, which are more welcome to focus than its links. */
  field:
    "form :is(input:not([disabled], [type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select:not([disabled]), textarea:not([disabled]))",
  lazy: "iframe[data-src], img[data-src], video[data-src]",
  media: "video, audio",
  /** Content that starts, stops or loads with its popup. */
  playing: "video, audio, iframe, [data-src]",
  subForm: "form.pum-sub-form",
  form: "form.pum-sub-form, form.pum-form",
  /** Forms that are ours to send, and those of plugins whose successes are reported to other scripts. */
  pageForm:
    "form.pum-sub-form, form.pum-form, .wpcf7, .wpforms-form, .gform_wrapper, .mc4wp-form, .nf-form-cont, .fluentform, .frm_forms, .caldera_forms_form, .wsf-form, .brxe-form",
  cta: ".pum .pum-cta a, .pum a.pum-cta",
  cookieElement: ".pum-cookie[data-cookie-args]",
} as const

export const classNames = {
  active: "pum-active",
  containerActive: "active",
  trigger: "pum-trigger",
  preventOpen: "preventOpen",
  preventClose: "preventClose",
  hasVideos: "pum-has-videos",
  loading: "pum-form--loading",
  errors: "pum-form--errors",
  fieldError: "pum-form__field--error",
} as const
