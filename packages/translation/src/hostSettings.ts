import type { SettingsTable } from "@ringside/core/domain"
import { parseTranslationConfig } from "./domain/index.ts"

/** The translation plugin's settings for late texts. Source: attribution-translation-site §5.1. */
export const translationSettings = {
  name: "trp_data",
  packageName: "translation",
  doc: "Which late texts the translation plugin translates, into which language, and its endpoint.",
  parse: parseTranslationConfig,
} satisfies SettingsTable
