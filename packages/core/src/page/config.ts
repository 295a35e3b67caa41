import { type ConfigRecord, isRecord, isSafeNavigationUrl, parseConfig, type ParsedConfig } from "../domain/index.ts"
import { type BootConfig, parseTakeOver, readPrintedText, readTakeOverAttribute } from "./bootConfig.ts"
import { formatTagAttribute, tagMembers, warnOfUnknownFamilies, warnOfUnknownNames } from "./configNames.ts"

/** The page's settings: what its authors print in `data-ringside-config`, or write on the script tag. */
export interface PageConfig extends BootConfig {
  /** BCP 47; falls back to the document's language. */
  readonly locale: string
  /** ISO 4217, when the page says so. */
  readonly currency: string | null
  /** How widgets look: like the page around them, or in one of two looks of their own. */
  readonly theme: "plain" | "arena" | "studio"
  /** "host" is whatever the page's own styles say; "system" follows the shopper's device. */
  readonly colorScheme: "light" | "dark" | "system" | "host"
  /** Base address of a Store API, for shops that are no WordPress. */
  readonly storeApi: string | null
  /** What the shop's own pages know of the basket. */
  readonly cart: {
    /** The basket's page. */
    readonly url: string | null
    /** The checkout's page. */
    readonly checkoutUrl: string | null
    /** From this total on shipping is free, in minor units of the page's currency. */
    readonly freeShippingFrom: number | null
  }
  /** Texts that override ours, by language and key. */
  readonly messages: ConfigRecord
  /** The whole of what was printed, for members that belong to other packages. */
  readonly all: ConfigRecord
}

/** What is printed in `data-ringside-config`, checked; null when nothing is. */
export function parsePrintedConfig(document: Document): ParsedConfig | null {
  const text = readPrintedText(document)
  return text ? parseConfig(text) : null
}

/** What the shop's addresses may be. */
const addressWords = "an http, https or relative address"

const emptyRecord: ConfigRecord = Object.freeze({ __proto__: null })

interface ConfigSource {
  readonly document: Document
  /** The script tag that loaded us. */
  readonly tag: Element | null
  /** From `parsePrintedConfig`. */
  readonly printed: ParsedConfig | null
  readonly warn: (message: string) => void
}

/** Reads the config of `document`. A member that can't be used is named in a warning, and its default is used. */
export function readPageConfig({ document, tag, printed: parsed, warn }: ConfigSource): PageConfig {
  const printed = readMembers(parsed, warn)
  const all: ConfigRecord = { __proto__: null, ...printed, ...readTagMembers(tag) }
  const cart = readRecord(all.cart, "cart", warn)
  warnOfUnknownNames({ members: Object.keys(all), cartMembers: Object.keys(cart), tag, warn })
  const read = createMemberReader(all, "", warn)
  const readCart = createMemberReader(cart, "cart.", warn)
  const parseAddress = (value: unknown) =>
    typeof value === "string" && isSafeNavigationUrl(value, document.baseURI) ? value : undefined
  const takeOver = read("takeOver", false, "true, false or a list of package names", parseTakeOver)
  warnOfUnknownFamilies(takeOver, warn)
  const documentLocale = parseLocale(document.documentElement.lang) ?? "en"
  return {
    preset: read("preset", null, '"woocommerce" or "none"', (value) =>
      value === "none" ? null : value === "woocommerce" ? value : undefined,
    ),
    locale: read("locale", documentLocale, 'a language tag such as "es-ES"', parseLocale),
    currency: read("currency", null, 'an ISO 4217 code such as "EUR"', (value) =>
      typeof value === "string" && /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : undefined,
    ),
    takeOver,
    theme: read("theme", "plain", '"plain", "arena" or "studio"', (value) =>
      oneOf(value, ["plain", "arena", "studio"]),
    ),
    colorScheme: read("colorScheme", "host", '"light", "dark", "system" or "host"', (value) =>
      oneOf(value, ["light", "dark", "system", "host"]),
    ),
    storeApi: read("storeApi", null, addressWords, parseAddress),
    cart: {
      url: readCart("url", null, addressWords, parseAddress),
      checkoutUrl: readCart("checkoutUrl", null, addressWords, parseAddress),
      freeShippingFrom: readCart("freeShippingFrom", null, "an amount in minor units, such as 15000", (value) =>
        typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined,
      ),
    },
    host: readRecord(all.host, "host", warn),
    messages: readMessages(all.messages, warn),
    all,
  }
}

function readMembers(printed: ParsedConfig | null, warn: (message: string) => void): ConfigRecord {
  if (!printed) return emptyRecord
  if (printed.kind === "bad") {
    warn(
      `[ringside] data-ringside-config ${printed.reason}; expected a JSON object, so every setting keeps its default.`,
    )
    return emptyRecord
  }
  if (printed.dropped.length > 0) {
    const names = printed.dropped.join(", ").slice(0, 200)
    warn(
      `[ringside] data-ringside-config has ${names}; expected no member that reaches a prototype, so it is left out.`,
    )
  }
  return printed.config
}

/** What stands on the script tag, by member: `takeOver` as `data-ringside-take-over`. */
function readTagMembers(tag: Element | null): ConfigRecord {
  const written = tagMembers.flatMap((member) => {
    const value = tag?.getAttribute(formatTagAttribute(member))
    if (value === null || value === undefined) return []
    return [[member, member === "takeOver" ? readTakeOverAttribute(value) : value] as const]
  })
  return Object.fromEntries(written)
}

/** Texts by language and name; those that can't be used are named, and passed over when they are asked for. */
function readMessages(value: unknown, warn: (message: string) => void): ConfigRecord {
  const messages = readRecord(value, "messages", warn)
  for (const [language, printed] of Object.entries(messages)) {
    for (const [name, text] of Object.entries(readRecord(printed, `messages.${language}`, warn))) {
      if (typeof text === "string") continue
      warn(
        `[ringside] config member messages.${language}["${name}"] is ${quote(text)}; expected a text, so it is ignored.`,
      )
    }
  }
  return messages
}

/** Reads one member by `parse`, which answers `undefined` for what can't be used. */
function createMemberReader(members: ConfigRecord, path: string, warn: (message: string) => void) {
  return <T>(name: string, fallback: T, expected: string, parse: (value: unknown) => T | undefined): T => {
    const value = members[name]
    if (value === undefined || value === null) return fallback
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    warn(
      `[ringside] config member ${path}${name} is ${quote(value)}; expected ${expected}, so ${quote(fallback)} is used.`,
    )
    return fallback
  }
}

function readRecord(value: unknown, name: string, warn: (message: string) => void): ConfigRecord {
  if (isRecord(value)) return value
  if (value !== undefined && value !== null) {
    warn(`[ringside] config member ${name} is ${quote(value)}; expected an object, so it is ignored.`)
  }
  return emptyRecord
}

function parseLocale(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined
  const parts = value.trim().split(/[-_]/)
  for (let count = parts.length; count > 0; count -= 1) {
    try {
      return Intl.getCanonicalLocales(parts.slice(0, count).join("-"))[0]
    } catch {
      // Shorter, then.
    }
  }
  return undefined
}

const oneOf = <const T extends string>(value: unknown, values: readonly T[]) => values.find((each) => each === value)
/** Everything in a config came from JSON or from an attribute, so it can be written as JSON. */
const quote = (value: unknown) => JSON.stringify(value).slice(0, 60)
