import type { Page } from "@ringside/core"
import { readMembers } from "@ringside/core/domain"
import { popupActionsOf } from "../actions.ts"
import { closeTriggers, createFormKey, isTrigger, matchesFormKey, type Submission } from "../domain/index.ts"
import { wrapElements } from "../events/wrapElements.ts"
import type { SubmissionArgs } from "../askedModules.ts"
import type { Popup } from "../popup.ts"
import { limitDelay } from "../triggers/limitDelay.ts"

/** Handles a form's success with all its consequences. Source: popups §9.6. */
export function submitThrough(page: Page, form: Element | null, args: SubmissionArgs): void {
  const actions = popupActionsOf(page)
  const { popups } = actions
  const popup = popups.find(form) ?? popups.find(args.popup) ?? popups.find(args.popupId)
  const submission = {
    ...{ formProvider: null, formId: null, formInstanceId: null, ajax: true, tracked: false },
    ...readMembers(args),
    formKey: createFormKey(args),
    popup: popup?.root ?? null,
    ...(popup && { popupId: popup.id }),
  }
  if (popup) actions.send(popup, "pumConversion")
  const popupSet = wrapElements(page, submission.popup)
  actions.filters.doAction("pum.integration.form.success", wrapElements(page, form), { ...submission, popup: popupSet })
  if (popup) closeAfterSubmission(popup)
  for (const each of popups.all) {
    actions.writeCookies(each, "form_submission", { submission, inThisPopup: each === popup })
  }
  if (popup && args.formProvider === "pumsubform") {
    actions.writeCookies(popup, "pum_sub_form_success")
    actions.writeCookies(popup, "pum_sub_form_already_subscribed")
  }
  fireFormTriggers(page, submission)
  const isCountedHere = args.ajax !== false
  if (popup) actions.countConversion(popup, { eventData: readEventData(submission) }, { isCountedHere })
}

/** Identifies the form, without any of its input. */
function readEventData({ formProvider, formId, formInstanceId, formKey }: Submission): object {
  return { formProvider, formId, formInstanceId, formKey, type: "form_submission" }
}

function closeAfterSubmission(popup: Popup): void {
  const { settings, opening, page } = popup
  if (!settings.close_on_form_submission || !opening) return
  const { signal } = opening.aborter
  page.clock.after(settings.close_on_form_submission_delay, () => {
    if (!signal.aborted) popupActionsOf(page).close(popup, { trigger: closeTriggers.form })
  })
}

/** Opens the popups whose trigger is the success of a form. Source: popups §3.3. */
function fireFormTriggers(page: Page, submission: Submission): void {
  const { popups, request } = popupActionsOf(page)
  for (const popup of popups.all) {
    for (const trigger of [...popup.settings.triggers, ...popup.addedFormTriggers]) {
      if (!isTrigger(trigger, "form_submission")) continue
      if (!matchesFormKey(trigger.form, trigger.formInstanceId, submission)) continue
      popup.scope.after(limitDelay(trigger.delay), () => request(popup, trigger))
    }
  }
}
