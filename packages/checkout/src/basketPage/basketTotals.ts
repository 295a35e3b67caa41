import { createErrorCheck, followWhenSaved } from "@ringside/cart"
import {
  type Behaviour,
  defineBehaviour,
  findEventElement,
  goOrReport,
  isPrimaryClick,
  type Page,
  readLinkTarget,
} from "@ringside/core"
import { rateControl } from "../forms/host.ts"
import { basketActionsService } from "./basketActions.ts"
import { isFetchable, pressBySpace } from "./basketForm.ts"
import { calculate, connectCalculator, type StartFields } from "./calculator.ts"
import { selectors } from "./host.ts"
import { isBasketPageOurs } from "./isBasketPageOurs.ts"
import { changeShipping } from "./shippingRates.ts"

/** The basket's totals: removing coupons, and shipping rates. Source: catalogue-and-cart §11. */
export const basketTotalsBehaviour = defineBehaviour({
  name: "basket-totals",
  selector: (page) => (isBasketPageOurs(page) ? selectors.totals : null),
  // As the platform's script: a plugin's handler of the link, below the body, may stop the event. Preventing it alone changes nothing.
  afterHandlers: {
    click: (event, _, page) => (isPrimaryClick(event) ? takeCouponOff(event, page) : undefined),
  },
  on: {
    click: (event, _, page) => goWhenSaved(event, page),
    keydown: (event, _, page) => pressBySpace(event, page, selectors.removeCoupon),
    change: (event, totals, page) =>
      findEventElement(page, event)?.matches(rateControl) ? changeShipping(page, totals) : undefined,
  },
  // A rate that was chosen while this code was on its way.
  connect: (totals, { page }) => (hasOtherRate(totals) ? () => void changeShipping(page, totals) : undefined),
})

/** Whether a rate is chosen that isn't the one that the shop printed as chosen. */
function hasOtherRate(totals: HTMLElement): boolean {
  const radios = totals.querySelectorAll<HTMLInputElement>(`:is(${rateControl})[type=radio]`)
  return [...radios].some(({ checked, defaultChecked }) => checked && !defaultChecked)
}

/** The shipping calculator, which a theme may print outside the totals. `startFields` is called when it is opened or closed. */
export function createCalculatorBehaviour(startFields: StartFields): Behaviour {
  return defineBehaviour({
    name: "shipping-calculator",
    selector: (page) => (isBasketPageOurs(page) ? selectors.calculator : null),
    element: "HTMLFormElement",
    afterHandlers: {
      // The platform's script sends it whatever another script has prevented.
      submit: (event, form, page) => {
        if (basketActionsService.of(page).runner.route !== "background") return undefined
        event.preventDefault()
        return calculate(page, form)
      },
    },
    connect: (form, scope) => connectCalculator(form, scope, startFields),
  })
}

/** Lets the way to the checkout wait for a running request. The pointer can't press it then, but a key can, and a press that began before. */
function goWhenSaved(event: MouseEvent, page: Page): void {
  const link = findEventElement(page, event)?.closest<HTMLAnchorElement>(selectors.checkoutLink)
  if (!link) return
  followWhenSaved(page, event, link, {
    isSaved: createErrorCheck(page, `${selectors.errorNotice}, ${selectors.couponError}`),
    // The shop's answer has replaced the link.
    follow: () => void goOrReport(page, link.href, "shop"),
  })
}

function takeCouponOff(event: MouseEvent, page: Page): unknown {
  const link = findEventElement(page, event)?.closest<HTMLAnchorElement>(selectors.removeCoupon)
  const code = link ? readLinkTarget(link, "coupon") : null
  const { runner, removeCoupon } = basketActionsService.of(page)
  if (!link || !code || runner.route === "native" || !isFetchable(link, page)) return undefined
  event.preventDefault()
  return removeCoupon(link, code)
}
