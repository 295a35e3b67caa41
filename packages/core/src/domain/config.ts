import { isRecord } from "./isRecord.ts"
import { parseJson } from "./parseJson.ts"

/** An object of a page's config, without a prototype. The packages that own its members check their values. */
export type ConfigRecord = Readonly<Record<string, unknown>>

/**
 * The result of parsing a config. `reason` completes "the config …"; `dropped` lists the paths of up to 20 members that could reach a
 * prototype.
 */
export type ParsedConfig =
  | { readonly kind: "ok"; readonly config: ConfigRecord; readonly dropped: readonly string[] }
  | { readonly kind: "bad"; readonly reason: string }

/** The limits of a config: characters of text, and levels of nested objects and lists. */
export interface ConfigLimits {
  readonly maxCharacters: number
  readonly maxDepth: number
}

/** The longest config, in characters: far more than a shop prints, and little enough for a phone to parse. */
export const maxConfigCharacters = 1_048_576
const defaultLimits: ConfigLimits = { maxCharacters: maxConfigCharacters, maxDepth: 64 }

/**
 * Limits of the report on dropped members: how many are listed, and how many characters of each name. A config may hold many, with long
 * names.
 */
const maxDropped = 20
const maxStepLength = 60

const droppedNames: readonly string[] = ["__proto__", "constructor", "prototype"]

/**
 * Reads the JSON of a page's config. No object in the result has a prototype, nor a member by which copying it later could reach
 * one. Never throws: text that is too long, too deep, no JSON or no object is "bad", with the reason.
 */
export function parseConfig(text: string, { maxCharacters, maxDepth }: ConfigLimits = defaultLimits): ParsedConfig {
  if (text.length > maxCharacters) return { kind: "bad", reason: `is longer than ${maxCharacters} characters` }
  const config = parseJson(text)
  if (config === undefined) return { kind: "bad", reason: "is not valid JSON" }
  if (!isRecord(config)) return { kind: "bad", reason: "is not a JSON object" }
  const dropped = removePrototypes(config, maxDepth)
  return dropped ? { kind: "ok", config, dropped } : { kind: "bad", reason: `is nested deeper than ${maxDepth} levels` }
}

/**
 * Removes prototypes from the tree in place. It keeps a list of objects to visit instead of calling itself, so that depth costs no stack.
 * @returns the paths of the first dropped members, or `null` when the tree is too deep.
 */
function removePrototypes(root: Record<string, unknown>, maxDepth: number): string[] | null {
  const dropped: string[] = []
  const waiting = [{ value: root as unknown, path: "", depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (typeof value !== "object" || value === null) continue
    if (depth > maxDepth) return null
    const removed = isRecord(value) ? removePrototype(value).map((name) => path + name) : []
    dropped.push(...removed.slice(0, maxDropped - dropped.length))
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      waiting.push({ value: member, path: `${path}${name.slice(0, maxStepLength)}.`, depth: depth + 1 })
    }
  }
  return dropped
}

/** @returns the names of members that were dropped. */
function removePrototype(record: Record<string, unknown>): string[] {
  const names = droppedNames.filter((name) => Object.hasOwn(record, name))
  for (const name of names) Reflect.deleteProperty(record, name)
  Object.setPrototypeOf(record, null)
  return names
}
