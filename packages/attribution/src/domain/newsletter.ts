import {
  formatFormBody,
  formatPlainText,
  parseSurroundedJson,
  readFormResponse,
  readMember,
} from "@ringside/core/domain"

/** Where an address is sent: one of the config, the popup plugin's endpoint, or that of the marketing service. */
export interface NewsletterTarget {
  readonly kind: "address" | "popups" | "service"
  readonly url: string
}

/** Selects the target: what the page's author names comes before what plugins print. Null where there is none. */
export function selectNewsletterTarget(
  urls: Readonly<Record<NewsletterTarget["kind"], string>>,
): NewsletterTarget | null {
  const kinds = ["address", "popups", "service"] as const
  const kind = kinds.find((each) => urls[each] !== "")
  return kind ? { kind, url: urls[kind] } : null
}

/** The result of a subscription. `refused` has the server's words, in plain text, or "". */
export type Subscription =
  | { readonly kind: "done" | "already" }
  | { readonly kind: "refused"; readonly message: string }

/**
 * The body of the popup plugin's own newsletter form, with what the shopper agreed to; "" for a form without such a text. Source: popups §9.2.
 */
export function formatSubscription({ email, consentText }: { email: string; consentText: string }): string {
  if (consentText === "") return formatFormBody({ action: "pum_sub_form", values: { email } })
  const consent = JSON.stringify({ enabled: "yes", required: true, text: consentText })
  return formatFormBody({ action: "pum_sub_form", values: { email, consent: ["yes"], consent_args: consent } })
}

/** Reads the popup plugin's answer; null for one that doesn't say whether the address was taken. Source: popups §9.3. */
export function readSubscription(text: string): Subscription | null {
  const { requestFailed, ok, alreadySubscribed, errors, message } = readFormResponse(text)
  if (requestFailed) return null
  if (ok) return { kind: alreadySubscribed ? "already" : "done" }
  const messages = [...errors.map((error) => error.message), message].map(formatPlainText)
  return { kind: "refused", message: messages.find(Boolean) ?? "" }
}

/** Reads the answer of an address of the config: 409 for an address that it has, and a `message` of its own in a refusal. */
export function readAddressAnswer(status: number, text: string): Subscription | null {
  if (status >= 200 && status < 300) return { kind: "done" }
  if (status === 409) return { kind: "already" }
  if (status < 400 || status >= 500) return null
  return { kind: "refused", message: formatPlainText(readMember(parseSurroundedJson(text), ["message"])) }
}
