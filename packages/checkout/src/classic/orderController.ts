import { findJQuery, listen, noticeScroll, scrollerService, unwrapElement } from "@ringside/core"
import { parseJson, readRecord } from "@ringside/core/domain"
import { coverForm, uncoverForm } from "../forms/coverForm.ts"
import { showErrors } from "../forms/errors.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"
import { listInCheckout } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"

/** The functions of the form that the controller calls. */
export interface ControllerNeeds {
  readonly readGateway: () => string
  /** Forgets an update that hasn't been sent yet. */
  readonly forgetUpdate: () => void
}

/** The object, of whose members the rest of the form reads one. Scripts of the page may replace any. */
type OrderController = Readonly<Record<string, unknown>> & { readonly submit_error: (html: unknown) => void }

const notices = ".woocommerce-NoticeGroup-updateOrderReview, .woocommerce-NoticeGroup-checkout"

/**
 * Creates the object that gateways get with the events of an order, in place of the platform's own object: those of its members that code
 * outside can call, and `form`. Gateways that send the order themselves call them one after the other, and a missing one would end their
 * handler.
 */
export function createOrderController(
  checked: CheckedForm,
  { readGateway, forgetUpdate }: ControllerNeeds,
): OrderController {
  const { page, form, forms } = checked
  const jQuery = findJQuery(page.window)
  const update = (options: object) =>
    page.events.send({ name: "update_checkout", target: page.document.body, args: [options], detail: options })
  return {
    form,
    ...createUnloadGuard(checked),
    $checkout_form: jQuery?.([...forms]),
    $order_review: jQuery?.([...listInCheckout(checked, checkoutSelectors.review)]),
    get_payment_method: readGateway,
    blockOnSubmit($form: unknown) {
      const element = unwrapElement($form)
      if (element) coverForm(page, element)
    },
    /** Shows a gateway's error as one of the shop, and gives the form back. */
    submit_error(html: unknown) {
      form.classList.remove("processing")
      uncoverForm(page, form)
      showErrors(checked, { kind: "html", html: String(html) })
    },
    // `submit_error` does what these two prepare and complete: it links each message to its field, and shows it there, too.
    wrapMessagesInsideLink: ($messages: unknown) => $messages,
    show_inline_errors: () => undefined,
    is_valid_json: (text: unknown) => typeof (parseJson(String(text)) ?? 0) === "object",
    scroll_to_notices: () => void scrollerService.of(page).to(form.querySelector(notices) ?? form, noticeScroll),
    reset_update_checkout_timer: forgetUpdate,
    update_checkout: (_: unknown, options: unknown) => update(readRecord(options)),
    trigger_update_checkout: () => update({}),
  }
}

/** The browser's question before the page is left, while a gateway sends the order. */
function createUnloadGuard({ page, scope }: CheckedForm) {
  let sending: AbortController | null = null
  const detach = () => {
    sending?.abort()
    sending = null
  }
  scope.onEnd(detach)
  return {
    attachUnloadEventsOnSubmit() {
      detach()
      sending = new AbortController()
      listen(page.window, "beforeunload", (event) => event.preventDefault(), { signal: sending.signal })
    },
    detachUnloadEventsOnSubmit: detach,
  }
}
