import { type AttributeSpec, type AttributeTable, parseOptions } from "../packages/core/src/domain/index.ts"
import type { Args, StrictArgTypes } from "storybook/internal/types"

/** Controls for a widget's options, and their initial values. */
export interface StoryControls {
  readonly argTypes: StrictArgTypes
  readonly args: Args
}

/** Creates one control per attribute of a widget, under the option's camel-case name. */
export function createStoryControls(table: AttributeTable): StoryControls {
  const args: Args = parseOptions(table, {}, () => undefined)
  const specs = Object.values(table)
  // `parseOptions` returns the options in the order of the table.
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
 * A React key from a story's options. A page reads a hook's options only once, so a changed option must remount the story with a
 * new hook.
 */
export function createStoryKey(table: AttributeTable, args: Args): string {
  return JSON.stringify(Object.keys(parseOptions(table, {}, () => undefined)).map((name) => args[name] as unknown))
}

/** Storybook renders descriptions as Markdown; ours are plain text. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`]/g, String.raw`\$&`)
}

/** The long form of a control. Storybook expands the short form (`control: "select"`) in stories, but not in enhancers. */
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
