import { eq } from "drizzle-orm"
import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { senderOf } from "../../session/sender.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice, type PageStatus } from "../site/respond.ts"
import { respondAccount } from "./accountPage.ts"
import { readCustomer, type Customer } from "./customer.ts"
import { changedPasswordEmail } from "./emails.ts"
import { formRow, hasNonce, nonceFields } from "./formRow.ts"
import { endLogins } from "./login.ts"
import { hashPassword, isPasswordAllowed, isPasswordOf, passwordLength } from "./password.ts"
import { accountPath, detailsPath } from "./paths.ts"
import { setPassword } from "./resetPassword.ts"
import { customers } from "./schema.ts"
import { accountTexts } from "./texts.ts"
import { accountLimitsOf } from "./accountLimits.ts"

const nonce = { name: "save-account-details-nonce", action: "save_account_details" } as const

const nameLengthMax = 100

type Fields = ReadonlyMap<string, string>

/** Shows the form for a customer's name and password. */
export function detailsPage(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  return respondDetails(context, customer, { fields: new Map() })
}

/**
 * Saves that form: 403 for an invalid nonce, 422 for invalid fields, 429 after too many attempts. A new password
 * requires the current one, and ends the logins of all other browsers.
 */
export async function takeDetails(context: Context<ShopEnv>, customer: Customer): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language]
  const fields = await readForm(context)
  const refuse = (error: string, status: PageStatus) => respondDetails(context, customer, { fields, error, status })
  if (!hasNonce(fields, nonce.name, nonce.action, visit)) return refuse(words.expired, 403)
  const [firstName, lastName] = [readName(fields, "account_first_name"), readName(fields, "account_last_name")]
  if (firstName.length > nameLengthMax || lastName.length > nameLengthMax)
    return refuse(words.details.long(nameLengthMax), 422)
  const chosen = fields.get("password_1") ?? ""
  const fault = chosen === "" ? undefined : await findPasswordFault(context, customer, fields)
  if (fault) return refuse(fault.text, fault.status)
  const passwordHash = chosen === "" ? undefined : await hashPassword(chosen)
  await visit.shop.database.transaction(async (transaction) => {
    await transaction.update(customers).set({ firstName, lastName }).where(eq(customers.id, customer.id))
    if (passwordHash === undefined) return
    await setPassword(transaction, customer.id, passwordHash)
    await endLogins(transaction, customer.id, visit.session.id)
    await keepEmails(transaction, [changedPasswordEmail(customer.email, visit)])
  })
  const href = `${visit.links.to(accountPath)}${detailsPath}`
  return redirectWithNotice(context, href, { kind: "success", text: words.details.saved })
}

interface Fault {
  readonly text: string
  readonly status: 422 | 429
}

async function findPasswordFault(
  context: Context<ShopEnv>,
  customer: Customer,
  fields: Fields,
): Promise<Fault | undefined> {
  const { shop, language } = context.var.visit
  const words = accountTexts[language]
  const chosen = fields.get("password_1") ?? ""
  if (!isPasswordAllowed(chosen)) {
    return { text: words.register.passwordWrong(passwordLength.min, passwordLength.max), status: 422 }
  }
  if (chosen !== fields.get("password_2")) return { text: words.reset.differ, status: 422 }
  // Limit attempts here, too: somebody else at a logged-in browser could guess the password.
  if (!accountLimitsOf(shop).logins.take(customer.email, senderOf(context))) return { text: words.tooMany, status: 429 }
  const stored = await readCustomer(shop.database, customer.id)
  if (!(await isPasswordOf(fields.get("password_current") ?? "", stored?.passwordHash))) {
    return { text: words.details.currentWrong, status: 422 }
  }
  accountLimitsOf(shop).logins.forget(customer.email)
  return undefined
}

function readName(fields: Fields, name: string): string {
  return (fields.get(name) ?? "").replace(/\s+/g, " ").trim()
}

interface DetailsState {
  readonly fields: Fields
  readonly error?: string
  readonly status?: PageStatus
}

function respondDetails(context: Context<ShopEnv>, customer: Customer, state: DetailsState): Promise<Response> {
  const { visit } = context.var
  return respondAccount(context, customer, {
    title: accountTexts[visit.language].details.title,
    path: detailsPath,
    error: state.error,
    ...(state.status && { status: state.status }),
    content: detailsForm(customer, state.fields, visit),
  })
}

function detailsForm(customer: Customer, fields: Fields, visit: Visit): Html {
  const { details: words } = accountTexts[visit.language]
  const first = { id: "account_first_name", name: "account_first_name", autocomplete: "given-name" } as const
  const last = { id: "account_last_name", name: "account_last_name", autocomplete: "family-name" } as const
  const name = { isRequired: false, lengthMax: nameLengthMax }
  const email = { id: "account_email", name: "account_email", type: "email", autocomplete: "email" } as const
  return html`<form
    class="woocommerce-EditAccountForm edit-account"
    method="post"
    action="${visit.links.to(accountPath)}${detailsPath}"
  >
    ${formRow(
      {
        ...first,
        ...name,
        label: words.firstName,
        value: fields.get(first.name) ?? customer.firstName,
        width: "first",
      },
      visit,
    )}
    ${formRow(
      { ...last, ...name, label: words.lastName, value: fields.get(last.name) ?? customer.lastName, width: "last" },
      visit,
    )}
    ${formRow(
      {
        ...email,
        label: words.email,
        value: customer.email,
        isReadOnly: true,
        isRequired: false,
        hint: words.emailHint,
      },
      visit,
    )}
    ${passwordFields(visit)} ${nonceFields(nonce.name, nonce.action, visit)} ${languageField(visit)}
    <input type="hidden" name="action" value="save_account_details" />
    <p class="form-row">
      <button type="submit" class="woocommerce-Button button alt" name="save_account_details" value="1">
        ${words.submit}
      </button>
    </p>
  </form>`
}

function passwordFields(visit: Visit): Html {
  const { details: words } = accountTexts[visit.language]
  const field = (id: string, label: string, autocomplete: string, hint?: string) =>
    formRow(
      {
        id,
        name: id,
        label,
        type: "password",
        autocomplete,
        isRequired: false,
        lengthMax: passwordLength.max,
        ...(hint !== undefined && { hint }),
      },
      visit,
    )
  return html`<fieldset>
    <legend>${words.passwordTitle}</legend>
    ${field("password_current", words.current, "current-password", words.currentHint)}
    ${field("password_1", words.first, "new-password", words.firstHint)}
    ${field("password_2", words.second, "new-password")}
  </fieldset>`
}
