import {
  type ConfigRecord,
  formatMessage,
  isMessage,
  isRecord,
  listSuitableLanguages,
  type Message,
  type MessageCatalogue,
  type MessageTable,
  selectLanguage,
  selectPlural,
} from "../domain/index.ts"
import { hasMisspeltTexts, type KnownTexts } from "../author/hasMisspeltTexts.ts"

/** One of a widget's texts in the page's language, with `{name}` filled in; `count` picks the plural form. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** A widget's texts, and the language they are in. */
export type Translator<Key extends string = string> = Translate<Key> & {
  /** The page's language when the page provides all of these texts, else the language of our catalogue. */
  readonly language: string
}

/** Makes a widget's translator from its catalogues; `namespace` is what a page's own texts are listed under. */
export type CreateTranslate = <Key extends string>(
  namespace: string,
  catalogues: MessageTable & Readonly<Record<"es" | "en", Readonly<Record<Key, unknown>>>>,
) => Translator<Key>

/**
 * Translators of one page. Texts of `overrides` (`{"es":{"mini-cart.title":"…"}}`) win, those for the locale itself before those for its
 * language, even in languages without a catalogue. `onSuspicion` is called with a widget's texts when one of those names may misspell them.
 */
export function createTranslators(
  locale: string,
  overrides: ConfigRecord,
  onSuspicion: (known: KnownTexts) => void,
): CreateTranslate {
  const suitable = listSuitableLanguages(locale, Object.keys(overrides))
  const checked = new WeakSet()
  return (namespace, catalogues) => {
    const known = new Map<string, MessageCatalogue>(Object.entries(catalogues))
    const language = selectLanguage(locale, [...known.keys()])
    const [base] = language.split("-")
    // A regional catalogue contains only the texts that differ.
    const catalogue: MessageCatalogue = { ...known.get(base ?? ""), ...known.get(language) }
    const keys = Object.keys(catalogue)
    const texts = { namespace, keys }
    if (!checked.has(catalogues) && hasMisspeltTexts(texts, overrides)) onSuspicion(texts)
    checked.add(catalogues)

    const readOwn = (key: string, languages: readonly string[]) =>
      languages.map((each) => readText(overrides[each], `${namespace}.${key}`)).find(isMessage)
    const format = (message: Message, values: Readonly<Record<string, string | number>>, counted: string) =>
      formatMessage(
        typeof message === "string" ? message : selectPlural(counted, Number(values.count ?? 0), message),
        values,
      )
    const translate: Translate = (key, values = {}) => {
      const own = readOwn(key, suitable)
      // The page's language counts otherwise than the catalogue's.
      if (own !== undefined) return format(own, values, locale)
      return format(readOwn(key, [language]) ?? catalogue[key] ?? key, values, language)
    }
    const isOwn = keys.every((key) => readOwn(key, suitable) !== undefined)
    return Object.assign(translate, { language: isOwn ? locale : language })
  }
}

function readText(texts: unknown, name: string): unknown {
  return isRecord(texts) ? texts[name] : undefined
}
