import { expect, it } from "vitest"
import { createStoryControls, createStoryKey } from "./createStoryControls.ts"

const table = {
  "layout-size": { type: "choice", values: ["small", "large"], fallback: "large", doc: "How large it is." },
  images: { type: "flag", fallback: true, doc: "Shows pictures." },
  goal: { type: "money", fallback: null, doc: "From which on shipping is free." },
} as const

// Storybook draws no control for `control: "select"` here: only what stories say is spelt out by it.
it("spells each option's control out, with its default", () => {
  expect(createStoryControls(table)).toEqual({
    args: { layoutSize: "large", images: true, goal: null },
    argTypes: {
      layoutSize: {
        name: "layoutSize",
        description: "How large it is.",
        control: { type: "select" },
        options: ["small", "large"],
        table: { defaultValue: { summary: "large" } },
      },
      images: {
        name: "images",
        description: "Shows pictures.",
        control: { type: "boolean" },
        table: { defaultValue: { summary: "true" } },
      },
      goal: {
        name: "goal",
        description: "From which on shipping is free.",
        control: { type: "number", min: 0, step: 1 },
      },
    },
  })
})

it("shows the signs of Markdown in a description as they are", () => {
  const doc = "Read from wc_params, *or* from `data-x`."
  const { argTypes } = createStoryControls({ images: { type: "flag", fallback: true, doc } })
  expect(argTypes["images"]?.description).toBe(String.raw`Read from wc\_params, \*or\* from \`data-x\`.`)
})

it("gives a story with another option another key, whatever else it is told", () => {
  const small = createStoryKey(table, { layoutSize: "small", images: true, goal: null })
  expect(createStoryKey(table, { goal: null, images: true, layoutSize: "small", onPress: "a" })).toBe(small)
  expect(createStoryKey(table, { layoutSize: "large", images: true, goal: null })).not.toBe(small)
})
