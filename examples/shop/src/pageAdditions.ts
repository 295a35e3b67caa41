import type { ShopFeature } from "./feature.ts"
import { mergeSettings } from "./settings.ts"
import type { Language } from "./texts/languages.ts"
import type { NavigationEntry, PageAdditions } from "./visit.ts"

/** Collects what features add to pages: markup in the order of the features, links by their position. */
export function collectAdditions(features: readonly ShopFeature[]): PageAdditions {
  const adminPages = sort(features.flatMap((feature) => feature.adminPages ?? []))
  const links = sort(features.flatMap(({ navigation = [] }) => navigation))
  return {
    settings: (visit) => mergeSettings(features.map(({ settings }) => settings?.(visit) ?? {})),
    markup: (place, visit, customer) =>
      features.flatMap(({ everyPage }) => everyPage?.[place]?.(visit, customer) ?? []),
    navigation: (place, { language }) =>
      name(
        links.filter(({ places }) => places.includes(place)),
        language,
      ),
    adminPages: ({ language }) => name(adminPages, language),
  }
}

interface Link {
  readonly path: string
  readonly title: (language: Language) => string
  readonly position: number
}

function sort<Entry extends Link>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((first, second) => first.position - second.position)
}

function name(entries: readonly Link[], language: Language): readonly NavigationEntry[] {
  return entries.map(({ path, title }) => ({ path, title: title(language) }))
}
