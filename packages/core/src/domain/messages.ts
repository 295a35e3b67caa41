/** The forms of a text that counts, by `Intl.PluralRules`; a language uses those it has, `other` stands for the rest. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A widget's texts in one language, by key. */
export type MessageCatalogue = Readonly<Record<string, string | PluralForms>>

/** What a language falls back to when neither it nor its base language is there. */
const fallbackLanguage = "en"

/** Fills `{name}` in a text, in one pass; a name without a value stays as written. The result is text, not markup. */
export function formatMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

/**
 * The form of a text for `count` in `locale`.
 * @throws RangeError when `locale` is no language tag.
 */
export function selectPlural(locale: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}

/** The best of the `available` languages for a locale: itself, then without its last subtags, then English. `es_ES` is read like `es-ES`. */
export function selectLanguage(locale: string, available: readonly string[]): string {
  const subtags = locale.trim().toLowerCase().split(/[-_]/)
  for (let length = subtags.length; length > 0; length--) {
    const wanted = subtags.slice(0, length).join("-")
    const found = available.find((language) => language.toLowerCase() === wanted)
    if (found !== undefined) return found
  }
  return fallbackLanguage
}
