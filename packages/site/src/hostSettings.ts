import { isRecord, readMember, type SettingsTable } from "@ringside/core/domain"
import { parseThemeConfig } from "./domain/index.ts"
import { themeJob } from "./jobs.ts"

const packageName = "site"

/** The theme's settings for its header and for scrolling. Source: attribution-translation-site §8.1. */
export const themeSettings = {
  name: themeJob.settings,
  packageName,
  doc: "The theme's header, its break point and its scrolling.",
  derived: { choices: { is_header_footer_builder_active: ["#ast-desktop-header"] } },
  parse: parseThemeConfig,
} satisfies SettingsTable

/** The custom properties by which the page builder's theme names a palette's colours. Source: attribution-translation-site §9. */
export const previewSettings = {
  name: "starter_templates_zip_preview",
  packageName,
  doc: "The custom properties by which the page builder's theme names a palette's colours, for its preview.",
  parse(settings) {
    const prefix = readMember(settings, ["AstColorPaletteVarPrefix"])
    return {
      /** Undefined where the page doesn't name it. */
      propertyPrefix: typeof prefix === "string" ? prefix : undefined,
      /** Name of each colour in the page builder's own properties. */
      slugs: listTexts(readMember(settings, ["AstEleColorPaletteVarPrefix"])),
    }
  },
} satisfies SettingsTable

/** The texts in a list or an object: PHP prints a list with gaps as an object. */
export function listTexts(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return list.filter((each) => typeof each === "string")
}
