const foreign = /[^\s#\d_\-+/().]/

/** Whether `phone` has only the characters that phone numbers are written with. Source: checkout contract §5.4. */
export function isValidPhone(phone: string | null): boolean {
  return !foreign.test(phone ?? "")
}
