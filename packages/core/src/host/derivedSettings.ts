import type { DerivedSettings } from "../domain/index.ts"
import { mapEntries } from "../page/mapEntries.ts"
import { readLanguagePrefix } from "./pageAddresses.ts"
import type { PageDocument } from "../page/pageDocument.ts"

/** Derives settings from a page that prints none; null without the markup that they need. */
export type DeriveSettings = (
  derived: DerivedSettings,
  document: PageDocument,
) => Readonly<Record<string, unknown>> | null

/**
 * The settings that are needed from the start: whether there are any, and the keys under which the basket's markup is stored. The markup has
 * links and texts in one language, so each language has its own keys.
 */
export const deriveStartSettings: DeriveSettings = ({ perLanguage = {} }, document) =>
  mapEntries(perLanguage, (text) => text + readLanguagePrefix(document).replaceAll("/", "_"))
