import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { senderOf } from "../../session/sender.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { createAccountLink } from "./accountLinks.ts"
import { checkLogin } from "./checkLogin.ts"
import { findCustomer } from "./customer.ts"
import { parseEmailAddress } from "./emailAddress.ts"
import { confirmEmail, knownAddressEmail } from "./emails.ts"
import { hasNonce } from "./formRow.ts"
import { respondGuest } from "./guestPage.ts"
import { logIn } from "./login.ts"
import { loginNonce } from "./loginForm.ts"
import { parseOwnPath } from "./ownPath.ts"
import { hashPassword, isPasswordAllowed, passwordLength } from "./password.ts"
import { registerNonce } from "./registerForm.ts"
import { accountTexts } from "./texts.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { accountPath } from "./paths.ts"
import { adminPath } from "../admin/paths.ts"
import { accountLimitsOf } from "./accountLimits.ts"

type Fields = ReadonlyMap<string, string>

/** Handles the login and the registration form, which differ in the name of their nonce. */
export async function takeGuestForm(context: Context<ShopEnv>): Promise<Response> {
  const fields = await readForm(context)
  return fields.has(registerNonce.name) ? takeRegistration(context, fields) : takeLogin(context, fields)
}

async function takeLogin(context: Context<ShopEnv>, fields: Fields): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language]
  const [username, password] = [fields.get("username") ?? "", fields.get("password") ?? ""]
  const isRemembered = fields.has("rememberme")
  const redirect = parseOwnPath(fields.get("redirect"), visit)
  const refuse = (text: string, status: 403 | 422 | 429) =>
    respondGuest(context, { status, notice: { kind: "error", text }, login: { username, isRemembered, redirect } })
  if (!hasNonce(fields, loginNonce.name, loginNonce.action, visit)) return refuse(words.expired, 403)
  if (username.trim() === "" || password === "") return refuse(words.login.missing, 422)
  const result = await checkLogin(visit.shop, { login: username, password, sender: senderOf(context) })
  if (result.kind === "too-many") return refuse(words.tooMany, 429)
  if (result.kind === "wrong") return refuse(words.login.wrong, 403)
  await logIn(context, result.customer, { isRemembered })
  const home = result.customer.role === "administrator" ? visit.links.to(adminPath) : visit.links.to(accountPath)
  return redirectWithNotice(context, redirect ?? home)
}

/** The answer is the same whether the address has an account or not; only the e-mail informs its owner. */
async function takeRegistration(context: Context<ShopEnv>, fields: Fields): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language]
  const [typed, password] = [fields.get("email") ?? "", fields.get("password") ?? ""]
  const email = parseEmailAddress(typed)
  const faults = {
    emailFault: email === undefined ? words.register.emailWrong : undefined,
    passwordFault: isPasswordAllowed(password)
      ? undefined
      : words.register.passwordWrong(passwordLength.min, passwordLength.max),
  }
  const refuse = (text: string, status: 403 | 422 | 429) =>
    respondGuest(context, { status, notice: { kind: "error", text }, register: { email: typed, ...faults } })
  if (!hasNonce(fields, registerNonce.name, registerNonce.action, visit)) return refuse(words.expired, 403)
  const fault = faults.emailFault ?? faults.passwordFault
  if (email === undefined || fault !== undefined) return refuse(fault ?? "", 422)
  if (!accountLimitsOf(visit.shop).emails.take(email, senderOf(context))) return refuse(words.register.tooMany, 429)
  await inviteToConfirm({ email, passwordHash: await hashPassword(password) }, visit)
  return redirectWithNotice(context, visit.links.to(accountPath), { kind: "success", text: words.register.sent(email) })
}

async function inviteToConfirm(
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
  visit: Visit,
): Promise<void> {
  const { shop, session } = visit
  await shop.database.transaction(async (transaction) => {
    const known = await findCustomer(transaction, email)
    const link = { kind: "confirm", email, passwordHash, sessionId: session.id, customerId: null } as const
    // The link isn't sent to a known address. It is only created so that both cases take the same time.
    const key = await createAccountLink(transaction, link, new Date(shop.clock()))
    await keepEmails(transaction, [known ? knownAddressEmail(email, visit) : confirmEmail(email, key, visit)])
  })
}
