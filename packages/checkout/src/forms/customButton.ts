import { findEventElement, readGlobal } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { ConnectedForm } from "./connectedForm.ts"
import { checkoutSelectors } from "./host.ts"

/** The platform's class, by which its styles hide the shop's button. */
const customButtonClass = "has-custom-place-order-button"

interface CustomButtonOptions {
  /** Whether the form is ours, and not that of a script of the host that came late. */
  readonly isOurs: () => boolean
  readonly readGateway: () => string
  /** Checks the form, and shows what is wrong; true when nothing is. */
  readonly check: () => Promise<boolean>
}

/**
 * Lets gateways draw their own button in place of the shop's. The platform holds them in `wc.customPlaceOrderButton`, whose script is one of
 * its own, and its scripts of forms say when one is due. The returned function does so again, for new markup of the methods.
 * Source: the platform's scripts of the checkout and of the page that adds a card, from 10.6 on.
 */
export function startCustomButton(
  { page, scope, form }: ConnectedForm,
  { isOurs, readGateway, check }: CustomButtonOptions,
): () => void {
  const { window, events } = page
  const call = (name: string, ...args: readonly unknown[]) => {
    const wc = readGlobal(window, "wc")
    const api = isRecord(wc) ? wc["customPlaceOrderButton"] : null
    const run = isRecord(api) ? api[name] : null
    if (typeof run === "function") Reflect.apply(run, api, args)
  }
  const forGateway = {
    validate: async () => ({ hasError: !(await check()) }),
    // Calls the method of the prototype, which a field's name may hide.
    submit: () => window.HTMLFormElement.prototype.requestSubmit.call(form),
  }
  let shown = ""
  const show = () => {
    const gateway = readGateway()
    shown = gateway
    if (gateway === "") return
    // It may be registered only later: until then there is no button, and not the wrong one.
    call("__maybeHideDefaultButtonOnInit", gateway)
    call("__maybeShow", gateway, forGateway)
  }
  const follow = (event: Event) => {
    if (findEventElement(page, event)?.matches(checkoutSelectors.paymentRadio) && readGateway() !== shown) show()
  }
  scope.listenToField(form, "change", follow)
  scope.listenToField(form, "click", follow, { capture: true })
  const off = events.on(["wc_custom_place_order_button_registered"], ({ args: [gateway] }) => {
    if (gateway === readGateway()) show()
  })
  scope.onEnd(() => {
    off()
    // The host's script has drawn the button anew.
    if (!isOurs()) return
    call("__cleanup")
    if (form.classList.contains(customButtonClass)) form.classList.remove(customButtonClass)
  })
  return show
}
