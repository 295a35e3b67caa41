import { parseUrl } from "./parseUrl.ts"
import type { ConfigRecord } from "./config.ts"
import type { ConfigProblem } from "./configProblem.ts"
import type { ConfigOf, ConfigSpec, ConfigTable } from "./configTable.ts"
import { isRecord } from "./isRecord.ts"
import { isSafeNavigationUrl } from "./isSafeNavigationUrl.ts"
import { isMessage } from "./messages.ts"
import { parseLocale } from "./parseLocale.ts"
import { parseNames } from "./parseNames.ts"

/** The parts of a page that are needed to read its config. */
export interface ConfigContext {
  /** The document's language, canonical. */
  readonly locale: string
  /** The base of relative addresses. */
  readonly baseUrl: string
  /** The packages that a list of names may contain. Names are not checked without it. */
  readonly packageNames?: readonly string[]
  /** Called for each mistake. */
  readonly report: (problem: ConfigProblem) => void
}

const emptyRecord: ConfigRecord = Object.freeze({ __proto__: null })

/**
 * Parses the members that `table` names from `raw`. An unusable value is reported and replaced by the default; a missing or null one gets
 * the default without a report. Unknown members are ignored at the top level and reported inside a group.
 */
export function parseConfigMembers<const Table extends ConfigTable>(
  table: Table,
  raw: ConfigRecord,
  context: ConfigContext,
): ConfigOf<Table> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member was just made by the spec of its name, as ConfigOf says
  return parseMembers(table, raw, "", context) as ConfigOf<Table>
}

function parseMembers(
  table: ConfigTable,
  raw: ConfigRecord,
  path: string,
  context: ConfigContext,
): Record<string, unknown> {
  const members = Object.entries(table).map(([name, spec]) => {
    // JSON may contain names that every object inherits.
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined
    return [name, parseMember(spec, value, path + name, context)] as const
  })
  return Object.fromEntries(members)
}

function parseMember(spec: ConfigSpec, value: unknown, path: string, context: ConfigContext): unknown {
  switch (spec.type) {
    case "record":
      return parseRecord(value, path, context)
    case "texts":
      return parseTexts(value, path, context)
    case "group": {
      const members = parseRecord(value, path, context)
      const known = Object.keys(spec.members)
      for (const name of Object.keys(members)) {
        if (known.includes(name)) continue
        context.report({ kind: "unknown-member", subject: `config member ${path}.`, name, known })
      }
      return parseMembers(spec.members, members, `${path}.`, context)
    }
    default: {
      const fallback = spec.type === "locale" ? context.locale : spec.type === "origins" ? [] : spec.fallback
      if (value === undefined || value === null) return fallback
      const parsed = parseScalar(spec, value, context)
      if (parsed === undefined) {
        context.report({ kind: "wrong-value", path, value, expected: spec, used: fallback })
        return fallback
      }
      if (spec.type === "names") reportUnknownPackages(parsed, path, context)
      return parsed
    }
  }
}

type ScalarType = Exclude<ConfigSpec["type"], "record" | "texts" | "group">

/** Returns `undefined` for an unusable value. */
function parseScalar(
  spec: Extract<ConfigSpec, { readonly type: ScalarType }>,
  value: unknown,
  { baseUrl }: ConfigContext,
): unknown {
  switch (spec.type) {
    case "choice":
      return value === spec.nullWord ? null : spec.values.find((each) => each === value)
    case "flag":
      return typeof value === "boolean" ? value : undefined
    case "text":
      return typeof value === "string" && value.length <= (spec.maxLength ?? Infinity) ? value : undefined
    case "locale":
      return parseLocale(value)
    case "currency":
      return typeof value === "string" && /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : undefined
    case "address":
      return isSafeNavigationUrl(value, baseUrl) || (value === false && spec.mayBeFalse) ? value : undefined
    case "money":
      return Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined
    case "names":
      return parseNames(value)
    case "origins":
      return Array.isArray(value) && value.every(isOrigin) ? value.map((each) => new URL(each).origin) : undefined
  }
}

/** An origin as people write it, without a wildcard, which addresses allow. */
function isOrigin(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\/[^/?#@*\\]+\/?$/i.test(value) && parseUrl(value) !== null
}

function reportUnknownPackages(names: unknown, path: string, { packageNames: known, report }: ConfigContext): void {
  if (!known || !Array.isArray(names)) return
  for (const name of names as readonly string[]) {
    if (!known.includes(name)) report({ kind: "unknown-package", path, name, known })
  }
}

function parseRecord(value: unknown, path: string, { report }: ConfigContext): ConfigRecord {
  if (isRecord(value)) return value
  if (value !== undefined && value !== null) report({ kind: "wrong-value", path, value, expected: { type: "record" } })
  return emptyRecord
}

/** Unusable texts are reported here, and ignored when a text is looked up. */
function parseTexts(value: unknown, path: string, context: ConfigContext): ConfigRecord {
  const languages = parseRecord(value, path, context)
  for (const [language, texts] of Object.entries(languages)) {
    for (const [name, text] of Object.entries(parseRecord(texts, `${path}.${language}`, context))) {
      if (isMessage(text)) continue
      context.report({
        kind: "wrong-value",
        path: `${path}.${language}["${name}"]`,
        value: text,
        expected: { type: "message" },
      })
    }
  }
  return languages
}
