import { isEmailAddress } from "../shipping/emailAddress.ts"

/** No mail server takes longer ones. */
const lengthMax = 254

/** An e-mail address as accounts are known by it, in lower case; undefined for what is none. Reads any text in linear time. */
export function parseEmailAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase()
  return address.length <= lengthMax && isEmailAddress(address) ? address : undefined
}
