import { decodeBase64, decodeUri, encodeBase64, encodeUri, formatText, trimTrailing } from "@ringside/core/domain"
import { cookieNames } from "./cookieNames.ts"

/** The scope and lifetime of a cookie of attribution. */
export interface AttributionCookie {
  /** Epoch milliseconds. */
  readonly now: number
  /** 0 lasts for the browser's session. */
  readonly minutes: number
  readonly host: string
  /** Whether the cookie is for this host alone, without its subdomains. */
  readonly isolate?: boolean
  readonly base64?: boolean
  readonly secure?: boolean
}

/** Encodes a value for the cookie. Source: attribution-translation-site §1.3. */
export function encodeCookieValue(value: unknown, base64 = false): string {
  const encoded = encodeUri(formatText(value)).replace(/[!~*'()]/g, formatEscape)
  return base64 ? encodeBase64(encoded) : encoded
}

/**
 * Decodes a cookie's value. Base64 is recognised by its decoded content, so that a plain value such as `abcd` stays. Malformed escapes stay
 * unchanged.
 */
export function decodeCookieValue(content: string): string {
  const text = formatText(content)
  const plain = decodeBase64(trimTrailing(text, "="))
  const isPacked = plain !== null && plain.includes("%") && /^(?:[\w.-]|%[\dA-F]{2})+$/i.test(plain)
  return decodeEscapes(isPacked ? plain : text)
}

/** The escapes of one character in UTF-8. */
const escapedCharacter =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi

/** Decodes the well-formed escapes. */
export function decodeEscapes(text: string): string {
  return text.replace(escapedCharacter, decodeUri)
}

/** The text to assign to `document.cookie`. Source: attribution-translation-site §1.3. */
export function formatAttributionCookie(name: string, value: string, o: AttributionCookie): string {
  const expires = new Date(o.now + o.minutes * 60_000)
  const host = formatText(o.host)
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^www\./, "")
  return [
    `${encodeCookieValue(name)}=${encodeCookieValue(value, o.base64)}`,
    ...(o.minutes === 0 || Number.isNaN(expires.getTime()) ? [] : [`expires=${expires.toUTCString()}`]),
    ...(o.isolate || !canHaveDomain(host) ? [] : [`domain=.${host}`]),
    "path=/",
    "SameSite=Lax",
    ...(o.secure ? ["Secure"] : []),
  ].join("; ")
}

/** The texts that delete all cookies of attribution on every domain where they may have been written. */
export function createCookieDeletions(hostname: string): string[] {
  const host = formatText(hostname)
  const domains = new Set(host === "" ? [] : [host, host.replace(/^www\./, "")])
  const scopes = ["", ...[...domains].map((domain) => `; domain=.${domain}`)]
  return cookieNames.flatMap((name) => scopes.map((scope) => `${name}=; path=/; max-age=0${scope}`))
}

/** Browsers refuse a domain of one label, and an IP address. */
function canHaveDomain(host: string): boolean {
  return host.includes(".") && !/[:[\]]/.test(host) && !/^[\d.]+$/.test(host)
}

function formatEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
