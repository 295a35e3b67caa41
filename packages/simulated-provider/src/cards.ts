/** The simulated bank's behaviour for a card. */
export type CardOutcome =
  | { readonly kind: "success" }
  | { readonly kind: "decline"; readonly code: string; readonly declineCode?: string; readonly message: string }
  /** Challenges the shopper at every payment; `then` is the bank's result afterwards. */
  | { readonly kind: "challenge"; readonly unlessSaved?: boolean; readonly then?: CardOutcome }
  /** Can be saved, but each charge is declined. */
  | { readonly kind: "decline-charges" }
  /** Simulates a network error. */
  | { readonly kind: "network" }

const declined = (code: string, message: string, declineCode?: string): CardOutcome => ({
  kind: "decline",
  code,
  message,
  ...(declineCode !== undefined && { declineCode }),
})

const insufficientFunds = declined("card_declined", "Your card has insufficient funds.", "insufficient_funds")

/** The bank's general refusal. */
const genericDecline = declined("card_declined", "Your card was declined.", "generic_decline")

/** Test cards by number; every other valid number succeeds. Source: express-checkout §14.2. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  "4000000000000002": genericDecline,
  "4000000000009995": insufficientFunds,
  "4000000000000069": declined("expired_card", "Your card has expired."),
  "4000000000000127": declined("incorrect_cvc", "Your card's security code is incorrect."),
  "4000000000000119": declined(
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
  ),
  "4000002760003184": { kind: "challenge" },
  "4000002500003155": { kind: "challenge", unlessSaved: true },
  "4000008260003178": { kind: "challenge", then: insufficientFunds },
  "4000000000000341": { kind: "decline-charges" },
  "4000000000005035": { kind: "network" },
}

/** The bank's behaviour for a card number. */
export function selectOutcome(number: string): CardOutcome {
  return (Object.hasOwn(outcomes, number) ? outcomes[number] : undefined) ?? { kind: "success" }
}

/** The brand of a card by its number, in the provider's terms. */
export function selectBrand(number: string): string {
  if (/^3[47]/.test(number)) return "amex"
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard"
  return number.startsWith("4") ? "visa" : "unknown"
}

/** The input of a card form. */
export interface CardInput {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

/** A valid card. */
export interface Card {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

/** An error in a card form, with the provider's message. */
export interface FieldError {
  readonly type: "validation_error"
  readonly code: string
  readonly message: string
}

/** Parses the input. `now` is the date of the purchase. Source: express-checkout §14.1 `elements.submit()`. */
export function readCard({ number, expiry, cvc }: CardInput, now: Date): Card | { readonly error: FieldError } {
  const digits = number.replace(/\D/g, "")
  const isAmex = selectBrand(digits) === "amex"
  if (digits.length < (isAmex ? 15 : 16)) return fail("incomplete_number", "Your card number is incomplete.")
  if (!hasValidChecksum(digits)) return fail("invalid_number", "Your card number is invalid.")
  const [, month = "", year = ""] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(expiry.replace(/\s/g, "")) ?? []
  const [expMonth, expYear] = [Number(month), Number(year.length === 2 ? `20${year}` : year)]
  if (month === "" || expMonth < 1 || expMonth > 12) {
    return fail("incomplete_expiry", "Your card's expiration date is incomplete.")
  }
  if (expYear < now.getFullYear() || (expYear === now.getFullYear() && expMonth < now.getMonth() + 1)) {
    return fail("invalid_expiry_year_past", "Your card's expiration year is in the past.")
  }
  if (cvc.replace(/\D/g, "").length < (isAmex ? 4 : 3)) {
    return fail("incomplete_cvc", "Your card's security code is incomplete.")
  }
  return { number: digits, expMonth, expYear }
}

function fail(code: string, message: string): { readonly error: FieldError } {
  return { error: { type: "validation_error", code, message } }
}

/** Checks the check digit of a card number. */
function hasValidChecksum(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
