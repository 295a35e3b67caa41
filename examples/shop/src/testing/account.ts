import { attributeOf } from "./cart.ts"
import type { Answer, Visitor } from "./visitor.ts"

/** The fields of an answer's form that the visitor leaves unchanged. */
export function hiddenFieldsOf({ page }: Answer, form: string): Record<string, string> {
  const fields = [...page.querySelectorAll(`${form} input[type=hidden]`)]
  if (fields.length === 0) throw new Error(`there is no form ${form}`)
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]),
  )
}

/** Submits the login form of the account page. */
export async function logInAs(
  visitor: Visitor,
  username: string,
  password: string,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/"), "form.woocommerce-form-login")
  return visitor.post("/mi-cuenta/", { ...form, username, password, login: "1", ...fields })
}

/** Sends the registration form. */
export async function registerAs(visitor: Visitor, email: string, password: string): Promise<Answer> {
  const form = hiddenFieldsOf(await visitor.get("/mi-cuenta/"), "form.woocommerce-form-register")
  return visitor.post("/mi-cuenta/", { ...form, email, password, register: "1" })
}

/** Opens the link of an e-mail, and submits the form on its page. */
export async function confirmBy(visitor: Visitor, href: string, fields: Record<string, string> = {}): Promise<Answer> {
  const form = hiddenFieldsOf(await visitor.visit(href), "main form")
  return visitor.submit("/mi-cuenta/confirm-account/", { ...form, ...fields })
}

/** Whether a visitor's account page shows the account, and not the login. */
export async function isLoggedIn(visitor: Visitor): Promise<boolean> {
  const answer = await visitor.get("/mi-cuenta/")
  return attributeOf(answer, "nav.woocommerce-MyAccount-navigation", "aria-label") !== ""
}
