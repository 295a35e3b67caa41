/** The shop's languages; the first is the base language, at the root of the site. */
export const languages = ["es", "en"] as const

/** One of the shop's languages. */
export type Language = (typeof languages)[number]

/** Locales for `lang`, `hreflang` and number formats. */
export const locales: Readonly<Record<Language, string>> = { es: "es-ES", en: "en-GB" }

/** What stands before every path of a language: "" or "/en". */
export function prefixOf(language: Language): "" | "/en" {
  return language === "en" ? "/en" : ""
}

/** Parts a request's path into its language and the path that both languages share, which begins with "/". */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  if (path === "/en" || path.startsWith("/en/")) return { language: "en", path: path.slice(3) || "/" }
  return { language: "es", path }
}
