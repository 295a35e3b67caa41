import { eq } from "drizzle-orm"
import type { Context } from "hono"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { clearLinkCookie } from "../../session/cookies.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice, type PageStatus } from "../site/respond.ts"
import { dropResetLinks, readAccountLink, takeAccountLink } from "./accountLinks.ts"
import { changedPasswordEmail } from "./emails.ts"
import { formRow, hasNonce, nonceFields } from "./formRow.ts"
import { respondPrivate } from "./guestPage.ts"
import { readLinkKey } from "./linkKey.ts"
import { endLogins } from "./login.ts"
import { hashPassword, isPasswordAllowed, passwordLength } from "./password.ts"
import { accountPath, lostPasswordPath } from "./paths.ts"
import { customers } from "./schema.ts"
import { accountTexts } from "./texts.ts"
import { accountLimitsOf } from "./accountLimits.ts"

const nonce = { name: "woocommerce-reset-password-nonce", action: "reset_password" } as const

/** Shows the form for a new password. A link that is used or expired leads back to the form that requests one. */
export async function resetPasswordPage(context: Context<ShopEnv>): Promise<Response> {
  return (await isLinkGood(context)) ? respondReset(context) : sendAway(context)
}

/**
 * Saves the new password, uses up the link and ends all logins of the customer: 403 for an invalid nonce, 422 for an
 * invalid password.
 */
export async function takeNewPassword(
  context: Context<ShopEnv>,
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const { visit } = context.var
  const { reset: words, register, expired } = accountTexts[visit.language]
  if (!(await isLinkGood(context))) return sendAway(context)
  const [first, second] = [fields.get("password_1") ?? "", fields.get("password_2") ?? ""]
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) return respondReset(context, expired, 403)
  if (!isPasswordAllowed(first)) {
    return respondReset(context, register.passwordWrong(passwordLength.min, passwordLength.max), 422)
  }
  if (first !== second) return respondReset(context, words.differ, 422)
  const isChanged = await changeByLink(readLinkKey(context), await hashPassword(first), visit)
  clearLinkCookie(context)
  if (!isChanged) return sendAway(context)
  return redirectWithNotice(context, visit.links.to(accountPath), { kind: "success", text: words.done })
}

function changeByLink(key: string, passwordHash: string, visit: Visit): Promise<boolean> {
  const { database, clock } = visit.shop
  return database.transaction(async (transaction) => {
    const link = await takeAccountLink(transaction, "reset", key, new Date(clock()))
    if (typeof link?.customerId !== "number") return false
    await setPassword(transaction, link.customerId, passwordHash)
    await endLogins(transaction, link.customerId)
    await keepEmails(transaction, [changedPasswordEmail(link.email, visit)])
    accountLimitsOf(visit.shop).logins.forget(link.email)
    return true
  })
}

/** Replaces a customer's password and deletes their reset links. */
export async function setPassword(
  transaction: Visit["shop"]["database"],
  customerId: number,
  passwordHash: string,
): Promise<void> {
  await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
  await dropResetLinks(transaction, customerId)
}

async function isLinkGood(context: Context<ShopEnv>): Promise<boolean> {
  const { database, clock } = context.var.visit.shop
  const link = await readAccountLink(database, "reset", readLinkKey(context), new Date(clock()))
  return link !== undefined && link.customerId !== null
}

function sendAway(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const text = accountTexts[visit.language].reset.gone
  return redirectWithNotice(context, `${visit.links.to(accountPath)}${lostPasswordPath}`, { kind: "error", text })
}

function respondReset(context: Context<ShopEnv>, error?: string, status: PageStatus = 200): Promise<Response> {
  const { visit } = context.var
  const { reset: words, register } = accountTexts[visit.language]
  const password = { type: "password", autocomplete: "new-password", lengthMax: passwordLength.max } as const
  const hint = register.passwordHint(passwordLength.min)
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
          <form
            method="post"
            action="${visit.links.to(accountPath)}${lostPasswordPath}"
            class="woocommerce-form woocommerce-ResetPassword lost_reset_password"
          >
            ${formRow({ ...password, id: "password_1", name: "password_1", label: words.first, hint }, visit)}
            ${formRow({ ...password, id: "password_2", name: "password_2", label: words.second }, visit)}
            ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
            <input type="hidden" name="wc_reset_password" value="true" />
            <p class="form-row"><button type="submit" class="woocommerce-Button button alt">${words.submit}</button></p>
          </form>
        </div>`,
    },
    status,
  )
}
