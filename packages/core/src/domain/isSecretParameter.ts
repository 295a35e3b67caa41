import { decodeUri } from "./decodeUri.ts"

/** Parameters whose values give access to an account, an order or a payment, or identify the shopper. */
const secretNames: ReadonlySet<string> = new Set([
  "key",
  "login",
  "email",
  "billing_email",
  "_wpnonce",
  "nonce",
  "token",
  "password",
  "pass",
  "client_secret",
  "payment_intent_client_secret",
  "setup_intent_client_secret",
])

/** Whether a parameter of an address holds a secret or an e-mail address. `name` may be percent-encoded. Source: attribution-translation-site §1.3. */
export function isSecretParameter(name: string): boolean {
  return secretNames.has(decodeUri(name).toLowerCase())
}
