import { expect, test } from "vitest"
import { isValidEmail } from "./isValidEmail.ts"

test.each([
  "ana@example.com",
  "ANA.Lopez+shop@sub.example.co.uk",
  "a!#$%&'*+-/=?^_`{|}~b@example.es",
  "josé@correo.es",
  "ana@example.com.",
  '"ana lopez"@example.com',
  '"ana@home"@example.com',
  "ana@mi-tienda.es",
  "a@1.com",
])("%s is an address", (email) => {
  expect(isValidEmail(email)).toBe(true)
})

test.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@example",
  "ana@.com",
  "ana@example..com",
  "ana..lopez@example.com",
  ".ana@example.com",
  "ana@-example.com",
  "ana@example-.com",
  "ana@example.1com",
  "ana lopez@example.com",
  "ana@exa mple.com",
  "ana@example.com..",
  '"ana"lopez@example.com',
  "ana@example.com,",
  `${"a".repeat(310)}@example.com`,
  null,
])("%s is not an address", (email) => {
  expect(isValidEmail(email)).toBe(false)
})

test("takes 320 characters and no more", () => {
  const email = `${"a".repeat(308)}@example.com`
  expect([email.length, isValidEmail(email)]).toEqual([320, true])
  expect(isValidEmail(`a${email}`)).toBe(false)
})
