import type { Context } from "hono"
import type { Answer } from "../../feature.ts"
import type { ShopEnv } from "../../visit.ts"
import type { Customer } from "./customer.ts"
import { respondGuest } from "./guestPage.ts"
import { parseOwnPath } from "./ownPath.ts"
import { accountTexts } from "./texts.ts"

/** Answers a request of a logged-in customer. */
export type CustomerAnswer = (context: Context<ShopEnv>, customer: Customer) => Promise<Response> | Response

/** Restricts a page to customers. Guests get a login form that leads back; the page ignores their POSTs. */
export function forCustomers(answer: CustomerAnswer): Answer {
  return async (context) => {
    const customer = await context.var.visit.readCustomer()
    return customer ? answer(context, customer) : askToLogIn(context)
  }
}

/** Responds with 403 and a login form that leads back to the requested address. */
export function askToLogIn(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { pathname, search } = visit.url
  const text = accountTexts[visit.language].login.needed
  return respondGuest(context, {
    login: { redirect: parseOwnPath(`${pathname}${search}`, visit) },
    notice: { kind: "error", text },
    status: 403,
  })
}
