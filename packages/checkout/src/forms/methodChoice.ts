import { findEventElement, findJQuery, type Scope, listControls } from "@ringside/core"
import { paymentMethodSelected } from "@ringside/payments"
import type { PayingForm } from "./connectedForm.ts"
import { checkoutSelectors } from "./host.ts"
import { slide } from "./slide.ts"

/** Duration of a box's slide at the checkout. Source: checkout contract §4.4. */
const checkoutSlideMs = 230

/** The choice of a payment method. */
export interface MethodChoice {
  /** Gateway of the chosen method; empty without one. */
  read(): string
  /** Connects new markup: the earlier choice is restored, and only its box is open. */
  refresh(): void
}

/** Connects the radio buttons of payment methods. Source: checkout contract §4.1, §4.4. */
export function createMethodChoice(checkout: PayingForm, slideMs = checkoutSlideMs): MethodChoice {
  const { scope, page, form, translate } = checkout
  const find = () => [...form.querySelectorAll<HTMLInputElement>(checkoutSelectors.paymentRadio)]
  const nameButton = createButtonName(scope)
  let chosenId = ""
  let shown: HTMLInputElement | undefined

  const choose = (durationMs: number) => {
    const radios = find()
    const chosen = radios.find(({ checked }) => checked)
    shown = chosen
    for (const radio of radios) {
      // By the id, as the platform: scripts of gateways give several methods one value.
      const name = radio.id || `payment_method_${radio.value}`
      const box = form.querySelector<HTMLElement>(`div.payment_box.${CSS.escape(name)}`)
      if (box) slide(scope, box, { isOpen: radio === chosen, wasOpen: radio.id === chosenId, durationMs })
    }
    const [button] = listControls(page, form, checkoutSelectors.placeOrder)
    if (button && chosen) nameButton(button, chosen.dataset.order_button_text)
    if (!chosen || chosen.id === chosenId) return
    chosenId = chosen.id
    page.events.send({ name: "payment_method_selected", target: page.document.body })
    paymentMethodSelected.send(page)
  }
  const follow = (event: Event) => {
    const radio = findEventElement(page, event)
    if (radio?.matches(checkoutSelectors.paymentRadio) && find().find(({ checked }) => checked) !== shown)
      choose(slideMs)
  }
  scope.listenToField(form, "change", follow)
  // Scripts that choose a method check its radio button and click it by jQuery, which then causes no change, and stops the click there.
  scope.listenToField(form, "click", follow, { capture: true })

  return {
    read: () => find().find(({ checked }) => checked)?.value ?? "",
    refresh() {
      const radios = find()
      const earlier = radios.find(({ id }) => id !== "" && id === chosenId)
      if (earlier) earlier.checked = true
      else if (radios[0] && !radios.some(({ checked }) => checked)) radios[0].checked = true
      const [only] = radios
      // A single method needs no choice.
      if (only && radios.length === 1) scope.style(only, "display", "none")
      const group = form.querySelector(checkoutSelectors.payment)
      if (group && radios.length > 1 && !group.hasAttribute("role")) {
        scope.attribute(group, "role", "group")
        scope.attribute(group, "aria-label", translate("paymentMethod"))
      }
      choose(0)
      if (shown) sendClick(checkout, shown)
    },
  }
}

/**
 * Clicks the chosen method as the platform's script does at the start and after each review: scripts of gateways draw their fields then. Like
 * there, jQuery's handlers get the click up to the form alone.
 */
function sendClick({ page, form }: PayingForm, radio: HTMLElement): void {
  const jQuery = findJQuery(page.window)
  if (!jQuery) return
  const stop = (event: { stopPropagation?(): void }) => event.stopPropagation?.()
  jQuery(form).on("click", stop)
  try {
    jQuery(radio).trigger("click", [])
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "checkout", host: form, cause })
  }
  jQuery(form).off("click", stop)
}

/** Writes the name of the order button, and restores the shop's when the form is disconnected. */
function createButtonName({ onEnd }: Scope): (button: HTMLElement, own: string | undefined) => void {
  let named: { readonly button: HTMLElement; readonly before: string; readonly after: string } | null = null
  onEnd(() => {
    if (named && named.button.textContent === named.after) named.button.textContent = named.before
  })
  return (button, own) => {
    // The button of the page that adds a card has no text of its own for all methods: it keeps its name.
    const after = own || button.dataset.value
    if (!after || button.textContent.trim() === after) return
    named = { button, before: named?.button === button ? named.before : button.textContent, after }
    button.textContent = after
  }
}
