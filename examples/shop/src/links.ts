import { pathIn, prefixOf, type Language } from "./texts/languages.ts"

/** Addresses of one language, as paths from the origin. Features export the paths of their pages (`paths.ts`). */
export interface Links {
  readonly home: string
  readonly restRoot: string
  readonly ajax: string
  /** The address of a page in this language. `path` is the one that all languages share: "/tienda/". */
  readonly to: (path: string) => string
  /** Resolves a path against the shop's origin. */
  readonly absolute: (path: string) => string
}

/** All addresses of one language. */
export function createLinks(language: Language, origin: string): Links {
  const prefix = prefixOf(language)
  return {
    home: `${prefix}/`,
    restRoot: `${prefix}/wp-json/`,
    ajax: "/wp-admin/admin-ajax.php",
    to: (path) => pathIn(language, path),
    absolute: (path) => `${origin}${path}`,
  }
}
