import { expect, test } from "vitest"
import { isSecretParameter } from "./isSecretParameter.ts"

test.each([
  ...["key", "login", "email", "billing_email", "_wpnonce", "nonce", "token", "password", "pass", "client_secret"],
  ...["payment_intent_client_secret", "setup_intent_client_secret", "KEY", "Billing_Email", "%6Bey"],
])("%s is secret", (name) => {
  expect(isSecretParameter(name)).toBe(true)
})

test.each(["", "keys", "monkey", "%", "%E0%A4", "constructor", "order", "utm_source"])("%j is not", (name) => {
  expect(isSecretParameter(name)).toBe(false)
})
