import { findTypedElement, listen, type Page, readGlobal, unwrapElement, findForm } from "@ringside/core"
import { formatText, isRecord, parseJson, readMembers, type UnknownRecord } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import { readCf7Instance, readNinjaActions } from "../domain/index.ts"
import { startBuilderForms } from "./builderForms.ts"
import { readPostedMc4wp } from "./postedMc4wp.ts"
import { runFormSuccess, sendFormSuccess } from "./formSuccess.ts"
import { submitThrough } from "./submissions.ts"

/** Listens to the forms of other plugins, whose successes are treated like those of our own. Source: popups §9.6. */
export function startIntegrations(page: Page): void {
  const { events } = page
  startContactForm7(page)
  startGravityForms(page)
  events.on(["wpformsAjaxSubmitSuccess"], ({ target }) => {
    const form = unwrapElement(target)
    const id = form?.getAttribute("data-formid") ?? ""
    if (form)
      take(
        page,
        form,
        "wpforms",
        id,
        findPosition(page, form, `.wpforms-ajax-form[data-formid="${id.replace(/\D/g, "")}"]`),
      )
  })
  let lastResponse: unknown
  events.on(["fluentform_submission_success"], ({ target, args }) => {
    const { form: given, config, response } = readMembers(args[0])
    const id = formatText(readMembers(config)["id"])
    // One success is sent on the form, on the body and natively; the native event has no arguments.
    if (id === "" || (response !== undefined && response === lastResponse)) return
    lastResponse = response
    const form = unwrapElement(given) ?? unwrapElement(target)
    take(page, form, "fluentforms", id, form?.getAttribute("data-form_instance") ?? "")
  })
  events.on(["frmFormComplete"], ({ args: [given] }) => {
    const form = unwrapElement(given)
    const read = (name: string) => form?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ""
    submitThrough(page, form, {
      formProvider: "formidableforms",
      formId: read("form_id"),
      popupId: read("pum_form_popup_id"),
    })
  })
  events.on(["cf.submission"], ({ target, detail, args }) => {
    const { data, params } = readMembers(args[0] ?? detail)
    const { status, form_id: formId, form: given } = readMembers(data)
    if (status !== "complete" && status !== "success") return
    const form = unwrapElement(given) ?? unwrapElement(readMembers(params)["trigger"]) ?? unwrapElement(target)
    // The number of a form's copy is in the element's id alone.
    const [id = "", instance = ""] = (form?.id || formatText(formId)).split("_")
    take(page, form, "calderaforms", id, instance)
  })
  events.on(["wsf-submit-success", "wsf-save-success"], ({ target, args: [, id, instance, element] }) =>
    take(page, unwrapElement(element) ?? unwrapElement(target), "wsforms", formatText(id), formatText(instance)),
  )
  events.on(["bricks/form/success"], ({ target, detail }) => {
    const elementId = formatText(readMembers(detail)["elementId"])
    // The event is sent on the document.
    const form = [...page.document.querySelectorAll("[data-element-id]")].find(
      (each) => each.getAttribute("data-element-id") === elementId,
    )
    take(page, form ?? unwrapElement(target), "bricksbuilder", elementId, "")
  })
  startOthers(page)
  startBuilderForms(page)
}

function take(page: Page, form: Element | null, formProvider: string, formId: string, formInstanceId: string | number) {
  submitThrough(page, form, { formProvider, formId, formInstanceId })
}

function findPosition({ document }: Page, form: Element, selector: string): number {
  return [...document.querySelectorAll(selector)].indexOf(form) + 1
}

function startContactForm7(page: Page): void {
  listen(
    page.document,
    "wpcf7mailsent",
    (event) => {
      const detail = event instanceof page.window.CustomEvent ? readMembers(event.detail) : readMembers(null)
      const form = unwrapElement(event.target)
      const unitTag = formatText(detail["unitTag"]) || formatText(detail["id"])
      take(page, form, "contactform7", formatText(detail["contactFormId"]), readCf7Instance(unitTag) ?? "")
      const inner = form?.matches("form") ? form : form?.querySelector("form")
      const target = findTypedElement(page, { target: inner ?? null }, "HTMLElement")
      if (target) void sendFormSuccess(page, target, false)
    },
    { signal: page.signal },
  )
}

