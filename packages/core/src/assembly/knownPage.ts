import { coreConfig } from "../config.ts"
import { parseConfig, parseConfigMembers, parseLocale } from "../domain/index.ts"
import { createTranslators } from "../interface/translator.ts"
import type { OwnConfig } from "../page/config.ts"
import type { Page } from "../page/page.ts"

/** The part of a page that is known before there is one, as on a server: its config and its texts. */
export type KnownPage = Pick<Page, "config" | "translator">

/** Stands for the address of the page that isn't there: relative addresses are checked against it, and stay relative. */
export const unknownAddress = "https://page.invalid/"

/**
 * Reads from `config` what is known of the page that it is for. Null where it names no language, which only a document has. Its mistakes aren't
 * reported: the page does that.
 */
export function createKnownPage(config: OwnConfig): KnownPage | null {
  const text = JSON.stringify(config)
  const parsed = parseConfig(text)
  const locale = parsed.kind === "ok" ? parseLocale(parsed.config["locale"]) : undefined
  if (parsed.kind !== "ok" || locale === undefined) return null
  const members = parseConfigMembers(coreConfig, parsed.config, { locale, baseUrl: unknownAddress, report: ignore })
  return {
    config: { ...members, all: parsed.config, text },
    translator: createTranslators(members.locale, members.messages, ignore),
  }
}

function ignore(): void {
  // See above.
}
