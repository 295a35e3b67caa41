import type { Shop } from "../../shop.ts"
import { findCustomer, type Customer } from "./customer.ts"
import { isPasswordOf } from "./password.ts"
import { accountLimitsOf } from "./accountLimits.ts"

/** The login data that was entered, and the network that sent it. */
export interface LoginAttempt {
  readonly login: string
  readonly password: string
  readonly sender: string | undefined
}

/** Result of a login. "wrong" also covers an unknown account, to hide which accounts exist. */
export type LoginResult =
  | { readonly kind: "known"; readonly customer: Customer }
  | { readonly kind: "wrong" }
  | { readonly kind: "too-many" }

/** Checks a user name or e-mail address and its password. An unknown account takes as long as a wrong password. */
export async function checkLogin(shop: Shop, { login, password, sender }: LoginAttempt): Promise<LoginResult> {
  const { logins } = accountLimitsOf(shop)
  if (!logins.take(login, sender)) return { kind: "too-many" }
  const found = await findCustomer(shop.database, login.slice(0, 300))
  if (!(await isPasswordOf(password, found?.passwordHash)) || !found) return { kind: "wrong" }
  logins.forget(login)
  const { passwordHash: _passwordHash, ...customer } = found
  return { kind: "known", customer }
}
