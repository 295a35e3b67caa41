import { isEmailAddress } from "../shipping/emailAddress.ts"

/** The longest address in SMTP, whose paths have at most 256 characters with brackets (RFC 5321, 4.5.3.1.3). */
const lengthMax = 254

/** Parses an e-mail address into lower case, as accounts store it; undefined if it is invalid. Takes linear time. */
export function parseEmailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase()
  return address.length <= lengthMax && isEmailAddress(address) ? address : undefined
}
