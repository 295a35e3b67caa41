import { isRecord } from "./isRecord.ts"
import { memoise } from "./memoise.ts"
import { maxTagCharacters } from "./parseLocale.ts"

/** The plural forms of a text, by `Intl.PluralRules`; `other` replaces the forms that a language lacks. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A text, or its plural forms. */
export type Message = string | PluralForms

/** A widget's texts in one language, by key. */
export type MessageCatalogue = Readonly<Record<string, Message>>

/** A widget's texts in all supported languages. Declare it `as const` in `messages.ts`, and list it in the part. */
export interface MessageTable {
  readonly es: MessageCatalogue
  readonly en: MessageCatalogue
  /** The texts whose American wording differs from `en`, which is British. */
  readonly "en-US"?: MessageCatalogue
}

/** The language used when neither a locale nor its base language is available. */
const fallbackLanguage = "en"

/** The names of plural forms in any language. */
export const pluralNames = ["zero", "one", "two", "few", "many", "other"] as const

/** Whether a value is a text, or plural forms of one: texts by their names, with `other` among them. */
export function isMessage(value: unknown): value is Message {
  if (typeof value === "string") return true
  if (!isRecord(value) || typeof value["other"] !== "string") return false
  const names: readonly string[] = pluralNames
  return Object.entries(value).every(([name, text]) => names.includes(name) && typeof text === "string")
}

/** Fills `{name}` in a text, in one pass; a name without a value stays as written. The result is text, not markup. */
export function formatMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

// Cached: construction reads the language's data, which costs far more than selecting a form, and each render selects several.
const findPluralRules = /* @__PURE__ */ memoise((locale: string) => new Intl.PluralRules(locale))

/**
 * The form of a text for `count` in `locale`.
 * @throws RangeError when `locale` is no language tag.
 */
export function selectPlural(locale: string, count: number, forms: PluralForms): string {
  return forms[findPluralRules(locale).select(count)] ?? forms.other
}

/**
 * Lists the `available` languages that suit a locale, best first: the locale itself, then without its last subtags. `es_ES` is read like
 * `es-ES`.
 */
export function listSuitableLanguages(locale: string, available: readonly string[]): readonly string[] {
  const subtags = formatTag(locale).slice(0, maxTagCharacters).split("-")
  return subtags.flatMap((_, index) => {
    const wanted = subtags.slice(0, subtags.length - index).join("-")
    return available.find((language) => formatTag(language) === wanted) ?? []
  })
}

/** The best of the `available` languages for a locale; English when none suits. */
export function selectLanguage(locale: string, available: readonly string[]): string {
  return listSuitableLanguages(locale, available)[0] ?? fallbackLanguage
}

function formatTag(locale: string): string {
  return locale.trim().toLowerCase().replaceAll("_", "-")
}
