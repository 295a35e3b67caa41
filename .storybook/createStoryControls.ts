import { type AttributeSpec, type AttributeTable, parseOptions } from "../packages/core/src/domain/index.ts"
import type { Args, InputType, StrictArgTypes } from "storybook/internal/types"

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
    return spec ? [[name, { name, description: spec.doc, ...createControl(spec) }] as const] : []
  })
  return { args, argTypes: Object.fromEntries(named) }
}

function createControl(spec: AttributeSpec): Pick<InputType, "control" | "options"> {
  switch (spec.type) {
    case "choice":
      return { control: "select", options: spec.values }
    case "flag":
      return { control: "boolean" }
    case "integer":
      return { control: { type: "number", min: spec.min, max: spec.max, step: 1 } }
    case "money":
      return { control: { type: "number", min: 0, step: 1 } }
    case "text":
      return { control: { type: "text", maxLength: spec.maxLength } }
    case "url":
      return { control: "text" }
  }
}
