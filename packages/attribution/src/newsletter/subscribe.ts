import {
  createLoggedError,
  type HttpResult,
  type Page,
  postPopupForm,
  readDocumentCookies,
  readHostSettings,
  readPartConfig,
  warnAuthor,
  writeTimeoutMs,
} from "@ringside/core"
import { encodeForm, formContentType } from "@ringside/core/domain"
import { attributionConfig } from "../config.ts"
import { isMarketingAllowed } from "../consent/marketingConsent.ts"
import { formatIdentifyUrl, isIdentifySuccess, readContactId } from "../domain/index.ts"
import {
  formatSubscription,
  type NewsletterTarget,
  readAddressAnswer,
  readSubscription,
  selectNewsletterTarget,
  type Subscription,
} from "../domain/newsletter.ts"
import { emailSettings, popupSettings } from "../hostSettings.ts"
import { attributionWarnings } from "../warnings.ts"

/** The result of a subscription. `private`: the shopper hasn't allowed marketing, so nothing was sent. */
export type SubscribeResult = Subscription | { readonly kind: "private" | "offline" | "failed" }

/** A shopper's address, and the text that they have agreed to; "" where the form has none. */
export interface Subscriber {
  readonly email: string
  readonly consentText: string
  /** The other fields of the page's own form, for an address of the config. */
  readonly fields?: readonly (readonly [string, string])[]
}

/** Where the page's newsletter takes addresses; null when nothing on the page says it, which the author is warned of. */
export function findNewsletterTarget(page: Page): NewsletterTarget | null {
  const target = selectNewsletterTarget({
    address: readPartConfig(page, attributionConfig).newsletter.address ?? "",
    popups: readHostSettings(page, popupSettings)?.ajaxurl ?? "",
    service: readHostSettings(page, emailSettings)?.ajax_url ?? "",
  })
  if (!target) warnAuthor(page, attributionWarnings.noNewsletterTarget)
  return target
}

/**
 * Where the page's newsletter takes addresses.
 * @throws Error when nothing on the page says it.
 */
export function requireNewsletterTarget(page: Page): NewsletterTarget {
  const target = findNewsletterTarget(page)
  if (target) return target
  throw createLoggedError("nothing on the page takes addresses, so the hook's own HTML stands.")
}

/** Sends an address to `target`, under the consent that captured addresses have: nothing is sent where marketing isn't allowed. */
export async function subscribe(
  page: Page,
  target: NewsletterTarget,
  subscriber: Subscriber,
): Promise<SubscribeResult> {
  if (!isMarketingAllowed(page)) return { kind: "private" }
  const answer = await send(page, target, subscriber)
  if (answer.kind !== "answer") return { kind: answer.reason === "offline" ? "offline" : "failed" }
  return readAnswer(target, answer) ?? { kind: "failed" }
}

function send(
  page: Page,
  { kind, url }: NewsletterTarget,
  { email, consentText, fields = [] }: Subscriber,
): Promise<HttpResult> {
  if (kind === "popups") return postPopupForm(page, url, formatSubscription({ email, consentText }))
  const common = { method: "POST", nonce: "sent", timeoutMs: writeTimeoutMs } as const
  if (kind === "address") {
    const headers = { Accept: "application/json", "Content-Type": formContentType }
    const body = encodeForm([...fields, ["email", email], ...(consentText ? [["consent", consentText] as const] : [])])
    return page.http({ ...common, url, headers, body })
  }
  const identify = formatIdentifyUrl(url, {
    email,
    nonce: readHostSettings(page, emailSettings)?.nonce ?? "",
    contactId: readContactId(readDocumentCookies(page)),
  })
  return page.http({ ...common, url: identify, headers: { Accept: "application/json" }, body: null })
}

function readAnswer(
  { kind }: NewsletterTarget,
  { status, text }: Extract<HttpResult, { readonly kind: "answer" }>,
): Subscription | null {
  if (kind === "popups") return readSubscription(text)
  if (kind === "address") return readAddressAnswer(status, text)
  return isIdentifySuccess(status) ? { kind: "done" } : null
}
