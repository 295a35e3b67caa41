import type { Shop } from "../../shop.ts"
import { findCustomer, type Customer } from "./customer.ts"
import { isPasswordOf } from "./password.ts"

/** What somebody typed to log in, and the network it came from. */
export interface LoginAttempt {
  readonly login: string
  readonly password: string
  readonly sender: string | undefined
}

/** What came of a login. "wrong" doesn't say what was: which accounts exist is nobody's business. */
export type LoginResult =
  { readonly kind: "known"; readonly customer: Customer } | { readonly kind: "wrong" } | { readonly kind: "too-many" }

/** Finds out whether somebody is who they say. It takes as long for an account that doesn't exist. */
export async function checkLogin(shop: Shop, { login, password, sender }: LoginAttempt): Promise<LoginResult> {
  const { logins } = shop.accountLimits
  if (!logins.take(login, sender)) return { kind: "too-many" }
  const found = await findCustomer(shop.database, login.slice(0, 300))
  if (!(await isPasswordOf(password, found?.passwordHash)) || !found) return { kind: "wrong" }
  logins.forget(login)
  const { passwordHash: _passwordHash, ...customer } = found
  return { kind: "known", customer }
}
