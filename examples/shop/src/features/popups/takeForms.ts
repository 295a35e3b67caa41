import type { Context } from "hono"
import type { AdminAjaxAction } from "../../endpoints/adminAjax.ts"
import { readNumber } from "../../endpoints/form.ts"
import { senderOf } from "../../session/sender.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { parseEmailAddress } from "../accounts/emailAddress.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { contactEmail } from "./emails.ts"
import { isPopupId } from "./popupIds.ts"
import { popupSubmissions } from "./schema.ts"
import { subscribe } from "./subscribers.ts"
import { popupTexts } from "./texts.ts"
import { accountLimitsOf } from "../accounts/accountLimits.ts"

const messageLengthMax = 2000
const nameLengthMax = 254

/** An error in a form; `field` is null if it belongs to no field. */
interface FormError {
  readonly code: string
  readonly field: string | null
  readonly message: string
}

/** The result of a posted form. */
type FormOutcome =
  | { readonly kind: "taken"; readonly message: string }
  | { readonly kind: "refused"; readonly errors: readonly FormError[] }

type TakeForm = (context: Context<ShopEnv>, visit: Visit, form: ReadonlyMap<string, string>) => Promise<FormOutcome>

/**
 * Takes a request for the newsletter, and sends an e-mail that asks the owner of the address to confirm. The answer doesn't reveal whether
 * they already subscribe.
 */
export const takeNewsletter: TakeForm = async (context, visit, form) => {
  const { form: words } = popupTexts[visit.language]
  const email = parseEmailAddress(readValue(form, "email"))
  const errors: FormError[] = [
    ...(email === undefined ? [{ code: "invalid_email", field: "email", message: words.noEmail }] : []),
    ...(readValue(form, "consent") === "" ? [{ code: "no_consent", field: "consent", message: words.noConsent }] : []),
  ]
  if (email === undefined || errors.length > 0) return { kind: "refused", errors }
  const { database } = visit.shop
  if (!accountLimitsOf(visit.shop).emails.take(email, senderOf(context))) return refuseMore(words.tooMany)
  const name = readValue(form, "name").slice(0, nameLengthMax)
  await database.transaction(async (transaction) => {
    await keepEmails(transaction, [await subscribe(transaction, { email, name }, visit)])
    await transaction
      .insert(popupSubmissions)
      .values(createSubmission(form, { kind: "newsletter", email, name }, visit))
  })
  return { kind: "taken", message: words.checkEmail }
}

/** Takes a message, and sends it to the workshop by e-mail. */
export const takeContact: TakeForm = async (context, visit, form) => {
  const { form: words } = popupTexts[visit.language]
  const email = parseEmailAddress(readValue(form, "email"))
  const message = readValue(form, "message")
  const tooLong = message.length > messageLengthMax
  const errors: FormError[] = [
    ...(email === undefined ? [{ code: "invalid_email", field: "email", message: words.noEmail }] : []),
    ...(message === "" ? [{ code: "empty_message", field: "message", message: words.noMessage }] : []),
    ...(tooLong ? [{ code: "long_message", field: "message", message: words.longMessage }] : []),
  ]
  if (email === undefined || errors.length > 0) return { kind: "refused", errors }
  const { database } = visit.shop
  if (!accountLimitsOf(visit.shop).emails.take(`contact ${email}`, senderOf(context))) return refuseMore(words.tooMany)
  const name = readValue(form, "name").slice(0, nameLengthMax)
  await database.transaction(async (transaction) => {
    await keepEmails(transaction, [contactEmail({ email, name, message }, visit)])
    const submission = createSubmission(form, { kind: "contact", email, name, message }, visit)
    await transaction.insert(popupSubmissions).values(submission)
  })
  return { kind: "taken", message: words.sent }
}

/** Answers a form in the popup plugin's format. */
export function answerForm(take: TakeForm): AdminAjaxAction {
  return async (context, visit, form) => {
    const outcome = await take(context, visit, form)
    if (outcome.kind === "taken") return context.json({ success: true, data: { message: outcome.message } })
    return context.json({ success: false, data: { errors: outcome.errors } })
  }
}

/** Reads a field by its name in a script's request, or by the name that a browser posts. */
function readValue(form: ReadonlyMap<string, string>, name: string): string {
  return (form.get(`values[${name}]`) ?? form.get(`values[${name}][]`) ?? form.get(name) ?? "").trim()
}

type Sent = Omit<typeof popupSubmissions.$inferInsert, "id" | "popupId" | "createdAt">

function createSubmission(form: ReadonlyMap<string, string>, sent: Sent, { shop }: Visit) {
  const popupId = readNumber(readValue(form, "pum_form_popup_id"))
  return { ...sent, popupId: isPopupId(popupId) ? popupId : null, createdAt: new Date(shop.clock()) }
}

function refuseMore(message: string): FormOutcome {
  return { kind: "refused", errors: [{ code: "too_many", field: null, message }] }
}
