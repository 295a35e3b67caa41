import type { Visit } from "../../visit.ts"
import { draftEmail, type EmailDraft } from "../outbox/outbox.ts"
import { emailTexts } from "./emailTexts.ts"
import { accountPath, confirmPath, lostPasswordPath } from "./paths.ts"

type Writer = Pick<Visit, "shop" | "language" | "links">

/** Creates the e-mail that asks to confirm a new account. `key` is the confirm link's. */
export function confirmEmail(to: string, key: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { confirm } = emailTexts[language]
  return draftEmail(
    "confirm-account",
    to,
    { subject: confirm.subject, body: confirm.text(hrefWithKey(confirmPath, key, links)) },
    visit,
  )
}

/** Creates the e-mail that welcomes a new customer. */
export function welcomeEmail(to: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { welcome } = emailTexts[language]
  return draftEmail(
    "new-account",
    to,
    { subject: welcome.subject, body: welcome.text(links.absolute(links.to(accountPath))) },
    visit,
  )
}

/** Creates the e-mail about a registration with an address that already has an account, often by its owner. */
export function knownAddressEmail(to: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { known } = emailTexts[language]
  const account = links.absolute(links.to(accountPath))
  return draftEmail(
    "known-account",
    to,
    { subject: known.subject, body: known.text(account, `${account}${lostPasswordPath}`) },
    visit,
  )
}

/** Creates the e-mail with the link for a new password. `key` is the reset link's. */
export function resetEmail(to: string, key: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { reset } = emailTexts[language]
  return draftEmail(
    "reset-password",
    to,
    { subject: reset.subject, body: reset.text(hrefWithKey(lostPasswordPath, key, links)) },
    visit,
  )
}

/** Creates the answer to a reset request without an account: the customer may have used another address. */
export function unknownAddressEmail(to: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { unknown } = emailTexts[language]
  return draftEmail(
    "unknown-account",
    to,
    { subject: unknown.subject, body: unknown.text(links.absolute(links.to(accountPath))) },
    visit,
  )
}

/** Creates the e-mail about a changed password. */
export function changedPasswordEmail(to: string, visit: Writer): EmailDraft {
  const { language, links } = visit
  const { changed } = emailTexts[language]
  const href = links.absolute(`${links.to(accountPath)}${lostPasswordPath}`)
  return draftEmail("changed-password", to, { subject: changed.subject, body: changed.text(href) }, visit)
}

function hrefWithKey(path: string, key: string, links: Writer["links"]): string {
  return `${links.absolute(`${links.to(accountPath)}${path}`)}?${new URLSearchParams({ key }).toString()}`
}
