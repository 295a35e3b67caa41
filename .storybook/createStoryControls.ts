import { type AttributeSpec, type AttributeTable, parseOptions } from "../packages/core/src/domain/index.ts"
import type { Args, StrictArgTypes } from "storybook/internal/types"

/** Controls for a widget's options, and the defaults they start with. */
export interface StoryControls {
  readonly argTypes: StrictArgTypes
  readonly args: Args
}

/** Makes controls from a widget's attributes, one an option by its camel-case name. */
export function createStoryControls(table: AttributeTable): StoryControls {
  const args: Args = parseOptions(table, {}, () => undefined)
  const specs = Object.values(table)
  // Options come in the order of their attributes.
  const named = Object.keys(args).flatMap((name, index) => {
    const spec = specs[index]
    if (!spec) return []
    const { doc, fallback } = spec
    const shown = fallback === null ? {} : { table: { defaultValue: { summary: String(fallback) } } }
    return [[name, { name, description: escapeMarkdown(doc), ...shown, ...createControl(spec) }] as const]
  })
  return { args, argTypes: Object.fromEntries(named) }
}

/**
 * Options of a story by its widget's table, as a key: a page reads a hook's options once, so a story with another option is
 * another hook.
 */
export function createStoryKey(table: AttributeTable, args: Args): string {
  return JSON.stringify(Object.keys(parseOptions(table, {}, () => undefined)).map((name) => args[name] as unknown))
}

/** Storybook reads descriptions as Markdown; ours are plain words. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`]/g, String.raw`\$&`)
}

/** Storybook spells out what stories say, but takes what an enhancer says as it is: the name of a control alone draws none. */
interface SpeltOutControl {
  readonly control: { readonly type: "select" | "boolean" | "number" | "text" } & Readonly<Record<string, unknown>>
  readonly options?: readonly string[]
}

function createControl(spec: AttributeSpec): SpeltOutControl {
  switch (spec.type) {
    case "choice":
      return { control: { type: "select" }, options: spec.values }
    case "flag":
      return { control: { type: "boolean" } }
    case "integer":
      return { control: { type: "number", min: spec.min, max: spec.max, step: 1 } }
    case "money":
      return { control: { type: "number", min: 0, step: 1 } }
    case "text":
      return { control: { type: "text", maxLength: spec.maxLength } }
    case "url":
      return { control: { type: "text" } }
  }
}
