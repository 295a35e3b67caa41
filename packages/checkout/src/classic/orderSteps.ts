import { type PaymentForm, type PaymentMethod, paymentMethodsService } from "@ringside/payments"
import { readRecord } from "@ringside/core/domain"
import { isBillingInfoMissing } from "../domain/index.ts"
import { changedOrderMessages } from "../changedOrderMessages.ts"
import { confirmOrder } from "../confirmOrder.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"
import { type FormErrors, showErrors } from "../forms/errors.ts"
import { checkForm } from "../forms/fieldChecks.ts"
import type { MethodChoice } from "../forms/methodChoice.ts"
import type { FlowEvent } from "./flowEvent.ts"
import { createOrderController } from "./orderController.ts"
import { type OrderAnswer, readUncertainHtml, sendOrder } from "./orderRequest.ts"
import { findRow, listInForms, readFormPairs } from "../forms/formFields.ts"
import { readAddressSettings } from "../forms/settings.ts"

/** The steps of an order. Source: checkout contract §6. */
export interface OrderSteps {
  validate(): FlowEvent
  prepare(): Promise<FlowEvent>
  /** Sends the order; calls `onWithheld` when a gateway has kept the answer to itself. */
  send(onWithheld: () => void): Promise<FlowEvent>
  confirm(hash: string): Promise<FlowEvent>
  showErrors(errors: FormErrors): void
  /** The message about an order that may exist, though its answer doesn't say so. */
  uncertain(): FormErrors
  /** The message about an order that has changed since the press; `total` is the new one. */
  changed(total: string): FormErrors
}

/** The steps of an order with the chosen payment method. */
export function createOrderSteps(checked: CheckedForm, choice: MethodChoice, forgetUpdate: () => void): OrderSteps {
  const { page, form, scope } = checked
  const methods = paymentMethodsService.of(page)
  const controller = createOrderController(checked, { readGateway: choice.read, forgetUpdate })
  const ownSubmitError = controller.submit_error
  /** Page builders put a function of their own in the place of the controller's, to show errors where their notices are. */
  const findForeignSubmitError = () => {
    const { submit_error: submitError }: { readonly submit_error: unknown } = controller
    if (typeof submitError !== "function" || submitError === ownSubmitError) return null
    return (html: string): unknown => Reflect.apply(submitError, controller, [html])
  }
  const paymentForm = (): PaymentForm => ({ form, gateway: choice.read(), signal: scope.signal })
  const find = (): PaymentMethod | undefined => methods.find(choice.read())
  const text = (errorText: string | null): FormErrors | null =>
    errorText === null ? null : { kind: "text", text: errorText }
  const uncertain = (): FormErrors => ({ kind: "html", html: readUncertainHtml(checked) })

  return {
    uncertain,
    changed(total) {
      const translate = page.translator("checkout", changedOrderMessages)
      return { kind: "text", text: translate("orderChanged", { total }) }
    },
    showErrors: (errors) => showErrors(checked, errors, findForeignSubmitError()),
    validate() {
      const refusal = askHandlers(checked, choice.read(), controller)
      if (refusal) return { type: "invalid", errors: text(refusal.text) }
      const problems = checkForm(checked)
      if (problems.length > 0) return { type: "invalid", errors: { kind: "fields", problems } }
      const method = find()
      const needsCard =
        method?.prepare !== undefined &&
        (method.needsPreparation?.(paymentForm()) ?? true) &&
        !lacksBillingInfo(checked, method.billingFields?.())
      return { type: "valid", needsCard }
    },
    async prepare() {
      const prepared = await find()?.prepare?.(paymentForm())
      if (prepared?.kind === "ready") return { type: "tokenized", inputs: prepared.inputs }
      return { type: "fail", errors: text(prepared ? prepared.text : checked.unknownError) }
    },
    async send(onWithheld) {
      return readAnswer(await sendOrder(checked, controller, onWithheld))
    },
    async confirm(hash) {
      const confirmed = await confirmOrder(page, hash, paymentForm())
      switch (confirmed.kind) {
        case "redirect":
          return { type: "redirect", url: confirmed.url }
        case "uncertain":
          return { type: "fail", errors: text(confirmed.text) ?? uncertain(), isUncertain: true }
        case "failed":
          return { type: "fail", errors: text(confirmed.text) }
        case "handed-on":
          return { type: "fail", errors: null }
      }
    },
  }
}

/**
 * Scripts of the page may veto: first those for every order, then those for one gateway. Null where none does. They show their own reason,
 * but a gateway's handler that throws can't: the order would go out without its payment.
 */
function askHandlers(
  checked: CheckedForm,
  gateway: string,
  controller: object,
): { readonly text: string | null } | null {
  const { page, form } = checked
  let text: string | null = null
  const question = { target: form, args: [controller], detail: { gateway }, isQuestion: true }
  const onThrow = () => void (text = checked.unknownError)
  const isAllowed =
    page.events.send({ name: "checkout_place_order", ...question }) &&
    (gateway === "" || page.events.send({ name: `checkout_place_order_${gateway}`, ...question, onThrow }))
  return isAllowed ? null : { text }
}

function readAnswer(answer: OrderAnswer): FlowEvent {
  switch (answer.kind) {
    case "redirect":
      return { type: "redirect", url: answer.url }
    case "confirm":
      return { type: "confirm", hash: answer.hash }
    case "reload":
      return { type: "redirect", url: null }
    case "error": {
      const { html, text, refresh, isUncertain } = answer
      // The general message is the shop's own setting, which may contain a link.
      const errors: FormErrors = { kind: "html", html: html ?? text ?? "" }
      return { type: "fail", refresh, errors, isUncertain }
    }
  }
}

/** Whether billing data that the payment needs is empty, in fields that the shopper may not see. Source: checkout contract §6. */
function lacksBillingInfo(form: CheckedForm, billingFields: unknown): boolean {
  const { page, forms } = form
  // A page that prints no rules by country has them in its rows: a state may be optional, or hidden.
  const isRequired = (name: string) =>
    listInForms(form, `[name="${CSS.escape(name)}"]`).some((field) =>
      findRow(field)?.classList.contains("validate-required"),
    )
  const fields = Object.entries(readRecord(billingFields)).filter(([name]) => isRequired(name))
  const values = Object.fromEntries(forms.flatMap((each) => readFormPairs(page, each)))
  return isBillingInfoMissing(values, Object.fromEntries(fields), { locale: readAddressSettings(page).locale })
}
