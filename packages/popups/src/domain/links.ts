import { decodeUri, formatText, parseUrl } from "@ringside/core/domain"

/** The kind of target of a popup's link. */
export type LinkKind = "internal" | "external" | "anchor" | "mailto" | "tel" | "javascript" | "other" | "empty"

/** Longer addresses aren't parsed; servers refuse them, too. */
const maxCharacters = 8192

/** Selects the kind of target of an address, relative to the page at `base`. Source: popups §11. */
export function classifyLink(href: unknown, base: string): LinkKind {
  const text = formatText(href).trim()
  if (text === "") return "empty"
  if (text.startsWith("#")) return "anchor"
  const url = parse(text, base)
  const scheme = url?.protocol.slice(0, -1) ?? ""
  if (scheme === "mailto" || scheme === "tel" || scheme === "javascript") return scheme
  if (!url || !/^https?$/.test(scheme)) return "other"
  const page = parse(base, base)
  if (url.hostname !== page?.hostname) return "external"
  return text.includes("#") && cutHash(url.href) === cutHash(page.href) ? "anchor" : "internal"
}

/**
 * The address with the popup's id, made absolute; unchanged unless it leads to a page of the same host. Only that parameter of the query
 * changes. Source: popups §11.
 */
export function appendPid(href: string, pid: number, base: string, paramName = "pid"): string {
  return Number.isInteger(pid) && pid > 0 ? appendParameter(href, paramName, String(pid), base) : href
}

/** The address with a parameter of any name, by the rules of `appendPid`. */
export function appendParameter(href: string, paramName: string, value: string, base: string): string {
  const url = classifyLink(href, base) === "internal" ? parse(href.trim(), base) : null
  if (!url) return href
  const pairs = url.search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "")
  const own = new URLSearchParams([[paramName, value]]).toString()
  const position = pairs.findIndex((pair) => isNamed(pair, paramName))
  const others = pairs.filter((pair, index) => index === position || !isNamed(pair, paramName))
  url.search = (position < 0 ? [...others, own] : others.with(position, own)).join("&")
  return url.href
}

/** Whether the client counts a click on a call to action: not if the server sees the click itself. Source: popups §11. */
export function decideCtaBeacon(href: string, base: string, pidAppended: boolean): boolean {
  const query = parse(formatText(href).trim(), base)?.search.slice(1).split("&") ?? []
  if (query.some((pair) => isNamed(pair, "cta"))) return false
  return !(pidAppended && classifyLink(href, base) === "internal")
}

function isNamed(pair: string, name: string): boolean {
  return decodeUri(pair.split("=", 1)[0] ?? "") === name
}

function cutHash(url: string): string {
  return url.split("#", 1)[0] ?? ""
}

function parse(url: string, base: string): URL | null {
  return url.length <= maxCharacters ? parseUrl(url, base) : null
}
