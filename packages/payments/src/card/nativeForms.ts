import {
  defineBehaviour,
  leaveTimeoutMs,
  postFields,
  type Scope,
  listControls,
  showBusy,
  onRestored,
} from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { createCardInputs, takeCard, usesNewCard } from "./cardDetails.ts"
import { cardsService } from "./cards.ts"
import { showPaymentError } from "../confirmation/confirmPage.ts"
import { cardGateway, listPaymentInputs, type PaymentInput, readSetupIntent } from "../domain/index.ts"
import { paymentSelectors } from "../host.ts"
import { checkoutJob } from "../jobs.ts"
import { paymentsMessages } from "../messages.ts"
import { readJson } from "../readJson.ts"
import { readMessage } from "../readMessage.ts"
import { readPaymentSettings } from "../settings.ts"
import { takesCards } from "../takesCards.ts"

/** The inputs to add to a form that the browser sends, or the reason for not sending it. */
type Prepared =
  | { readonly kind: "ready"; readonly inputs: readonly PaymentInput[] }
  | { readonly kind: "refused"; readonly text: string; readonly holdMs?: number }

const prepareCard: Prepare = async ({ page }, form) => {
  const card = await takeCard(page, form)
  return card.kind === "refused" ? card : { kind: "ready", inputs: createCardInputs(page, card) }
}

/** Payment of an existing order: the card is tokenized first, then the browser sends the form. Source: checkout contract §10. */
export const orderPay = defineForm("order-pay", paymentSelectors.orderPayForm, prepareCard)

/**
 * A checkout that the host's own script sends, on pages where only the payment script was removed: the card is tokenized first, then the
 * host sends the form. Our own checkout calls the payment method itself.
 */
export const hostCheckout = defineForm("host-checkout", paymentSelectors.checkoutForm, prepareCard, {
  isHostSent: true,
})

/**
 * Adding a card to the account: requests a setup intent from the shop, and the bank's confirmation if required. Source: checkout contract
 * §9.
 */
export const addMethod = defineForm("add-card", paymentSelectors.addMethodForm, async (scope, form) => {
  const { page } = scope
  const card = await takeCard(page, form)
  const unknownError = page.translator("payments", paymentsMessages)("unknownError")
  if (card.kind === "refused") return card
  if (card.kind === "error") return { kind: "refused", text: readMessage(card.error) ?? unknownError }
  const settings = readPaymentSettings(page)
  const answer = readJson(
    await postFields(page, settings?.ajaxUrl ?? "", [
      ["action", "create_setup_intent"],
      // With the page's token, without which a shop with protection against card testing refuses the card.
      ...createCardInputs(page, card).map(({ name, value }) => [name, value] as const),
      ["_ajax_nonce", settings?.createSetupIntentNonce ?? ""],
    ]),
  )
  const setup = readSetupIntent(answer)
  if (setup.kind === "error") {
    const text = answer === undefined ? unknownError : setup.message
    return { kind: "refused", text, holdMs: readHoldMs(text) }
  }
  if (setup.kind === "succeeded") return { kind: "ready", inputs: listPaymentInputs({ setupIntentId: setup.id }) }
  const confirmed = await cardsService.of(page).find(form)?.mounted?.provider.confirmCardSetup(setup.clientSecret)
  const id = readMember(confirmed, ["setupIntent", "id"])
  if (readMember(confirmed, ["setupIntent", "status"]) === "succeeded" && typeof id === "string") {
    return { kind: "ready", inputs: listPaymentInputs({ setupIntentId: id }) }
  }
  return { kind: "refused", text: readMessage(readMember(confirmed, ["error"])) ?? unknownError }
})

/** Reads the delay from "Please wait for 20 seconds", during which the button stays disabled. The word begins alike in most languages. */
function readHoldMs(text: string): number {
  const seconds = Number(/\b(\d{1,4}) se/i.exec(text)?.[1] ?? 0)
  return seconds * 1000
}

