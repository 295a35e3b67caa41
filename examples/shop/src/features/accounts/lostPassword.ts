import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { senderOf } from "../../session/sender.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice, type PageStatus } from "../site/respond.ts"
import { createAccountLink } from "./accountLinks.ts"
import { findCustomer } from "./customer.ts"
import { parseEmailAddress } from "./emailAddress.ts"
import { resetEmail, unknownAddressEmail } from "./emails.ts"
import { formRow, hasNonce, nonceFields } from "./formRow.ts"
import { respondPrivate } from "./guestPage.ts"
import { hideLinkKey } from "./linkKey.ts"
import { accountPath, lostPasswordPath } from "./paths.ts"
import { resetPasswordPage, takeNewPassword } from "./resetPassword.ts"
import { accountTexts } from "./texts.ts"
import { accountLimitsOf } from "./accountLimits.ts"

const nonce = { name: "woocommerce-lost-password-nonce", action: "lost_password" } as const

/** Shows the form that requests a reset link or, at such a link, the form for a new password. */
export async function lostPasswordPage(context: Context<ShopEnv>): Promise<Response> {
  const hidden = hideLinkKey(context, "?show-reset-form=true")
  if (hidden) return hidden
  if (context.var.visit.url.searchParams.has("show-reset-form")) return resetPasswordPage(context)
  return respondLost(context, {})
}

/** Handles both forms: the request for a reset link, and the new password. */
export async function takeLostPassword(context: Context<ShopEnv>): Promise<Response> {
  const fields = await readForm(context)
  return fields.has("password_1") ? takeNewPassword(context, fields) : sendLink(context, fields)
}

/** Sends an e-mail and shows the same notice with and without an account, to hide which addresses have one. */
async function sendLink(context: Context<ShopEnv>, fields: ReadonlyMap<string, string>): Promise<Response> {
  const { visit } = context.var
  const { lost: words, register, expired } = accountTexts[visit.language]
  const typed = fields.get("user_login") ?? ""
  const refuse = (error: string, status: PageStatus) => respondLost(context, { typed, error, status })
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) return refuse(expired, 403)
  const email = parseEmailAddress(typed)
  if (email === undefined) return refuse(register.emailWrong, 422)
  if (!accountLimitsOf(visit.shop).emails.take(email, senderOf(context))) return refuse(words.tooMany, 429)
  await inviteToReset(email, visit)
  return redirectWithNotice(context, `${visit.links.to(accountPath)}${lostPasswordPath}`, {
    kind: "success",
    text: words.sent(email),
  })
}

async function inviteToReset(email: string, visit: Visit): Promise<void> {
  const { database, clock } = visit.shop
  await database.transaction(async (transaction) => {
    const customerId = (await findCustomer(transaction, email))?.id ?? null
    const link = { kind: "reset", email, customerId, passwordHash: null, sessionId: null } as const
    // Without an account the link isn't sent. It is only created so that both cases take the same time.
    const key = await createAccountLink(transaction, link, new Date(clock()))
    await keepEmails(transaction, [
      customerId === null ? unknownAddressEmail(email, visit) : resetEmail(email, key, visit),
    ])
  })
}

interface LostPasswordState {
  readonly typed?: string
  readonly error?: string
  readonly status?: PageStatus
}

function respondLost(context: Context<ShopEnv>, { typed, error, status }: LostPasswordState): Promise<Response> {
  const { visit } = context.var
  const { lost: words } = accountTexts[visit.language]
  return respondPrivate(
    context,
    {
      title: words.title,
      bodyClass: "woocommerce-account woocommerce-page woocommerce-lost-password er-account-form",
      isIndexed: false,
      content: ({ notices }) =>
        html`<div class="woocommerce er-narrow">
          <h1 class="entry-title">${words.title}</h1>
          ${noticesWrapper(error === undefined ? notices : [...notices, { kind: "error", text: error }])}
          ${lostForm(typed ?? "", visit)}
          <p><a href="${visit.links.to(accountPath)}">${words.back}</a></p>
        </div>`,
    },
    status,
  )
}

function lostForm(typed: string, visit: Visit): Html {
  const { lost: words } = accountTexts[visit.language]
  return html`<form
    method="post"
    action="${visit.links.to(accountPath)}${lostPasswordPath}"
    class="woocommerce-form woocommerce-ResetPassword lost_reset_password"
  >
    <p>${words.lead}</p>
    ${formRow(
      {
        id: "user_login",
        name: "user_login",
        label: words.email,
        type: "email",
        autocomplete: "username",
        value: typed,
      },
      visit,
    )}
    ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
    <input type="hidden" name="wc_reset_password" value="true" />
    <p class="form-row"><button type="submit" class="woocommerce-Button button">${words.submit}</button></p>
  </form>`
}
