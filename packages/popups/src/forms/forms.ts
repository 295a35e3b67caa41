import { goOrReport, type Page, postPopupForm } from "@ringside/core"
import { formatText, parseSurroundedJson } from "@ringside/core/domain"
import { popupActionsOf, type PopupActions } from "../actions.ts"
import { encodeFormBody, type FormField, readFormResponse, serializeFormFields } from "../domain/index.ts"
import type { Forms } from "../askedModules.ts"
import { startLoading } from "./formStates.ts"
import { offerRetry, showFormErrors, showFormMessage } from "./formMessages.ts"
import { runFormSuccess, sendFormSuccess } from "./formSuccess.ts"
import { applyServerSuccess, startIntegrations } from "./integrations.ts"
import { classNames, selectors } from "../host.ts"
import { listFormElements } from "./listFormElements.ts"
import { submitThrough } from "./submissions.ts"

/** The module of forms. */
export function createForms(page: Page, { ownsHost }: PopupActions): Forms {
  if (ownsHost) startIntegrations(page)
  return {
    submit: (form) => submit(page, form, form.matches(selectors.subForm)),
    submitThrough: (form, args) => submitThrough(page, form, args),
    runFormSuccess: (popup, settings) => runFormSuccess(page, popup, settings),
    applyServerSuccess: () => applyServerSuccess(page),
  }
}

async function submit(page: Page, form: HTMLFormElement, isSubForm: boolean): Promise<void> {
  const body = encodeFormBody(isSubForm ? "pum_sub_form" : "pum_form", serializeFormFields(readFields(page, form)))
  const stopLoading = startLoading(page, form)
  const result = await postPopupForm(page, formatText(popupActionsOf(page).readVars(page)["ajaxurl"]), body)
  if (page.signal.aborted) return
  stopLoading()
  const response = readFormResponse(result.kind === "answer" ? result.text : null)
  if (response.requestFailed) {
    reportFailure(page, form, result.kind === "answer" ? [String(result.status), "no JSON"] : ["0", result.reason])
    return
  }
  const data = result.kind === "answer" ? parseSurroundedJson(result.text) : null
  const answer: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "data") : data
  if (response.ok)
    await succeed(page, form, { isSubForm, data: answer, message: response.message, redirect: response.redirect })
  else await refuse(page, form, { isSubForm, data: answer, response })
}

async function refuse(
  page: Page,
  form: HTMLFormElement,
  failure: {
    readonly isSubForm: boolean
    readonly data: unknown
    readonly response: ReturnType<typeof readFormResponse>
  },
): Promise<void> {
  const { isSubForm, data, response } = failure
  const { errors, message } = response
  page.decorations.toggleClass(form, classNames.errors, true)
  const all = errors.length === 0 && message !== "" ? [{ field: null, message }] : errors
  const shown = showFormErrors(page, form, all)
  const send = (name: string) => page.events.send({ name, target: form, args: [data], detail: { data } })
  send("errors")
  send("error")
  if (isSubForm) {
    send("pumNewsletterError")
    popupActionsOf(page).filters.doAction("pum-sub-form.errors", data, form)
  }
  await shown
}

async function succeed(
  page: Page,
  form: HTMLFormElement,
  success: { readonly isSubForm: boolean; readonly data: unknown; readonly message: string; readonly redirect: string },
): Promise<void> {
  const { isSubForm, data, message, redirect } = success
  showFormMessage(page, form, message, "success")
  page.events.send({ name: "success", target: form, args: [data], detail: { data } })
  const popup = popupActionsOf(page).popups.find(form)
  const forms = [...(popup?.root ?? page.document).querySelectorAll(selectors.form)]
  const siblings = forms.filter((each) => each.matches(selectors.subForm) === isSubForm)
  submitThrough(page, form, {
    formProvider: isSubForm ? "pumsubform" : "pumform",
    ...(popup && { formId: popup.id }),
    formInstanceId: siblings.indexOf(form) + 1,
  })
  if (isSubForm) {
    page.events.send({ name: "pumNewsletterSuccess", target: form, args: [data], detail: { data } })
    page.decorations.toggleClass(form, "pum-newsletter-success", true)
    // A control named "reset" hides the form's own method.
    page.window.HTMLFormElement.prototype.reset.call(form)
    popupActionsOf(page).filters.doAction("pum-sub-form.success", data, form)
  }
  // Don't await: their delays must not postpone the server's redirect.
  const actions = sendFormSuccess(page, form, isSubForm)
  const leaves = form.hasAttribute("data-redirect_enabled") && !form.hasAttribute("data-noredirect")
  if (leaves && redirect !== "") goOrReport(page, redirect, "shop")
  await actions
}

/** The request may have been lost, so the input is kept. */
function reportFailure(page: Page, form: HTMLFormElement, [status, text]: readonly string[]): void {
  page.window.console.error(`Error: type of ${status} with message of ${text}`)
  const message = popupActionsOf(page).readOptions(page)["request_error_message"]
  if (typeof message === "string" && message !== "") offerRetry(page, form, message)
}

function readFields(page: Page, form: HTMLFormElement): readonly FormField[] {
  const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = page.window
  return listFormElements(page, form).flatMap((element): FormField[] => {
    const disabled = element.matches(":disabled")
    /* eslint-disable no-restricted-syntax -- each type of control is read in its own way */
    if (element instanceof HTMLSelectElement) {
      const selected = [...element.selectedOptions].map((option) => option.value)
      return [{ name: element.name, type: element.type, value: element.multiple ? selected : element.value, disabled }]
    }
    if (element instanceof HTMLInputElement) {
      return [{ name: element.name, type: element.type, value: element.value, checked: element.checked, disabled }]
    }
    return element instanceof HTMLTextAreaElement
      ? [{ name: element.name, type: "textarea", value: element.value, disabled }]
      : []
    /* eslint-enable no-restricted-syntax */
  })
}