/** Read the settings before, because the response replaces the form. */
function startGravityForms(page: Page): void {
  const settings = new Map<string, object>()
  for (const input of page.document.querySelectorAll<HTMLInputElement>("input.gforms-pum")) {
    const id = /^gform_(\d+)$/.exec(findForm(input)?.id ?? "")?.[1]
    const parsed = parseJson(input.value)
    if (id && isRecord(parsed)) settings.set(id, parsed)
  }
  page.events.on(["gform_confirmation_loaded"], ({ args: [id] }) => {
    const formId = formatText(id)
    const answer = /^\d+$/.test(formId)
      ? page.document.querySelector(`#gform_confirmation_wrapper_${formId}, #gforms_confirmation_message_${formId}`)
      : null
    take(page, answer, "gravityforms", formId, "")
    const own = settings.get(formId)
    if (own) void runFormSuccess(page, popupActionsOf(page).popups.find(answer), own)
  })
}

/** Plugins with their own success events, if they are on the page. */
function startOthers(page: Page): void {
  const mc4wp = readMembers(readMembers(readGlobal(page.window, "mc4wp"))["forms"])
  const isOver = () => page.signal.aborted
  if (typeof mc4wp["on"] === "function") {
    const onSuccess = (given: unknown) => {
      const { id, element } = readMembers(given)
      const form = unwrapElement(element)
      if (!isOver()) takeMc4wp(page, form, formatText(id))
    }
    Reflect.apply(mc4wp["on"], mc4wp, ["success", onSuccess])
  }
  const { channel } = readMembers(readGlobal(page.window, "nfRadio"))
  const forms: unknown = typeof channel === "function" ? Reflect.apply(channel, undefined, ["forms"]) : null
  const reply: unknown = isRecord(forms) ? forms["on"] : null
  if (typeof reply !== "function") return
  const onResponse = (given: unknown, _status: unknown, _request: unknown, identifier: unknown) => {
    const { errors, data } = readMembers(given)
    if (isOver() || Object.keys(readMembers(errors)).length > 0 || (Array.isArray(errors) && errors.length > 0)) return
    const members = readMembers(data)
    const name = formatText(identifier) || formatText(members["form_id"])
    const [id = "", instance = ""] = name.split("_")
    // Each further copy of a form has its number in its id: `nf-form-3_2-cont`.
    const form = page.document.getElementById(`nf-form-${name}-cont`)
    take(page, form, "ninjaforms", id, instance)
    void runFormSuccess(page, popupActionsOf(page).popups.find(form), readNinjaActions(members["actions"]))
  }
  Reflect.apply(reply, forms, ["submit:response", onResponse])
}

/** How often a posted form of Mailchimp for WordPress was reported: by the page's global, and by the plugin's event. */
const postedReports = new WeakMap<Element, number>()

function takeMc4wp(page: Page, form: Element | null, id: string): void {
  if (form && form === findPostedMc4wp(page)) {
    const reports = (postedReports.get(form) ?? 0) + 1
    postedReports.set(form, reports)
    // A third report is of a form that was sent again, without a page load.
    if (reports === 2) return
  }
  const position = form ? findPosition(page, form, `.mc4wp-form-${id.replace(/\D/g, "")}`) : 1
  take(page, form, "mc4wp", id, position)
}

function findPostedMc4wp(page: Page): Element | null {
  return page.document.getElementById(formatText(readMembers(readPostedMc4wp(page))["element_id"]))
}

/** The server's reports that were applied: the page's start after a stop finds the same. */
const appliedReports = new WeakSet<object>()

function isNewReport(report: unknown): report is UnknownRecord {
  if (!isRecord(report) || appliedReports.has(report)) return false
  appliedReports.add(report)
  return true
}

/** The server's report of a form that was submitted with a page load. Sources: popups §1.2, §2. */
export function applyServerSuccess(page: Page): void {
  const { popups, readVars } = popupActionsOf(page)
  const { form_success: success, form_submission: submission } = readVars(page)
  if (isNewReport(success)) {
    const popup = popups.find(readMembers(success)["popup_id"])
    const settings = success["settings"]
    if (isRecord(settings)) void runFormSuccess(page, popup, settings)
  }
  if (isNewReport(submission)) submitThrough(page, null, { ...submission, ajax: false })
  const posted = isNewReport(readPostedMc4wp(page)) ? findPostedMc4wp(page) : null
  // The server hasn't counted it, unlike those above.
  if (posted) takeMc4wp(page, posted, formatText(readMembers(readPostedMc4wp(page))["id"]))
}
