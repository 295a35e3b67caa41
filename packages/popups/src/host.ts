/* All selectors and class names of host markup. Sources: popups §1.1, §4, §8, §9. */

/** The class of a popup that a component of an app has drawn, and connects. */
export const componentClass = "ringside-popup-component"

/** A popup that the server rendered. */
export const hostPopup = `.pum:not(.${componentClass})`

/** A popup hook of a page's author. */
export const popupHook = '[data-ringside~="popup"]'

/** A countdown hook of a page's author, in a popup or anywhere else. */
export const countdownHook = '[data-ringside~="countdown"]'

/** The markup of pages with popups; the loader searches for it. */
export const servedMarkup = ".pum, .pum-cookie[data-cookie-args]"

/** Forms that we send, in a popup or anywhere else, and fields of other plugins' forms that hold what their success does. */
export const servedForms = "form.pum-sub-form, form.pum-form, .wpcf7-pum, .gforms-pum"

/** Controls whose class or link opens a popup. A popup's settings may list others. */
export const openerSelector = '[class*="popmake-"]:not(.pum, .pum *), a[href*="#popmake-"]'

/** The class of the link to the page whose content a hook's popup shows. */
export const addressClass = "ringside-popup-address"

/** Layers of other scripts that have a name. */
const namedLayers =
  "#ui-datepicker-div, .pika-single, .flatpickr-calendar, .select2-container, .pac-container, .g-recaptcha-bubble-arrow"

/** A challenge of reCAPTCHA or hCaptcha and its backdrop are in an element of the body without a name. */
const challenges =
  "body > div:has(.g-recaptcha-bubble-arrow), body > div:has(iframe[src*='hcaptcha.com'][src*='frame=challenge'])"

/**
 * The marks of consent tools, which hold an address in `data-src`, too, and load it once the shopper agrees: Cookiebot, Axeptio, CookieFirst,
 * Cookie Script and OneTrust.
 */
const heldByConsent =
  "[data-cookieconsent]:not([data-cookieconsent=ignore]), [data-requires-vendor-consent], [data-cookiefirst-category], [data-cookiescript], [class*='optanon-category']"

/** Frames that Termly, Complianz, Didomi and Klaro hold. Pictures and films have such attributes for other reasons, such as counting. */
const frameHeldByConsent = "iframe:is([data-category], [data-categories], [data-vendor], [data-name])"

/** Firefox before 121 refuses a whole list of selectors for `:has`. A server has no `CSS`. */
const supportsHas = typeof CSS !== "undefined" && CSS.supports("selector(:has(a))")

export const selectors = {
  container: ".pum-container",
  content: ".pum-content",
  title: ".pum-title",
  close: ".popmake-close, .pum-close",
  /** Layers of other scripts above a popup: they stay usable, and a click in one isn't a click outside the popup. */
  layers: supportsHas ? `${namedLayers}, ${challenges}` : namedLayers,
  heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
  /** The fields of a form, which get focus before its links. */
  field:
    "form :is(input:not([disabled], [type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select:not([disabled]), textarea:not([disabled]))",
  /** The link of a hook's popup to the page whose content it shows. */
  address: `a.${addressClass}`,
  /** Where that content is on the page. */
  pageContent: "main, [role=main], article",
  lazy: `:is(iframe, img, video)[data-src]:not(${heldByConsent}, ${frameHeldByConsent})`,
  media: "video, audio",
  /** Content that starts, stops or loads with its popup, or may come from another page. */
  playing: `video, audio, iframe, [data-src], a.${addressClass}`,
  subForm: "form.pum-sub-form",
  form: "form.pum-sub-form, form.pum-form",
  /** Forms that we send, and forms of plugins whose successes are reported to other scripts. */
  pageForm:
    "form.pum-sub-form, form.pum-form, .wpcf7, .wpforms-form, .gform_wrapper, .mc4wp-form, .nf-form-cont, .fluentform, .frm_forms, .caldera_forms_form, .wsf-form, .brxe-form, .elementor-form, .forminator-custom-form, .happyforms-form, .hf-form, form[class*=kali-form], [id^=form-bitforms]",
  link: ".pum a[href]",
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
