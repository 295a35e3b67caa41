import type { Context } from "hono"
import type { Answer } from "../../feature.ts"
import type { ShopEnv } from "../../visit.ts"
import type { Customer } from "./customer.ts"
import { respondGuest } from "./guestPage.ts"
import { accountTexts } from "./texts.ts"

/** Answers a customer. */
export type CustomerAnswer = (context: Context<ShopEnv>, customer: Customer) => Promise<Response> | Response

/** Lets customers in. Guests are shown the login, which leads back; a form that a login's end has met is not taken. */
export function forCustomers(answer: CustomerAnswer): Answer {
  return async (context) => {
    const customer = await context.var.visit.readCustomer()
    return customer ? answer(context, customer) : askToLogIn(context)
  }
}

/** Shows the login at the address that needs one. */
export function askToLogIn(context: Context<ShopEnv>): Promise<Response> {
  const { language, url } = context.var.visit
  const text = accountTexts[language].login.needed
  return respondGuest(context, {
    login: { redirect: url.pathname },
    notice: { kind: "error", text },
    status: 403,
  })
}
