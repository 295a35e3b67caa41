import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { clearLinkCookie } from "../../session/cookies.ts"
import { senderOf } from "../../session/sender.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { readAccountLink, takeAccountLink, type AccountLink } from "./accountLinks.ts"
import type { Customer } from "./customer.ts"
import { formRow, hasNonce, nonceFields } from "./formRow.ts"
import { respondPrivate } from "./guestPage.ts"
import { hideLinkKey, readLinkKey } from "./linkKey.ts"
import { logIn } from "./login.ts"
import { isPasswordOf } from "./password.ts"
import { accountPath, confirmPath } from "./paths.ts"
import { registerCustomer } from "./registerCustomer.ts"
import { accountTexts } from "./texts.ts"
import { accountLimitsOf } from "./accountLimits.ts"

const nonce = { name: "woocommerce-confirm-nonce", action: "woocommerce-confirm" } as const

/** Shows the page of a confirm link. Its button creates the account, because mail scanners open links, too. */
export async function confirmPage(context: Context<ShopEnv>): Promise<Response> {
  const hidden = hideLinkKey(context)
  if (hidden) return hidden
  const link = await readConfirmLink(context)
  return link ? respondConfirm(context, link) : sendAway(context)
}

/** Creates the account and logs in: 403 for an invalid nonce, 422 for a wrong password, 429 for too many tries. */
export async function takeConfirmation(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { confirm: words, expired, tooMany } = accountTexts[visit.language]
  const fields = await readForm(context)
  const link = await readConfirmLink(context)
  if (!link) return sendAway(context)
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) return respondConfirm(context, link, expired, 403)
  if (needsPassword(link, visit)) {
    // Somebody else may have registered with this address. Their password must not open the owner's account.
    if (!accountLimitsOf(visit.shop).logins.take(link.email, senderOf(context))) {
      return respondConfirm(context, link, tooMany, 429)
    }
    const isRight = await isPasswordOf(fields.get("password") ?? "", link.passwordHash ?? undefined)
    if (!isRight) return respondConfirm(context, link, words.wrong, 422)
  }
  const customer = await makeCustomer(readLinkKey(context), visit)
  clearLinkCookie(context)
  if (customer === "gone") return sendAway(context)
  if (!customer) return redirectWithNotice(context, visit.links.to(accountPath), { kind: "error", text: words.known })
  await logIn(context, customer)
  return redirectWithNotice(context, visit.links.to(accountPath), { kind: "success", text: words.done })
}

function makeCustomer(key: string, visit: Visit): Promise<Customer | undefined | "gone"> {
  const { database, clock } = visit.shop
  return database.transaction(async (transaction) => {
    const link = await takeAccountLink(transaction, "confirm", key, new Date(clock()))
    if (typeof link?.passwordHash !== "string") return "gone"
    return registerCustomer(transaction, { email: link.email, passwordHash: link.passwordHash }, visit)
  })
}

function readConfirmLink(context: Context<ShopEnv>): Promise<AccountLink | undefined> {
  const { database, clock } = context.var.visit.shop
  return readAccountLink(database, "confirm", readLinkKey(context), new Date(clock()))
}

/** The browser that registered doesn't have to enter the password again. */
function needsPassword(link: AccountLink, { session }: Visit): boolean {
  return link.sessionId !== session.id
}

function sendAway(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const text = accountTexts[visit.language].confirm.gone
  return redirectWithNotice(context, visit.links.to(accountPath), { kind: "error", text })
}

function respondConfirm(
  context: Context<ShopEnv>,
  link: AccountLink,
  error?: string,
  status: 200 | 403 | 422 | 429 = 200,
): Promise<Response> {
  const { visit } = context.var
  const { confirm: words } = accountTexts[visit.language]
  const password = {
    id: "confirm_password",
    name: "password",
    label: words.password,
    type: "password",
    autocomplete: "current-password",
    hint: words.passwordHint,
  } as const
  return respondPrivate(
    context,
    {
      title: words.title,
      bodyClass: "woocommerce-account woocommerce-page er-account-form",
      isIndexed: false,
      content: ({ notices }) =>
        html`<div class="woocommerce er-narrow">
          <h1 class="entry-title">${words.title}</h1>
          ${noticesWrapper(error === undefined ? notices : [...notices, { kind: "error", text: error }])}
          <p>${words.lead(link.email)}</p>
          <form method="post" action="${visit.links.to(accountPath)}${confirmPath}" class="woocommerce-form">
            ${needsPassword(link, visit) ? formRow(password, visit) : ""}
            ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
            <p class="form-row"><button type="submit" class="button alt">${words.submit}</button></p>
          </form>
        </div>`,
    },
    status,
  )
}
