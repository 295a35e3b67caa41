import {
  basketActions,
  isRecord,
  isSafeUrl,
  isSecretParameter,
  nullPrototype,
  parseUrl,
  readText,
} from "@ringside/core/domain"
import { formatUrlForLanguage, type LanguageSettings } from "./languageUrl.ts"

/** A link to the page in one of the shop's languages. */
export interface LanguageLink {
  /** BCP 47, as in `en-GB`. */
  readonly tag: string
  /** The language's own name for itself. */
  readonly name: string
  readonly url: string
}

/** One of the shop's languages, as the config names it. */
export interface ConfiguredLanguage {
  readonly tag: string
  /** The part of an address that names the language; "" for none. */
  readonly slug: string
  /** "" for the language's own name for itself. */
  readonly name: string
  /** The home page of the language, where the languages have hosts of their own; "" for none. */
  readonly url: string
}

/** The config's `languages`. */
export interface LanguagesConfig {
  readonly home: string
  readonly list: readonly ConfiguredLanguage[]
  readonly defaultTag: string
  readonly defaultInSubdirectory: boolean
}

/** A `<link rel="alternate">` of the page's head. */
export interface AlternateLink {
  readonly hreflang: string
  readonly href: string
}

const maxLanguages = 100

/** Language, script and region. */
const tagPattern = /^([a-z]{2,3})(?:[_-]([a-z]{4})(?![a-z]))?(?:[_-]([a-z]{2}|\d{3}))?(?:[_-]|$)/i

/** Parses the config's `languages`; null where it lists none. */
export function parseLanguagesConfig(raw: unknown): LanguagesConfig | null {
  if (!isRecord(raw) || !Array.isArray(raw["list"])) return null
  const list = raw["list"].slice(0, maxLanguages).flatMap((entry: unknown): ConfiguredLanguage[] => {
    const tag = isRecord(entry) ? parseTag(readText(entry["code"])) : null
    if (!isRecord(entry) || tag === null) return []
    const [slug, name, url] = ["slug", "name", "url"].map((member) => readText(entry[member]).trim())
    return [{ tag, slug: slug ?? "", name: (name ?? "").slice(0, 80), url: url && isSafeUrl(url) ? url : "" }]
  })
  if (list.length === 0) return null
  return {
    home: readText(raw["home"]),
    list,
    defaultTag: parseTag(readText(raw["default"])) ?? list[0]?.tag ?? "",
    defaultInSubdirectory: raw["defaultInSubdirectory"] === true,
  }
}

/**
 * The links of a language switcher: one for each language of the config, or without it for each language of the page's alternate links. An
 * address that the server printed wins over a computed one, since only the server can translate the rest of it.
 */
export function selectLanguageLinks(page: {
  readonly config: LanguagesConfig | null
  readonly alternates: readonly AlternateLink[]
  /** The address of the page. */
  readonly url: string
  /** The address against which relative ones of the config are resolved. */
  readonly base: string
  /** Called where links are computed and the config's home page is on another host, with the one that is used. */
  readonly onOtherHome: (home: string) => void
}): readonly LanguageLink[] {
  const alternates = selectAlternates(page.alternates)
  const { config } = page
  if (!config) return nameLinks(alternates.map(({ hreflang, href }) => ({ tag: hreflang, url: href, name: "" })))
  // An address of a language that the config lists, too, leads to that one alone.
  const others = alternates.filter(({ hreflang }) => !config.list.some(({ tag }) => isSame(hreflang, tag)))
  const found = config.list.map(({ tag, name, url }) => {
    const printed = alternates.find(({ hreflang }) => isSame(hreflang, tag)) ?? findByBase(others, tag)
    return { tag, name, url: printed?.href ?? url }
  })
  if (found.every(({ url }) => url !== "")) return nameLinks(found)
  const { home, isOther } = resolveHome(config.home, page)
  if (isOther) page.onOtherHome(home)
  const settings = toSettings({ ...config, home })
  const own = withoutActions(page.url)
  return nameLinks(found.map((link) => ({ ...link, url: link.url || formatUrlForLanguage(own, link.tag, settings) })))
}

/**
 * The shop's home page on the page's own host: links are computed from the page's address. Without one it is the host's, and of one on
 * another host, such as that of a copy's original, only the path is used.
 */
function resolveHome(home: string, { url, base }: { readonly url: string; readonly base: string }) {
  const own = parseUrl("/", url)
  const written = home.trim() === "" ? own : parseUrl(home, base)
  const isOther = written?.host !== own?.host
  const { pathname = "/" } = (written && /^https?:$/.test(written.protocol) ? written : own) ?? {}
  return { home: own ? own.origin + pathname : home, isOther }
}

/** The links with one of each address: a page may name a language with and without its region. */
function selectAlternates(alternates: readonly AlternateLink[]): readonly AlternateLink[] {
  const known = alternates.flatMap(({ hreflang, href }) => {
    const tag = parseTag(hreflang)
    return tag !== null && isSafeUrl(href) ? [{ hreflang: tag, href }] : []
  })
  return known
    .filter(({ href }, index) => known.findIndex((each) => each.href === href) === index)
    .slice(0, maxLanguages)
}

function findByBase(alternates: readonly AlternateLink[], tag: string): AlternateLink | null {
  const found = alternates.filter(({ hreflang }) => baseOf(hreflang) === baseOf(tag))
  return found.length === 1 ? (found[0] ?? null) : null
}

function toSettings({ home, list, defaultTag, defaultInSubdirectory }: LanguagesConfig): LanguageSettings {
  const languages = list.map(({ tag, slug }) => ({ code: tag, slug }))
  return { home, languages, defaultLanguage: defaultTag, defaultInSubdirectory }
}

/** Names languages after their region only where another has the same language. */
function nameLinks(links: readonly LanguageLink[]): readonly LanguageLink[] {
  return links.map((link) => {
    const isShared = links.some(({ tag }) => tag !== link.tag && baseOf(tag) === baseOf(link.tag))
    return { ...link, name: link.name || nameLanguage(isShared ? link.tag : baseOf(link.tag), link.tag) }
  })
}

function nameLanguage(tag: string, locale: string): string {
  const name =
    new Intl.DisplayNames([locale], nullPrototype({ type: "language", languageDisplay: "standard" })).of(tag) ?? tag
  const [first = "", ...rest] = Array.from(name)
  return first.toLocaleUpperCase(locale) + rest.join("")
}

/** A language tag as browsers write it; null for what is none, such as `x-default`. WordPress writes `en_GB`, and `de_DE_formal`. */
function parseTag(text: string): string | null {
  const written = tagPattern.exec(text.trim().slice(0, 40))
  if (!written) return null
  const [, language = "", script, region] = written
  const named = script?.toLowerCase().replace(/^./, (first) => first.toUpperCase())
  return [language.toLowerCase(), named, region?.toUpperCase()].filter((part) => part !== undefined).join("-")
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function baseOf(tag: string): string {
  return tag.split("-", 1)[0] ?? tag
}

/** The address without its fragment, and without what would change the basket or give access again. */
function withoutActions(url: string): string {
  const parsed = parseUrl(url)
  if (!parsed) return url
  const kept = new URLSearchParams()
  parsed.searchParams.forEach((value, name) => {
    if (!basketActions.includes(name) && !isSecretParameter(name)) kept.append(name, value)
  })
  const query = kept.toString()
  return `${parsed.origin}${parsed.pathname}${query === "" ? "" : `?${query}`}`
}
