import { attributePrefix, type ConfigRecord, isRecord, parseConfig, type ParsedConfig } from "../domain/index.ts"

/** What of the config counts from the start. Mistakes are passed over here; the whole config names them when it is read. */
export interface BootConfig {
  /** Which platform's own markup is brought to life. */
  readonly preset: "woocommerce" | null
  /** Families whose own scripts are out: all, or those of these packages. */
  readonly takeOver: boolean | readonly string[]
  /** Objects under the host globals' own names. */
  readonly host: ConfigRecord
}

/** Reads what is printed in `data-ringside-config`; null when nothing is. */
export function readPrintedConfig(document: Document): ParsedConfig | null {
  const script = document.querySelector('script[type="application/json"][data-ringside-config]')
  const text = script?.textContent.trim()
  return text ? parseConfig(text) : null
}

/** The members for the start. On the script tag they win. */
export function readBootConfig(printed: ParsedConfig | null, tag: Element | null): BootConfig {
  const config: ConfigRecord = printed?.kind === "ok" ? printed.config : {}
  const preset = tag?.getAttribute(`${attributePrefix}preset`) ?? config.preset
  const attribute = tag?.getAttribute(`${attributePrefix}take-over`)
  return {
    preset: preset === "woocommerce" ? preset : null,
    takeOver:
      parseTakeOver(typeof attribute === "string" ? readTakeOverAttribute(attribute) : config.takeOver) ?? false,
    host: isRecord(config.host) ? config.host : {},
  }
}

/** All, none or some packages' names; undefined for anything else. */
export function parseTakeOver(value: unknown): boolean | readonly string[] | undefined {
  if (typeof value === "boolean") return value
  return Array.isArray(value) && value.every((item): item is string => typeof item === "string") ? value : undefined
}

/** "true" or nothing for all, "false" for none, else names with spaces or commas between. */
export function readTakeOverAttribute(value: string): boolean | readonly string[] {
  if (value === "true" || value === "") return true
  return value === "false" ? false : value.split(/[\s,]+/).filter(Boolean)
}
