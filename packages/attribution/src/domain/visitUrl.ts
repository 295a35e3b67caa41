import { isSecretParameter, readText } from "@ringside/core/domain"
import { none, packValue } from "./packValue.ts"

/**
 * The raw parameters of a query, neither decoded nor with `+` as a space. A repeated one is joined by commas; names without `=` and empty
 * names are dropped. Source: attribution-translation-site §1.2.
 */
export function parseQuery(search: string): Record<string, string> {
  const parameters = new Map<string, string>()
  for (const pair of readPairs(readText(search).split("#", 1)[0]?.replace(/^\?/, "") ?? "")) {
    const separator = pair.indexOf("=")
    if (separator <= 0) continue
    const name = pair.slice(0, separator)
    const before = parameters.get(name)
    const value = pair.slice(separator + 1)
    parameters.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(parameters)
}

/** The query of an address, without its question mark. */
export function readSearch(url: string): string {
  const address = url.split("#", 1)[0] ?? ""
  const start = address.indexOf("?")
  return start < 0 ? "" : address.slice(start + 1)
}

/** The host of an absolute address: lower case, without `www.` before it and without port; "" for other text. */
export function readHost(url: string): string {
  return readFullHost(url).replace(/^www\./, "")
}

/** The host with its `www.`. */
export function readFullHost(url: string): string {
  const authority = /^[a-z][a-z\d+.-]*:\/\/([^/?#\\]*)/i.exec(readText(url))?.[1] ?? ""
  const host = authority.slice(authority.lastIndexOf("@") + 1)
  return host.replace(/:\d*$/, "").toLowerCase()
}

/** The path of an absolute address; `/` when it has none. */
export function readPath(url: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(\/[^?#]*)/i.exec(url)?.[1] ?? "/"
}

/**
 * An address for a cookie: without fragment and user-info, the values of secrets `redacted`, `|` as `%7C`, at most 1000 characters;
 * `(none)` for an empty one. Source: attribution-translation-site §1.3.
 */
export function formatVisitUrl(href: string): string {
  const [address = ""] = readText(href).split("#", 1)
  if (address === "") return none
  const start = address.indexOf("?")
  const base = removeUserInfo(start < 0 ? address : address.slice(0, start))
  const query =
    start < 0
      ? ""
      : `?${readPairs(address.slice(start + 1))
          .map(redact)
          .join("&")}`
  return packValue(base + query, 1000)
}

function removeUserInfo(base: string): string {
  const authority = /^[a-z][a-z\d+.-]*:\/\/([^/\\]*)/i.exec(base)?.[1] ?? ""
  const end = authority.lastIndexOf("@") + 1
  return end === 0 ? base : base.replace(authority, () => authority.slice(end))
}

function redact(pair: string): string {
  const separator = pair.indexOf("=")
  if (separator < 0) return pair
  const name = pair.slice(0, separator)
  return isSecretParameter(name) ? `${name}=redacted` : pair
}

function readPairs(query: string): readonly string[] {
  return query.split("&")
}
