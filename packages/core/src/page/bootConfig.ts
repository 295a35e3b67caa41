import {
  attributePrefix,
  type ConfigRecord,
  isRecord,
  maxConfigCharacters,
  parseJson,
  readMember,
} from "../domain/index.ts"

/** What of the config counts from the start. Mistakes are passed over here; the whole config names them when it is read. */
export interface BootConfig {
  /** The platform that the page itself is read by where `takeOver` finds no settings; those that are printed need none. */
  readonly preset: "woocommerce" | null
  /** Families whose own scripts are out: all, or those of these packages. */
  readonly takeOver: boolean | readonly string[]
  /** Objects under the host globals' own names. */
  readonly host: ConfigRecord
}

/** The text of what is printed in `data-ringside-config`; empty when nothing is. */
export function readPrintedText(document: Document): string {
  const script = document.querySelector('script[type="application/json"][data-ringside-config]')
  return script?.textContent.trim() ?? ""
}

/** The members for the start. On the script tag they win. */
export function readBootConfig(document: Document, tag: Element | null): BootConfig {
  const printed = readPrintedText(document)
  const config = printed.length > maxConfigCharacters ? null : parseJson(printed)
  const readTag = (name: string) => tag?.getAttribute(attributePrefix + name) ?? null
  const takeOver = readTag("take-over")
  const host = readMember(config, ["host"])
  return {
    preset: (readTag("preset") ?? readMember(config, ["preset"])) === "woocommerce" ? "woocommerce" : null,
    takeOver:
      parseTakeOver(takeOver === null ? readMember(config, ["takeOver"]) : readTakeOverAttribute(takeOver)) ?? false,
    host: isRecord(host) ? host : {},
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

/** Whether the page's authors say that a package's own scripts are out. */
export function isTakenOver({ takeOver }: BootConfig, packageName: string): boolean {
  return typeof takeOver === "boolean" ? takeOver : takeOver.includes(packageName)
}
