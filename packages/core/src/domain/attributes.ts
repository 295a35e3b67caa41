import type { AttributeProblem } from "./attributeProblem.ts"
import {
  type AttributeSpec,
  type AttributeTable,
  type IntegerSpec,
  maxUrlLength,
  type OptionsOf,
} from "./attributeTable.ts"
import { isSafeUrl } from "./isSafeUrl.ts"

/**
 * Parses a widget's options from the attributes that its table names (`null`: not present). An unusable value is reported and replaced by
 * the default; a missing one gets the default without a report.
 */
export function parseOptions<const Table extends AttributeTable>(
  table: Table,
  raw: Readonly<Record<string, string | null>>,
  report: (problem: AttributeProblem) => void,
): OptionsOf<Table> {
  const options: Record<string, string | number | boolean | null> = {}
  for (const [name, spec] of Object.entries(table)) {
    const value = raw[name] ?? null
    const parsed = value === null ? spec.fallback : parseValue(spec, value)
    if (value !== null && parsed === undefined) report({ kind: "wrong-value", name, value, spec })
    options[formatOptionName(name)] = parsed ?? spec.fallback
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member was just made by the spec of its name, as OptionsOf says
  return options as OptionsOf<Table>
}

/**
 * The attributes that say the same as `options`, some of a widget's by their camel-case names; null for one that is missing. `parseOptions`
 * reads them, so that options that code writes have the limits of those on hooks.
 */
export function formatOptions(
  table: AttributeTable,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, formatOption(options[formatOptionName(name)])]))
}

function formatOption(value: unknown): string | null {
  if (typeof value === "boolean") return value ? "on" : "off"
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** Returns `undefined` for an unusable value. */
function parseValue(spec: AttributeSpec, raw: string): string | number | boolean | undefined {
  const value = raw.trim()
  switch (spec.type) {
    case "choice":
      return spec.values.find((each) => each === value)
    case "flag":
      return value === "on" || (value === "off" ? false : undefined)
    case "integer":
      return parseInteger(value, spec)
    case "money":
      return parseInteger(value, { min: 0 })
    case "text":
      return raw.length <= spec.maxLength ? raw : undefined
    case "url":
      return value !== "" && value.length <= maxUrlLength && isSafeUrl(value) ? value : undefined
  }
}

function parseInteger(
  value: string,
  { min = -Infinity, max = Infinity }: Pick<IntegerSpec, "min" | "max">,
): number | undefined {
  if (!/^-?\d+$/.test(value)) return undefined
  const number = Number(value) + 0
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined
}

function formatOptionName(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
