import { delegate, type Page } from "@ringside/core"
import { formatText } from "@ringside/core/domain"
import { parseFlag, readMembers } from "../domain/index.ts"
import { findExtra, loadExtra } from "../extras.ts"
import { classNames, selectors } from "../host.ts"
import type { Popup } from "../popup.ts"
import { popupsOf } from "../popups.ts"
import { readVars } from "../settings/vars.ts"

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
      if (!ownsHost && !popupsOf(page).find(form)) return
      const { ajaxurl, core_sub_forms_enabled: takesSubForms = true } = readVars(page)
      // Without an address to send it to, the browser posts the form.
      if (formatText(ajaxurl) === "") return
      const isSubForm = form.matches(selectors.subForm)
      if (isSubForm && !parseFlag(takesSubForms ?? true)) return
      event.preventDefault()
      event.stopPropagation()
      if (form.classList.contains(classNames.loading)) return
      const forms = findExtra(page, "forms") ?? (await loadExtra(page, "forms"))
      if (forms) await forms.submit(form)
      // Without the code, the server responds with a page.
      else if (!page.signal.aborted) page.window.HTMLFormElement.prototype.submit.call(form)
    },
    // After the form's own listeners, as the original does: they may fill in a field, or count the submit.
    { element: "HTMLFormElement", capture: false, widget: "popups" },
  )
}

/** Whether a popup's content or settings require the forms code. */
export function needsForms({ root, settings }: Popup): boolean {
  return (
    root.querySelector("form") !== null ||
    settings.triggers.some(({ type }) => type === "form_submission") ||
    settings.cookies.some((cookie) => formEvents.includes(readMembers(cookie)["event"]))
  )
}

/** Whether the page requires the forms code: by its own markup, or by the server's report of a submitted form. */
export function pageNeedsForms(page: Page): boolean {
  const { form_success: success, form_submission: submission } = readVars(page)
  return Boolean(success ?? submission) || page.document.querySelector(selectors.pageForm) !== null
}
