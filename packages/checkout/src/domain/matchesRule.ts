import { isRecord, readList } from "@ringside/core/domain"

/** A value that the page lacks, such as the weight of the basket. */
export const unknownValue: unique symbol = Symbol("unknown")

/** Whether a value fits; null where that can't be said here, so that the shop decides. */
export type RuleResult = boolean | null

type Check = (rule: unknown, value: unknown, schema: Readonly<Record<string, unknown>>) => RuleResult

const depthMax = 30
/** The keywords that restrict no value. */
const notes = new Set(["$schema", "$id", "$comment", "title", "description", "default", "examples", "errorMessage"])

/**
 * Whether a value fits a JSON schema (draft 07), by which extensions of the shop say when a field is asked for. A keyword that isn't known
 * here, such as `$ref` or `format`, leaves the answer open.
 */
export function matchesRule(schema: unknown, value: unknown, depth = 0): RuleResult {
  if (typeof schema === "boolean") return schema
  if (value === unknownValue || !isRecord(schema) || depth > depthMax) return null
  return every(
    Object.entries(schema)
      .filter(([keyword]) => !notes.has(keyword) && keyword !== "then" && keyword !== "else")
      .map(([keyword, rule]) =>
        isRecord(rule) && "$data" in rule ? null : checkOf(keyword, depth)(rule, value, schema),
      ),
  )
}

/**
 * Reads a schema's message about a value that doesn't fit (`errorMessage`): one sentence for everything in it, or one for each keyword,
 * with that of `_` for the others. Null where it says nothing.
 */
export function readRuleMessage(schema: unknown, value: unknown): string | null {
  if (!isRecord(schema)) return null
  const { errorMessage: own } = schema
  if (typeof own === "string" && own !== "") return own
  if (!isRecord(own)) return null
  const { then, else: otherwise } = schema
  const failed = Object.keys(schema).filter(
    (keyword) => matchesRule({ then, else: otherwise, [keyword]: schema[keyword] }, value) === false,
  )
  const text = [...failed, "_"].map((keyword) => own[keyword]).find((each) => typeof each === "string" && each !== "")
  return typeof text === "string" ? text : null
}

/** False wins, then what is open. */
function every(results: readonly RuleResult[]): RuleResult {
  return results.includes(false) ? false : results.includes(null) ? null : true
}

function some(results: readonly RuleResult[]): RuleResult {
  return results.includes(true) ? true : results.includes(null) ? null : false
}

const not = (result: RuleResult): RuleResult => (result === null ? null : !result)
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function checkOf(keyword: string, depth: number): Check {
  const match = (schema: unknown, value: unknown) => matchesRule(schema, value, depth + 1)
  const create = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined
  return create?.(match) ?? (() => null)
}

type Match = (schema: unknown, value: unknown) => RuleResult

/** A bound of what a value has as a number; other values have no such bound. */
const bound =
  (measure: (value: unknown) => number | null, isWithin: (size: number, limit: number) => boolean) =>
  (): Check =>
  (rule, value) => {
    const size = measure(value)
    return size === null || typeof rule !== "number" || isWithin(size, rule)
  }
const asNumber = (value: unknown) => (typeof value === "number" ? value : null)
const lengthOf = (value: unknown) => (typeof value === "string" ? Array.from(value).length : null)
const countOf = (value: unknown) => (Array.isArray(value) ? value.length : null)
const atLeast = (size: number, limit: number) => size >= limit
const atMost = (size: number, limit: number) => size <= limit

const checks: Readonly<Record<string, (match: Match) => Check>> = {
  type: () => (rule, value) => [rule].flat().some((type) => isOfType(type, value)),
  const: () => (rule, value) => isEqual(rule, value),
  enum: () => (rule, value) => readList(rule).some((each) => isEqual(each, value)),
  not: (match) => (rule, value) => not(match(rule, value)),
  allOf: (match) => (rule, value) => every(readList(rule).map((each) => match(each, value))),
  anyOf: (match) => (rule, value) => some(readList(rule).map((each) => match(each, value))),
  oneOf: (match) => (rule, value) => {
    const results = readList(rule).map((each) => match(each, value))
    return results.includes(null) ? null : results.filter(Boolean).length === 1
  },
  if: (match) => (rule, value, schema) => {
    const isMet = match(rule, value)
    return isMet === null ? null : match(schema[isMet ? "then" : "else"] ?? true, value)
  },
  properties: (match) => (rule, value) => {
    if (!isRecord(value) || !isRecord(rule)) return true
    return every(
      Object.entries(rule).map(([key, schema]) => (Object.hasOwn(value, key) ? match(schema, value[key]) : true)),
    )
  },
  required: () => (rule, value) =>
    !isRecord(value) || readList(rule).every((key) => typeof key === "string" && Object.hasOwn(value, key)),
  items: (match) => (rule, value) =>
    Array.isArray(rule) ? null : every(readList(value).map((each) => match(rule, each))),
  contains: (match) => (rule, value) => !Array.isArray(value) || some(readList(value).map((each) => match(rule, each))),
  uniqueItems: () => (rule, value) =>
    rule !== true || new Set(readList(value).map((each) => JSON.stringify(each))).size === readList(value).length,
  pattern: () => (rule, value) => (typeof value === "string" ? matchesPattern(rule, value) : true),
  minimum: bound(asNumber, atLeast),
  maximum: bound(asNumber, atMost),
  exclusiveMinimum: bound(asNumber, (size, limit) => size > limit),
  exclusiveMaximum: bound(asNumber, (size, limit) => size < limit),
  minLength: bound(lengthOf, atLeast),
  maxLength: bound(lengthOf, atMost),
  minItems: bound(countOf, atLeast),
  maxItems: bound(countOf, atMost),
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === "null") return value === null
  if (type === "array") return Array.isArray(value)
  if (type === "object") return isRecord(value)
  return type === "integer" ? Number.isInteger(value) : typeof value === type
}

/** Longest text that is matched: a shop's pattern may take very long on a longer one. */
const patternTextMax = 200

/** Whether a text has the form of a regular expression; null for a long text, or where the expression can't be read. */
export function matchesPattern(rule: unknown, value: string): RuleResult {
  if (typeof rule !== "string" || value.length > patternTextMax) return null
  try {
    return new RegExp(rule, "u").test(value)
  } catch {
    return null
  }
}
