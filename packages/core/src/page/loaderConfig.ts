import {
  attributePrefix,
  type ConfigRecord,
  isRecord,
  maxConfigCharacters,
  parseJson,
  parseNames,
  readMember,
  splitNames,
} from "../domain/index.ts"
import type { PageDocument } from "./pageDocument.ts"

/** What of the config counts from the start. Mistakes are passed over here; the whole config names them when it is read. */
export interface LoaderConfig {
  /** The platform that the page itself is read by where `takeOver` finds no settings; those that are printed need none. */
  readonly preset: "woocommerce" | null
  /** Host jobs whose own scripts are out: all, or those of these packages. */
  readonly takeOver: boolean | readonly string[]
  /** Objects under the host globals' own names. */
  readonly host: ConfigRecord
}

/** The text of what is printed in `data-ringside-config`; empty when nothing is. */
export function readPrintedText(document: PageDocument): string {
  const script = document.querySelector('script[type="application/json"][data-ringside-config]')
  return script?.textContent.trim() ?? ""
}

/** The members for the start. On the script tag they win. */
export function readLoaderConfig(document: PageDocument, tag: Element | null): LoaderConfig {
  const printed = readPrintedText(document)
  const config = printed.length > maxConfigCharacters ? null : parseJson(printed)
  const readTag = (name: string) => tag?.getAttribute(attributePrefix + name) ?? null
  const takeOver = readTag("take-over")
  const host = readMember(config, ["host"])
  return {
    preset: (readTag("preset") ?? readMember(config, ["preset"])) === "woocommerce" ? "woocommerce" : null,
    takeOver: parseNames(takeOver === null ? readMember(config, ["takeOver"]) : splitNames(takeOver)) ?? false,
    host: isRecord(host) ? host : {},
  }
}

/** Whether the page's authors say that a package's own scripts are out. */
export function isTakenOver({ takeOver }: LoaderConfig, packageName: string): boolean {
  return typeof takeOver === "boolean" ? takeOver : takeOver.includes(packageName)
}
