import { delegate, type Page } from "@ringside/core"
import { parseFlag, readMembers } from "./domain/index.ts"
import { findExtra, loadExtra } from "./extras.ts"
import { classNames, selectors } from "./host.ts"
import type { Popup } from "./popup.ts"
import { popupsOf } from "./popups.ts"
import { readVars } from "./vars.ts"

/** Cookie events of forms' successes. */
const formEvents: readonly unknown[] = ["form_submission", "pum_sub_form_success", "pum_sub_form_already_subscribed"]

/** Sends the popups' own forms without leaving the page, once their code is there. Source: popups §9.1. */
export function startFormSubmits(page: Page, ownsHost: boolean): void {
  delegate(
    page,
    "submit",
    selectors.form,
    async (event, form) => {
      if (!(form instanceof page.window.HTMLFormElement)) return
      // The host's own script sends the forms of its popups.
      if (!ownsHost && !popupsOf(page).find(form)) return
      const isSubForm = form.matches(selectors.subForm)
      if (isSubForm && !parseFlag(readVars(page)["core_sub_forms_enabled"] ?? true)) return
      event.preventDefault()
      event.stopPropagation()
      if (form.classList.contains(classNames.loading)) return
      const forms = findExtra(page, "forms") ?? (await loadExtra(page, "forms"))
      if (forms) await forms.submit(form)
      // Without the code the server answers with a page.
      else if (!page.signal.aborted) page.window.HTMLFormElement.prototype.submit.call(form)
    },
    { widget: "popups" },
  )
}

/** Whether a popup's content or settings ask for the code of forms. */
export function needsForms({ root, settings }: Popup): boolean {
  return (
    root.querySelector("form") !== null ||
    settings.triggers.some(({ type }) => type === "form_submission") ||
    settings.cookies.some((cookie) => formEvents.includes(readMembers(cookie)["event"]))
  )
}

/** Whether the page itself asks for the code of forms: its own markup, or what the server says of a form that was sent. */
export function pageNeedsForms(page: Page): boolean {
  const { form_success: success, form_submission: submission } = readVars(page)
  return Boolean(success ?? submission) || page.document.querySelector(selectors.pageForm) !== null
}
