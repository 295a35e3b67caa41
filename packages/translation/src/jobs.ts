import type { HostJob } from "@ringside/core/domain"
import { translationSettings } from "./hostSettings.ts"

/** The job of the translation plugin's script for content that other scripts add. */
export const dynamicJob = {
  name: "dynamic-translation",
  packageName: "translation",
  handles: ["trp-dynamic-translator"],
  settings: translationSettings.name,
  title: "Translating what appears while a customer uses the page (TranslatePress)",
  shopPage: "every",
  doc: "Translation of what scripts add to the page after it was loaded.",
} as const satisfies HostJob

/** The job of the translation plugin's script for its language switchers. It needs no settings. */
export const switcherJob = {
  name: "language-switcher",
  packageName: "translation",
  handles: ["trp-language-switcher-js-v2", "trp-frontend-language-switcher", "trp-language-switcher"],
  title: "The language list (TranslatePress)",
  shopPage: "every",
  doc: "Language switchers that open: floating ones and those of a shortcode.",
} as const satisfies HostJob
