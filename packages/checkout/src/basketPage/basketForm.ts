import {
  defineBehaviour,
  findEventElement,
  findTypedElement,
  hasModifier,
  isComposing,
  isPrimaryClick,
  listControls,
  type Page,
  pressesService,
  type Scope,
} from "@ringside/core"
import { clearCouponError } from "../coupons.ts"
import { selectCartSubmitAction } from "../domain/index.ts"
import { basketActionsService } from "./basketActions.ts"
import { listLineFields, recordUsedForm } from "./elements.ts"
import { selectors } from "./host.ts"
import { isBasketPageOurs } from "./isBasketPageOurs.ts"

/** The basket's form: quantities, remove links and the coupon. Source: catalogue-and-cart §11. */
export const basketFormBehaviour = defineBehaviour({
  name: "basket-form",
  selector: (page) => (isBasketPageOurs(page) ? selectors.form : null),
  // As the platform's script: a plugin's handler below the body may write fields first, or stop the event. Preventing it alone changes nothing.
  afterHandlers: {
    click: (event, _, page) => (isPrimaryClick(event) ? follow(event, page) : undefined),
    submit: (event, form, page) => {
      recordUsedForm(page, event.submitter ?? form.firstElementChild)
      return submit(event, form, page)
    },
  },
  on: {
    click: (event, _, page) => recordUsedForm(page, findEventElement(page, event)),
    keydown: (event, _, page) => {
      recordUsedForm(page, findEventElement(page, event))
      pressBySpace(event, page, selectors.removeLink)
    },
    // As the platform's script. Trackers count the change at this event, which doesn't follow a prevented `keydown`.
    keypress: (event, element, page) => {
      if (event.key === "Enter" && isPlainKey(event)) sendQuantityOnEnter(event, element, page)
    },
    input: (event, _, page) => {
      recordUsedForm(page, findEventElement(page, event))
      clearErrorOf(event, page)
    },
    focusout: (event, _, page) => {
      // Keep the message's space: a button below it that is being pressed would move away from the pointer.
      void pressesService
        .of(page)
        .ended()
        // A replaced field has lost focus, too, to its replacement.
        .then(() => page.signal.aborted || isIn(selectors.couponField, page) || clearErrorOf(event, page))
    },
  },
  connect(form, scope) {
    const change = () => showUpdate(form, scope)
    for (const type of ["input", "change"] as const) {
      scope.listenToField(form, type, (event) => {
        const field = findEventElement(scope.page, event)
        // A theme's script may change it by jQuery alone.
        recordUsedForm(scope.page, field)
        if (field?.closest(selectors.row)) enableUpdate(form, scope)
      })
    }
    return change
  },
})

/** Values that the browser restored, and those typed during a request, can be sent at once. */
function showUpdate(form: HTMLElement, scope: Scope): void {
  if (listLineFields(form).some((field) => field.isEdited)) enableUpdate(form, scope)
  else {
    for (const button of listControls(scope.page, form, selectors.update)) {
      scope.attribute(button, "disabled", "")
      scope.attribute(button, "aria-disabled", "true")
    }
  }
}

function enableUpdate(form: HTMLElement, scope: Scope): void {
  for (const button of listControls(scope.page, form, selectors.update)) {
    scope.attribute(button, "disabled", null)
    scope.attribute(button, "aria-disabled", null)
  }
}

function submit(event: SubmitEvent, form: HTMLElement, page: Page): unknown {
  const { document } = page
  const { runner, update, applyCoupon } = basketActionsService.of(page)
  const { activeElement } = document
  const isActive = (selector: string) => Boolean(activeElement?.matches(selector) && form.contains(activeElement))
  const clickedName = event.submitter?.getAttribute("name") ?? null
  const facts = {
    hasContents: form.querySelector(selectors.contents) !== null,
    clickedName,
    activeIsQuantity: isActive(`${selectors.quantity}, ${selectors.row} ${selectors.typedField}`),
    activeIsCoupon: isActive(selectors.couponField),
  }
  const action = selectCartSubmitAction({ ...facts, processing: form.matches(selectors.blocked) })
  if (action === "native" || (runner.route === "native" && action !== "blocked")) return undefined
  event.preventDefault()
  // Quantities entered during a request of ours are sent after it; a second press of the same link has no effect.
  const wanted = action === "blocked" ? selectCartSubmitAction({ ...facts, processing: false }) : action
  if (wanted === "update") return update()
  return wanted === "coupon" && (action === "coupon" || runner.isBusy) ? applyCoupon() : undefined
}

function isPlainKey(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !hasModifier(event) && !event.repeat && !isComposing(event)
}

/** Handles Enter: the browser would press the form's first button, which applies the coupon, or none while the others are disabled. */
function sendQuantityOnEnter(event: KeyboardEvent, element: HTMLElement, page: Page): unknown {
  const { runner, update } = basketActionsService.of(page)
  const field = findTypedElement(page, event, "HTMLInputElement")
  const form = field?.form
  if (!field?.matches(selectors.quantity) || !form || form !== element) return undefined
  if (runner.route === "native" || !form.querySelector(selectors.contents)) return undefined
  event.preventDefault()
  // Calls the method of the prototype: a field of that name hides the form's own.
  return page.window.HTMLFormElement.prototype.reportValidity.call(form) ? update() : undefined
}

/** Presses a link by Space, as a button: a plugin's handlers of its click may ask first. */
export function pressBySpace(event: KeyboardEvent, page: Page, selector: string): void {
  const link = findEventElement(page, event)?.closest<HTMLAnchorElement>(selector)
  if (!link || event.key !== " " || !isPlainKey(event) || basketActionsService.of(page).runner.route === "native")
    return
  event.preventDefault()
  link.click()
}

/** Remove links. */
function follow(event: MouseEvent, page: Page): unknown {
  const link = findEventElement(page, event)?.closest<HTMLAnchorElement>(selectors.removeLink)
  const { runner, remove } = basketActionsService.of(page)
  if (!link?.href || runner.route === "native" || !isFetchable(link, page)) return undefined
  event.preventDefault()
  return remove(link.href)
}

function isIn(selector: string, { document }: Page): boolean {
  return document.activeElement?.matches(selector) ?? false
}

function clearErrorOf(event: Event, page: Page): void {
  if (findEventElement(page, event)?.matches(selectors.couponField)) clearCouponError(page)
}

/** Whether a link leads to the page's own origin; no other can be fetched. */
export function isFetchable({ origin }: HTMLAnchorElement, { window }: Page): boolean {
  return origin === window.location.origin
}
