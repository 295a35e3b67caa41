/** The shop's languages; the first is the base language, at the root of the site. */
export const languages = ["es", "en"] as const

/** One of the shop's languages. */
export type Language = (typeof languages)[number]

/** Locales for `lang`, `hreflang` and number formats. */
export const locales: Readonly<Record<Language, string>> = { es: "es-ES", en: "en-GB" }

/** Formats a list as a phrase: "talla y color", "size and colour". */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(items)
}

/** Formats a whole number with the language's separators: "20.000", "20,000". */
export function formatCount(count: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(count)
}

/** The prefix of a language's paths: "" or "/en". */
export function prefixOf(language: Language): "" | "/en" {
  return language === "en" ? "/en" : ""
}

/** First segments of shared paths with a name in a language; all other paths are the same in every language. */
const ownNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {},
  en: { "mi-cuenta": "my-account" },
}

/** Translates a shared path into a language's address: "/mi-cuenta/" is "/en/my-account/" in English. */
export function pathIn(language: Language, path: string): string {
  return `${prefixOf(language)}${renameFirst(path, Object.entries(ownNames[language]))}`
}

/** Splits a request's path into its language and the shared path, which starts with "/". */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  if (path !== "/en" && !path.startsWith("/en/")) return { language: "es", path }
  const back = Object.entries(ownNames.en).map(([shared, own]) => [own, shared] as const)
  return { language: "en", path: renameFirst(path.slice(3) || "/", back) }
}

function renameFirst(path: string, names: readonly (readonly [string, string])[]): string {
  const [from, to] = names.find(([name]) => path === `/${name}` || path.startsWith(`/${name}/`)) ?? ["", ""]
  return from === "" ? path : `/${to}${path.slice(from.length + 1)}`
}

/** Texts in every language. */
export type Texts<Words> = Readonly<Record<Language, Words>>
