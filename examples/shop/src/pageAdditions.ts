import type { ShopFeature } from "./feature.ts"
import { mergeSettings } from "./settings.ts"
import type { PageAdditions } from "./visit.ts"

/** Collects what features add to pages: markup in the order of the features, entries of the administration by their position. */
export function collectAdditions(features: readonly ShopFeature[]): PageAdditions {
  const adminPages = features
    .flatMap((feature) => feature.adminPages ?? [])
    .toSorted((first, second) => first.position - second.position)
  return {
    settings: (visit) => mergeSettings(features.map(({ settings }) => settings?.(visit) ?? {})),
    markup: (place, visit, customer) =>
      features.flatMap(({ everyPage }) => everyPage?.[place]?.(visit, customer) ?? []),
    adminPages: ({ language }) => adminPages.map(({ path, title }) => ({ path, title: title(language) })),
  }
}
