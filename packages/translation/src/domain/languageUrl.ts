import { parseUrl } from "@ringside/core/domain"
/** The shop's languages, and their form in its addresses. */
export interface LanguageSettings {
  /** Address of the shop's home page, without a language. */
  readonly home: string
  /** `code` as in `en_GB`; `slug` as in `/en/`, "" for a language without an address segment. */
  readonly languages: readonly { readonly code: string; readonly slug: string }[]
  readonly defaultLanguage: string
  /** Whether addresses in the default language contain it, too. */
  readonly defaultInSubdirectory: boolean
}

/** A shop address, split without normalization. */
interface ShopAddress {
  /** Scheme and host, if it has them. */
  readonly origin: string
  /** Path of the home page, ending in `/`. */
  readonly home: string
  /** The rest of the path; its first segment may be a language. */
  readonly path: string
  /** Query and fragment. */
  readonly end: string
}

const files =
  /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|ico|zip|gz|xml|txt|csv|css|js|json|map|mp[34]|webm|ogg|woff2?|ttf)$/i
const platformPaths = /^(?:wp-admin|wp-login\.php|wp-json|wp-includes|wp-content)(?:\/|$)|(?:^|\/)wp-content\/uploads\//

/**
 * The language in a shop address; null without one. Nothing in the product calls it: the page states its own language. Source:
 * attribution-translation-site §6.
 */
export function readLanguageFromUrl(url: string, s: LanguageSettings): string | null {
  const address = readShopAddress(url, s.home)
  return address ? (findLanguage(address.path, s)?.code ?? null) : null
}

/**
 * The address of the same page in another language. Addresses of other sites, of files and of other non-pages are returned unchanged, as is
 * an address that is already in that language. Only the server can translate slugs, so this changes only the language segment: links
 * that the server printed come first. Source: attribution-translation-site §6.
 */
export function formatUrlForLanguage(url: string, language: string, s: LanguageSettings): string {
  const target = s.languages.find(({ code }) => code === language)
  const address = readShopAddress(url, s.home)
  if (!target || !address) return url
  const current = findLanguage(address.path, s)
  const page = current ? address.path.slice(current.slug.length + 1) : address.path
  const isUnnamed = target.code === s.defaultLanguage && !s.defaultInSubdirectory
  const isThere = current ? current.code === target.code : isUnnamed
  const isUnknown = !isUnnamed && target.slug === ""
  if (isThere || isUnknown || files.test(page) || platformPaths.test(page)) return url
  const path = address.home + (isUnnamed ? "" : `${target.slug}/`) + page
  return address.origin + (path.endsWith("/") ? path : `${path}/`) + address.end
}

function findLanguage(path: string, { languages }: LanguageSettings) {
  const [segment = ""] = path.split("/", 1)
  return languages.find(({ slug }) => slug !== "" && slug === segment)
}

function readShopAddress(url: string, home: string): ShopAddress | null {
  const homeUrl = parseUrl(home)
  if (typeof url !== "string" || !homeUrl) return null
  const [, scheme = "", authority = "", written = "", end = ""] =
    /^(https?:)?(\/\/[^/?#\\]*)?([^?#]*)(.*)$/is.exec(url) ?? []
  const { protocol, host, pathname } = homeUrl
  const full = `${scheme || protocol}${authority || `//${host}`}/`
  if ((scheme !== "" && authority === "") || parseUrl(full)?.host !== host) return null
  const path = authority !== "" && written === "" ? "/" : written
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return null
  const base = pathname.endsWith("/") ? pathname : `${pathname}/`
  if (!path.startsWith(base) && `${path}/` !== base) return null
  return { origin: scheme + authority, home: base, path: path.slice(base.length), end }
}
