import { memoise } from "./memoise.ts"
import { maxTagCharacters } from "./parseLocale.ts"

/** The forms of a text that counts, by `Intl.PluralRules`; a language uses those it has, `other` stands for the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A widget's texts in one language, by key. */
export type MessageCatalogue = Readonly<Record<string, string | PluralForms>>

/** A widget's texts in the languages that we speak. Declare one `as const` in `messages.ts`, and list it in the part. */
export interface MessageTable {
  readonly es: MessageCatalogue
  readonly en: MessageCatalogue
  /** Those texts that American English says in other words than `en`, which is British. */
  readonly "en-US"?: MessageCatalogue
}

/** What a language falls back to when neither it nor its base language is there. */
const fallbackLanguage = "en"

/** Fills `{name}` in a text, in one pass; a name without a value stays as written. The result is text, not markup. */
export function formatMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

// Made once: they read the language's data, which costs far more than choosing a form, and each render chooses some.
const findPluralRules = /* @__PURE__ */ memoise((locale: string) => new Intl.PluralRules(locale))

/**
 * The form of a text for `count` in `locale`.
 * @throws RangeError when `locale` is no language tag.
 */
export function selectPlural(locale: string, count: number, forms: PluralForms): string {
  return forms[findPluralRules(locale).select(count)] ?? forms.other
}

/** Those of the `available` languages that suit a locale, best first: itself, then without its last subtags. `es_ES` is read like `es-ES`. */
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
