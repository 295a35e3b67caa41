import { encodeForm, encodeUri, formatText, formContentType, readCookie } from "@ringside/core/domain"

/** The cookie that hides a store notice; without an id it has the prefix alone as its name. */
export function createStoreNoticeCookie(noticeId: string): {
  readonly name: string
  readonly value: string
  readonly path: string
} {
  return { name: `store_notice${encodeUri(formatText(noticeId))}`, value: "hidden", path: "/" }
}

/** The text of that cookie for `document.cookie`. Source: attribution-translation-site §10, §13. */
export function formatNoticeCookie(id: string): string {
  const { name, value, path } = createStoreNoticeCookie(id)
  return `${name}=${value}; path=${path}; SameSite=Lax`
}

/** Whether a shopper has dismissed the store notice. `header` is the text of `document.cookie`. */
export function isNoticeHidden(header: string, id: string): boolean {
  return readCookie(header, createStoreNoticeCookie(id).name) === "hidden"
}

/** The form body that makes the shop hide the coming-soon banner. */
export function createComingSoonBody(): string {
  return encodeForm([["woocommerce_meta[coming_soon_banner_dismissed]", "yes"]])
}

/** The request with that body; null without an address or a nonce. Source: attribution-translation-site §10, §13. */
export function createBannerRequest(
  restUrl: string,
  nonce: string,
): {
  readonly method: "POST"
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
} | null {
  if (restUrl === "" || nonce === "") return null
  return {
    method: "POST",
    url: restUrl,
    headers: { "X-WP-Nonce": nonce, "Content-Type": formContentType },
    body: createComingSoonBody(),
  }
}
