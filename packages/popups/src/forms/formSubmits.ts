import { delegate, type Page, definePageService, submitNatively } from "@ringside/core"
import { formatText, parseFlag, readMembers } from "@ringside/core/domain"
import { findModule, loadModule } from "../loadModule.ts"
import { classNames, selectors } from "../host.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import { readVars } from "../settings/vars.ts"
import { readPostedMc4wp } from "./postedMc4wp.ts"

/** Cookie events of form successes. */
const formEvents: readonly unknown[] = ["form_submission", "pum_sub_form_success", "pum_sub_form_already_subscribed"]

/** Sends the popups' own forms without leaving the page, once their code has loaded. Source: popups §9.1. */
export function startFormSubmits(page: Page, ownsHost: boolean): void {
  delegate(
    page,
    "submit",
    selectors.form,
    async (event, form) => {
      // The host's own script sends the forms of its popups.
      if (!ownsHost && !popupsService.of(page).find(form)) return
      const { ajaxurl, core_sub_forms_enabled: takesSubForms = true } = readVars(page)
      // Without an address to send it to, the browser posts the form.
      if (formatText(ajaxurl) === "") return
      const isSubForm = form.matches(selectors.subForm)
      if (isSubForm && !parseFlag(takesSubForms ?? true)) return
      event.preventDefault()
      event.stopPropagation()
      if (form.classList.contains(classNames.loading)) return
      const forms = findModule(page, "forms") ?? (await loadModule(page, "forms"))
      if (forms) await forms.submit(form)
      // Without the code, the server responds with a page.
      else if (!page.signal.aborted) submitNatively(page, form, event.submitter)
    },
    // After the form's own listeners, as the original does: they may fill in a field, or count the submit.
    { element: "HTMLFormElement", capture: false, widget: "popups" },
  )
}

/** Whether a popup's content or settings require the forms code once a form is touched. */
export function needsForms({ root, settings }: Popup): boolean {
  return (
    root.querySelector("form") !== null ||
    settings.triggers.some(({ type }) => type === "form_submission") ||
    settings.cookies.some((cookie) => formEvents.includes(readMembers(cookie)["event"]))
  )
}

/** Whether the server has reported a submitted form, which the forms code answers at once. */
export function hasServerReport(page: Page): boolean {
  const { form_success: success, form_submission: submission } = readVars(page)
  return Boolean(success ?? submission ?? readPostedMc4wp(page))
}

/** Whether forms beside the popups belong to them. */
export function hasPageForms({ document }: Page): boolean {
  return document.querySelector(selectors.pageForm) !== null
}

/** The events at a form before it succeeds; scripts change and submit forms, too. */
const touches = ["pointerover", "focusin", "input", "change", "submit"] as const

/** The listener for the first touch of a form. */
const touchesService = definePageService("popups.formTouches", (page: Page) => {
  const fetch = () => void loadModule(page, "forms")
  for (const type of touches) delegate(page, type, "form", fetch, { widget: "popups" })
  const { activeElement } = page.document
  if (activeElement?.closest("form") ?? page.document.querySelector("form:hover")) fetch()
  return touches
})

/** Fetches the forms code when a form is first touched: until then no form can succeed, whichever plugin's it is. */
export function fetchFormsWhenTouched(page: Page): void {
  touchesService.of(page)
}
