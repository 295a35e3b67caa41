import { parseFlag, readMembers, readNumberedList } from "@ringside/core/domain"
import { matchesFormKey, type Submission } from "./formKey.ts"

/** Older names in settings for a form's success. */
const formSuccessNames: readonly unknown[] = [
  "form_success",
  "ninja_form_success",
  "cf7_form_success",
  "gforms_form_success",
]

/** All events at which a popup's cookie may be written. */
export const cookieEvents: readonly unknown[] = [
  ...["on_popup_open", "on_popup_close", "on_popup_conversion", "form_submission", "manual"],
  ...["pum_sub_form_success", "pum_sub_form_already_subscribed"],
  ...formSuccessNames,
]

/** An event at which cookies may be written. */
export interface CookieEvent {
  readonly name: string
  /** The form, for `form_submission`. */
  readonly submission?: Submission | null
  /** Whether the form is in the popup that has these cookies. */
  readonly inThisPopup?: boolean
}

/** The settings of the cookies to write, in the order of the list. Source: popups §10. */
export function selectCookies(cookies: unknown, event: CookieEvent): object[] {
  const { name, submission = null, inThisPopup = false } = event
  return (readNumberedList(cookies) ?? []).flatMap((entry) => {
    const members = readMembers(entry)
    const settings = readMembers(members["settings"])
    const isMeant =
      members["event"] === name || (formSuccessNames.includes(name) && formSuccessNames.includes(members["event"]))
    if (!isMeant) return []
    if (name === "form_submission") {
      if (!matchesFormKey(settings["form"], settings["formInstanceId"], submission)) return []
      if (parseFlag(settings["only_in_popup"]) && !inThisPopup) return []
    }
    return [{ ...settings }]
  })
}
