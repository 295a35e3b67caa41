import { encodeForm, formatText, readCookie } from "@ringside/core/domain"

const maxLength = 254
const address = /^([\w.!#$%&'*+/=?^`{|}~-]+)@([a-z\d-]+(?:\.[a-z\d-]+)*)$/i

/** Whether a value is an e-mail address to send. Source: attribution-translation-site §3. */
export function isCapturableEmail(value: unknown): boolean {
  return readAddress(value) !== null
}

/** Whether an address looks complete: a host with dots and a last label of letters, and dots of the local part between characters. */
export function isCompleteEmail(value: unknown): boolean {
  const [, local = "", host = ""] = readAddress(value) ?? []
  const labels = host.split(".")
  return (
    labels.length > 1 &&
    /^[a-z]{2,}$/i.test(labels.at(-1) ?? "") &&
    labels.every((label) => !label.startsWith("-") && !label.endsWith("-")) &&
    local.split(".").every((part) => part !== "")
  )
}

/** The action for a typed address. */
export type EmailAction = "invalid" | "no-consent" | "duplicate" | "wait" | "send"

/** Decides in this order. `sent` are the addresses that the server has accepted on this page. */
export function selectEmailAction({
  value,
  sent,
  inFlight,
  allowed,
}: {
  value: string
  sent: string[]
  inFlight: boolean
  allowed: boolean
}): EmailAction {
  if (!isCapturableEmail(value)) return "invalid"
  if (!allowed) return "no-consent"
  const wanted = value.trim().toLowerCase()
  if (sent.some((each) => each.trim().toLowerCase() === wanted)) return "duplicate"
  return inFlight ? "wait" : "send"
}

/** The address that identifies the shopper to the marketing service. */
export function formatIdentifyUrl(
  ajaxUrl: string,
  { email, nonce, contactId }: { email: string; nonce: string; contactId?: string | null },
): string {
  const contact = formatText(contactId)
  const query = encodeForm([
    ["action", "omnisend_identify"],
    ["email", email],
    ["_wpnonce", nonce],
    ...(contact ? [["contact_id", contact] satisfies [string, string]] : []),
  ])
  return `${ajaxUrl}${ajaxUrl.includes("?") ? "&" : "?"}${query}`
}

/** The shopper's id at the marketing service, if there is one. */
export function readContactId(header: string): string | null {
  return readCookie(header, "omnisendContactID") || null
}

/** Whether the response accepts the address. */
export function isIdentifySuccess(status: number): boolean {
  return status >= 200 && status < 400
}

function readAddress(value: unknown): RegExpExecArray | null {
  const text = typeof value === "string" ? value.trim() : ""
  return text.length > maxLength ? null : address.exec(text)
}
