import { coreConfig } from "../config.ts"
import {
  attributePrefix,
  type ConfigContext,
  type ConfigNames,
  type ConfigOf,
  type ConfigRecord,
  type ConfigTable,
  parseConfig,
  parseConfigMembers,
  type ParsedConfig,
  parseLocale,
  parseTagMembers,
  type WrittenConfig,
} from "../domain/index.ts"
import { readPrintedText } from "./loaderConfig.ts"
import type { PageDocument } from "./pageDocument.ts"

/** The page's config: the members of `data-ringside-config` and the attributes of the script tag. */
export interface PageConfig extends ConfigOf<typeof coreConfig> {
  /** The whole printed config, for the members of parts; see `readPartConfig`. */
  readonly all: ConfigRecord
  /** The printed config as text; see `LoaderConfig`. */
  readonly text: string
}

/** A config that code writes, in place of the one that a page prints. The members of a part are known where its package is imported. */
export type OwnConfig = WrittenConfig<typeof coreConfig> & RingsidePartConfigs

declare global {
  /** The members of the config that parts own: the `config.ts` of each adds them. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- core has no part
  interface RingsidePartConfigs {}
}

/** The parsed content of `data-ringside-config`; null when the page prints none. */
export function parsePrintedConfig(document: PageDocument): ParsedConfig | null {
  const text = readPrintedText(document)
  return text ? parseConfig(text) : null
}

const emptyRecord: ConfigRecord = Object.freeze({ __proto__: null })

type ReportProblem = ConfigContext["report"]

interface ConfigSource {
  readonly document: PageDocument
  /** The script tag that loaded us. */
  readonly tag: Element | null
  /** The text of `printed`. */
  readonly text?: string
  /** The result of `parsePrintedConfig`. */
  readonly printed: ParsedConfig | null
  /** The names that pages may use. */
  readonly names: ConfigNames
  /** Called for each mistake. */
  readonly report: ReportProblem
}

/** Reads the config of `document`. A member with an unusable value is reported, and its default is used. */
export function readPageConfig({ document, tag, text = "", printed: parsed, names, report }: ConfigSource): PageConfig {
  const printed = readPrinted(parsed, report)
  const all: ConfigRecord = { __proto__: null, ...printed, ...readTagMembers(coreConfig, tag) }
  const context = createConfigContext(document, report)
  return {
    ...parseConfigMembers(coreConfig, all, { ...context, ...(names.packages && { packageNames: names.packages }) }),
    all,
    text,
  }
}

/** The parts of `document` that are needed to read its config; `report` is called for each mistake. */
export function createConfigContext(
  { documentElement, baseURI }: Pick<Document, "documentElement" | "baseURI">,
  report: ReportProblem,
): ConfigContext {
  return { locale: parseLocale(documentElement.lang) ?? "en", baseUrl: baseURI, report }
}

/** The members of `table` that are set on the script tag. */
export function readTagMembers(table: ConfigTable, tag: Element | null) {
  return parseTagMembers(table, (name) => tag?.getAttribute(attributePrefix + name) ?? null)
}

function readPrinted(printed: ParsedConfig | null, report: ReportProblem): ConfigRecord {
  if (!printed) return emptyRecord
  if (printed.kind === "bad") {
    report({ kind: "unreadable", reason: printed.reason })
    return emptyRecord
  }
  if (printed.dropped.length > 0) report({ kind: "unsafe-members", names: printed.dropped })
  return printed.config
}
