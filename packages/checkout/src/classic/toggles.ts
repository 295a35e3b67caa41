import {
  type Behaviour,
  defineBehaviour,
  findEventElement,
  focusInView,
  type Page,
  type PlatformHandler,
  readHandlerMark,
  type Scope,
  scrollerService,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { checkoutTogglesJob } from "../jobs.ts"
import { showCouponHandler, showLoginHandler, showTermsHandler } from "../platformHandlers.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { isSlidOpen, slide } from "../forms/slide.ts"

const linkMs = 400
const boxMs = 200

const whenActive = (selector: string) => (page: Page) => (page.jobs.isOurs(checkoutTogglesJob) ? selector : null)

/** A link that opens and closes a form. It works like a button, so it gets that role. */
interface FormToggle {
  readonly name: string
  readonly link: string
  readonly handler: PlatformHandler
  readonly form: string
  /** Whether the form is closed at first, unless the link has a state. */
  readonly closesFirst?: boolean
}

function createFormToggle({ name, link, handler, form, closesFirst = false }: FormToggle): Behaviour {
  return defineBehaviour({
    name,
    selector: whenActive(link),
    connect(control: HTMLElement, scope: Scope) {
      const { document } = scope.page
      const target = document.querySelector<HTMLElement>(form)
      if (!target) return undefined
      const describe = (isOpen: boolean) => scope.attribute(control, "aria-expanded", String(isOpen))
      scope.attribute(control, "role", "button")
      scope.attribute(control, "aria-controls", identify(scope, target, name))
      const closes = closesFirst && control.getAttribute("aria-expanded") !== "true"
      describe(!closes && isSlidOpen(scope.page, target))
      const toggle = (event: Event) => {
        event.preventDefault()
        const opens = !isSlidOpen(scope.page, target)
        const field = target.querySelector<HTMLElement>("input:not([type=hidden])")
        const reveal = () => field && field === document.activeElement && scrollerService.of(scope.page).reveal(field)
        slide(scope, target, { isOpen: opens, durationMs: linkMs, describe: () => describe(opens), whenOpen: reveal })
        if (opens && field) focusInView(scope.page, field)
      }
      listenAtBody(scope, { control, handler, listener: toggle })
      listenToSpace(scope, control)
      return () => closes && slide(scope, target, { isOpen: false, durationMs: 0 })
    },
  })
}

/** The id of an element that a control opens; without one it gets one while the control is connected. */
function identify(scope: Scope, target: HTMLElement, name: string): string {
  if (target.id === "") scope.attribute(target, "id", `ringside-${name}`)
  return target.id
}

/** A box that shows more fields while it is checked. */
interface BoxToggle {
  readonly name: string
  readonly box: string
  readonly fields: string
  /** Whether `change` is sent for the initial state, for scripts of the page. */
  readonly sendsChangeFirst?: boolean
}

function createBoxToggle({ name, box, fields, sendsChangeFirst = false }: BoxToggle): Behaviour {
  return defineBehaviour({
    name,
    selector: whenActive(box),
    element: "HTMLInputElement",
    connect(element, scope) {
      const { page } = scope
      const target = page.document.querySelector<HTMLElement>(fields)
      if (!target) return
      // Without guest orders an account is required, and its fields stay.
      if (box === checkoutSelectors.createAccount && !readCheckoutSettings(page).allowsGuests) return
      scope.attribute(element, "aria-controls", identify(scope, target, name))
      let isStarted = false
      scope.listenToField(element, "change", () => {
        if (!isStarted) return
        if (element.checked) clearPassword(page, target)
        // The theme's rules may have shown or hidden the fields by now.
        slide(scope, target, { isOpen: element.checked, wasOpen: !element.checked, durationMs: boxMs })
      })
      return () => {
        slide(scope, target, { isOpen: element.checked, durationMs: 0 })
        if (sendsChangeFirst) element.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
        isStarted = true
      }
    },
  })
}

/** Clears the password of an account that was then not wanted, so that it isn't sent with the next one unseen. */
function clearPassword({ window }: Page, fields: HTMLElement): void {
  const password = fields.querySelector<HTMLInputElement>("#account_password")
  if (!password) return
  password.value = ""
  password.dispatchEvent(new window.Event("change", nullPrototype({ bubbles: true })))
}

/** The link that shows the terms inside the form. */
const termsToggle = defineBehaviour({
  name: "checkout-terms",
  selector: whenActive(checkoutSelectors.termsLink),
  connect(link: HTMLElement, scope: Scope) {
    const { document } = scope.page
    const find = () => document.querySelector<HTMLElement>(checkoutSelectors.termsText)
    const terms = find()
    // Without the text on the page, the link is followed.
    if (!terms) return
    const listener = (event: MouseEvent) => {
      const text = find()
      if (!text) return
      event.preventDefault()
      const opens = !isSlidOpen(scope.page, text)
      const describe = () => {
        scope.toggleClass(link, "woocommerce-terms-and-conditions-link--open", opens)
        scope.toggleClass(link, "woocommerce-terms-and-conditions-link--closed", !opens)
        scope.attribute(link, "aria-expanded", String(opens))
      }
      slide(scope, text, { isOpen: opens, durationMs: linkMs, describe })
    }
    listenAtBody(scope, { control: link, handler: showTermsHandler, listener })
  },
})

/** Handles Space on links that are buttons. */
const removeCouponKeys = defineBehaviour({
  name: "checkout-remove-coupon",
  selector: whenActive(`${checkoutSelectors.removeCoupon}[role=button]`),
  connect(link: HTMLElement, scope: Scope) {
    listenToSpace(scope, link)
  },
})

interface BodyClick {
  readonly control: HTMLElement
  /** The platform's handler of such clicks. */
  readonly handler: PlatformHandler
  readonly listener: (event: MouseEvent) => void
}

/**
 * Listens to clicks where the platform does: a script with its own way to open the form keeps them from the body, or takes the platform's
 * handler off.
 */
function listenAtBody(scope: Scope, { control, handler, listener }: BodyClick): void {
  const { page } = scope
  const { body } = page.document
  scope.listenToField(body, "click", (event) => {
    const isHere = control.contains(findEventElement(page, event))
    if (isHere && readHandlerMark(page, body, handler) !== "taken") listener(event)
  })
}

function listenToSpace(scope: Scope, control: HTMLElement): void {
  scope.listenToField(control, "keydown", (event) => {
    if (event.key !== " ") return
    event.preventDefault()
    control.click()
  })
}

/** The elements of the checkout page that open and close. Source: checkout contract §4.5. */
export const toggles: readonly Behaviour[] = [
  createFormToggle({
    name: "checkout-login",
    link: checkoutSelectors.loginLink,
    handler: showLoginHandler,
    form: checkoutSelectors.loginForm,
  }),
  createFormToggle({
    name: "checkout-coupon",
    link: checkoutSelectors.couponLink,
    handler: showCouponHandler,
    form: checkoutSelectors.couponForm,
    closesFirst: true,
  }),
  createBoxToggle({
    name: "checkout-ship-different",
    box: checkoutSelectors.shipDifferent,
    fields: checkoutSelectors.shippingAddress,
    sendsChangeFirst: true,
  }),
  createBoxToggle({
    name: "checkout-account",
    box: checkoutSelectors.createAccount,
    fields: checkoutSelectors.accountFields,
  }),
  termsToggle,
  removeCouponKeys,
]
