import { formatText, readMembers } from "@ringside/core/domain"

/** A form that was sent with success. */
export interface Submission {
  /** Who makes the form, such as `contactform7`. */
  readonly formProvider?: string | null
  readonly formId?: string | number | null
  /** Which of several copies on the page it is. */
  readonly formInstanceId?: string | number | null
  readonly formKey?: string | null
}

/** The key of a form: its provider, its id, and its copy. Source: popups §9.6. */
export function createFormKey(submission: Submission): string {
  const { formProvider, formId, formInstanceId } = readMembers(submission)
  return [formProvider, formId, formInstanceId]
    .map((part) => formatText(part))
    .filter((part) => part !== "")
    .join("_")
}

/** Whether a setting names that form. Source: popups §9.6. */
export function matchesFormKey(identifier: unknown, instanceId: unknown, submission: Submission | null): boolean {
  const wanted = formatText(identifier)
  if (wanted === "" || !submission) return false
  const { formKey, formProvider } = readMembers(submission)
  const key = formatText(formKey) || createFormKey(submission)
  const provider = formatText(formProvider)
  if (wanted === "any") return true
  if (wanted === "pumsubform" && provider === "pumsubform") return true
  if (provider !== "" && wanted === `${provider}_any`) return true
  const instance = formatText(instanceId)
  return instance === "" ? key === wanted || key.startsWith(`${wanted}_`) : key === `${wanted}_${instance}`
}

/** Which copy of a Contact Form 7 form its tag names: `wpcf7-f190-p2-o11` is copy `11`. Source: popups §9.6. */
export function readCf7Instance(unitTag: string): string | null {
  return /^o(\d+)$/.exec(formatText(unitTag).split("-").at(-1) ?? "")?.[1] ?? null
}
