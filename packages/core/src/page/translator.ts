import type { ConfigRecord } from "../domain/index.ts"
import { formatMessage, type MessageCatalogue, selectLanguage, selectPlural } from "../domain/index.ts"

/** One of a widget's texts in the page's language, with `{name}` filled in; `count` picks the plural form. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Makes a widget's translator from its catalogues; `namespace` is what a page's own texts are listed under. */
export type CreateTranslate = <Key extends string>(
  namespace: string,
  catalogues: Readonly<Record<string, MessageCatalogue & Readonly<Record<Key, unknown>>>>,
) => Translate<Key>

/** Translators for one page: texts of `overrides` (`{"es":{"mini-cart.title":"…"}}`) win. */
export function createTranslators(locale: string, overrides: ConfigRecord): CreateTranslate {
  return (namespace, catalogues) => {
    const language = selectLanguage(locale, Object.keys(catalogues))
    const catalogue: MessageCatalogue = catalogues[language] ?? {}
    const own = overrides[language]
    return (key, values = {}) => {
      const override: unknown =
        typeof own === "object" && own !== null ? Reflect.get(own, `${namespace}.${key}`) : undefined
      const message = typeof override === "string" ? override : (catalogue[key] ?? key)
      const template = typeof message === "string" ? message : selectPlural(locale, Number(values.count ?? 0), message)
      return formatMessage(template, values)
    }
  }
}
