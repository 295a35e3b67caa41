import { prefixOf } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { draftEmail, type EmailDraft } from "../outbox/outbox.ts"
import { shopAddress } from "../site/footer.ts"
import { newsletterPath } from "./paths.ts"
import { popupTexts } from "./texts.ts"

/** The e-mail that asks a new subscriber to confirm their address. */
export function confirmNewsletterEmail(to: string, key: string, visit: Visit): EmailDraft {
  const { confirm } = popupTexts[visit.language].email
  const path = `${prefixOf(visit.language)}${newsletterPath}?${new URLSearchParams({ key }).toString()}`
  const body = confirm.text(visit.links.absolute(path))
  return draftEmail("confirm-newsletter", to, { subject: confirm.subject, body }, visit)
}

/** The e-mail to a subscriber whose address was entered again, usually by themselves. */
export function knownSubscriberEmail(to: string, visit: Visit): EmailDraft {
  const { known } = popupTexts[visit.language].email
  return draftEmail("known-subscriber", to, { subject: known.subject, body: known.text }, visit)
}

/** The e-mail that forwards a message to the workshop. */
export function contactEmail(
  { email, name, message }: { readonly email: string; readonly name: string; readonly message: string },
  visit: Visit,
): EmailDraft {
  const { contact } = popupTexts[visit.language].email
  const content = { subject: contact.subject(name), body: contact.text(message, email) }
  return draftEmail("contact", shopAddress, content, visit)
}
