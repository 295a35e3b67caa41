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

/** The members of the config that the loader reads. It ignores mistakes; they are reported when the whole config is read. */
export interface LoaderConfig {
  /** The platform by which settings are derived from the page for the packages in `takeOver`. Printed settings need none. */
  readonly preset: "woocommerce" | null
  /** The packages whose host scripts were removed; true for all. */
  readonly takeOver: boolean | readonly string[]
  /** Settings of the host, by the names of its globals. */
  readonly host: ConfigRecord
  /** Copies of the host's globals, read where an optimiser holds back the scripts that print them. */
  readonly hostCopies: ConfigRecord
  /** The whole config as text, for a quick look whether an option of a part is in it. */
  readonly text: string
}

/** The text of `data-ringside-config`; empty when the page has none. */
export function readPrintedText(document: PageDocument): string {
  const script = document.querySelector('script[type="application/json"][data-ringside-config]')
  return script?.textContent.trim() ?? ""
}

/** Reads the loader's members. Attributes of the script tag win over the JSON. */
export function readLoaderConfig(document: PageDocument, tag: Element | null): LoaderConfig {
  const printed = readPrintedText(document)
  const config = printed.length > maxConfigCharacters ? null : parseJson(printed)
  const readTag = (name: string) => tag?.getAttribute(attributePrefix + name) ?? null
  const takeOver = readTag("take-over")
  const readRecord = (name: string) => {
    const value = readMember(config, [name])
    return isRecord(value) ? value : {}
  }
  return {
    preset: (readTag("preset") ?? readMember(config, ["preset"])) === "woocommerce" ? "woocommerce" : null,
    takeOver: parseNames(takeOver === null ? readMember(config, ["takeOver"]) : splitNames(takeOver)) ?? false,
    host: readRecord("host"),
    hostCopies: readRecord("hostCopies"),
    text: printed,
  }
}

/** Whether a package's host scripts were removed, by the config. */
export function isTakenOver({ takeOver }: LoaderConfig, packageName: string): boolean {
  return typeof takeOver === "boolean" ? takeOver : takeOver.includes(packageName)
}
