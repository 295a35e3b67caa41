import type { Page } from "@ringside/core"
import { createFormKey, readMembers, type Submission } from "./domain/index.ts"
import { closePopup } from "./closePopup.ts"
import { countConversion } from "./counting.ts"
import { closeTriggers } from "./domain/index.ts"
import { filtersOf } from "./filters.ts"
import { sendLifecycle } from "./lifecycleEvents.ts"
import type { Popup } from "./popup.ts"
import { popupsOf } from "./popups.ts"
import { writeCookies } from "./popupCookies.ts"
import { fireFormTriggers } from "./triggers.ts"

/** A form's success as other scripts tell it. */
export interface SubmissionArgs extends Submission {
  readonly popup?: unknown
  readonly popupId?: unknown
  /** False when the server has counted it. */
  readonly ajax?: boolean
}

/** Takes a form's success through all that follows from it. Source: popups §9.6. */
export function submitThrough(page: Page, form: Element | null, args: SubmissionArgs): void {
  const popups = popupsOf(page)
  const popup = popups.find(form) ?? popups.find(args.popup) ?? popups.find(args.popupId)
  const submission = {
    ...{ formProvider: null, formId: null, formInstanceId: null, ajax: true, tracked: false },
    ...readMembers(args),
    formKey: createFormKey(args),
    popup: popup?.root ?? null,
    ...(popup && { popupId: popup.id }),
  }
  if (popup) sendLifecycle(popup, "pumConversion")
  filtersOf(page).doAction("pum.integration.form.success", form, submission)
  if (popup) closeAfterSubmission(popup)
  for (const each of popups.all) {
    writeCookies(each, "form_submission", { submission, inThisPopup: each === popup })
  }
  if (popup && args.formProvider === "pumsubform") {
    writeCookies(popup, "pum_sub_form_success")
    writeCookies(popup, "pum_sub_form_already_subscribed")
  }
  fireFormTriggers(page, submission)
  if (popup) countConversion(popup, { eventData: readEventData(submission) }, args.ajax !== false)
}

/** Which form it was, and nothing of what was typed. */
function readEventData({ formProvider, formId, formInstanceId, formKey }: Submission): object {
  return { formProvider, formId, formInstanceId, formKey, type: "form_submission" }
}

function closeAfterSubmission(popup: Popup): void {
  const { settings, opening, page } = popup
  if (!settings.close_on_form_submission || !opening) return
  const close = () => void closePopup(popup, { trigger: closeTriggers.form })
  opening.aborter.signal.addEventListener("abort", page.clock.after(settings.close_on_form_submission_delay, close))
}