type Prepare = (scope: Scope, form: HTMLFormElement) => Promise<Prepared>

interface FormOptions {
  /** Whether a script of the host sends the form and needs its submit event. */
  readonly isHostSent: boolean
}

function defineForm(name: string, selector: string, prepare: Prepare, options: FormOptions = { isHostSent: false }) {
  return defineBehaviour({
    name,
    selector: (page) => (takesCards(page) ? selector : null),
    element: "HTMLFormElement",
    connect(form, scope) {
      serve(scope, form, () => prepare(scope, form), options)
    },
  })
}

function serve(
  scope: Scope,
  form: HTMLFormElement,
  prepare: () => Promise<Prepared>,
  { isHostSent }: FormOptions,
): void {
  const { page, signal } = scope
  const translate = page.translator("payments", paymentsMessages)
  let unblock: (() => void) | null = null
  let written: readonly HTMLInputElement[] = []
  let isReady = false
  let cancelRelease: () => void = () => undefined
  const removeInputs = () => {
    for (const input of written) input.remove()
    written = []
  }
  const reset = () => {
    cancelRelease()
    removeInputs()
    unblock?.()
    unblock = null
  }
  const submit = async () => {
    const own = showBusy(scope, [form], { className: "processing", inert: [form] })
    unblock = own
    const prepared = await prepare().catch((cause: unknown): Prepared => {
      page.reports.fail({ during: "event", widget: "payments", host: form, cause })
      return { kind: "refused", text: translate("unknownError") }
    })
    // The attempt is over when the page has been left and shown again meanwhile: the shopper sees a form that waits for a press.
    if (signal.aborted || unblock !== own) return
    if (prepared.kind === "refused") {
      // Busy for a task at least: what has covered the form at the press looks then whether it is ours that holds it.
      await new Promise<void>((resolve) => scope.after(0, resolve))
      reset()
      showPaymentError(page, prepared.text)
      if (prepared.holdMs) hold(scope, form, prepared.holdMs)
      return
    }
    written = writeInputs(scope, form, prepared.inputs)
    if (isHostSent) {
      own()
      unblock = null
      isReady = true
      form.requestSubmit()
      isReady = false
      return
    }
    // Use the native method: it fires no submit event, and a field may be named "submit".
    page.window.HTMLFormElement.prototype.submit.call(form)
    cancelRelease = scope.after(leaveTimeoutMs, reset)
  }
  const take = (event: Event) => {
    if (isReady || event.defaultPrevented) return
    if (isHostSent && page.jobs.isOurs(checkoutJob)) return
    const isPaying = unblock !== null
    // The host may have refused an earlier attempt, whose card or error must not be sent with this one.
    if (!isPaying) removeInputs()
    if (!isPaying && !paysByNewCard(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isPaying) void submit()
  }
  // Capture, to run before the host's listener of the same form.
  scope.listenToField(form, "submit", take, { capture: true })
  onRestored(page, reset, signal)
  scope.onEnd(reset)
}

function paysByNewCard(form: HTMLFormElement): boolean {
  const gateway = form.querySelector<HTMLInputElement>(`${paymentSelectors.gatewayRadio}:checked`)?.value
  return gateway === cardGateway && usesNewCard(form)
}

function hold({ page, attribute, after }: Scope, form: HTMLFormElement, holdMs: number): void {
  const [button] = listControls(page, form, paymentSelectors.placeOrder)
  if (!button) return
  attribute(button, "disabled", "")
  after(holdMs, () => attribute(button, "disabled", null))
}

function writeInputs(
  { page, insert }: Scope,
  form: HTMLFormElement,
  inputs: readonly PaymentInput[],
): readonly HTMLInputElement[] {
  return inputs.map(({ name, id, value }) => {
    form.querySelector(`input[type=hidden][name="${CSS.escape(name)}"]`)?.remove()
    const input = page.document.createElement("input")
    Object.assign(input, { type: "hidden", name, id, value })
    form.append(input)
    insert(input)
    return input
  })
}
