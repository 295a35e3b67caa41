import { expect, it } from "vitest"
import { createStoryControls, createStoryKey } from "./createStoryControls.ts"

const table = {
  "layout-size": { type: "choice", values: ["small", "large"], fallback: "large", doc: "How large it is." },
  images: { type: "flag", fallback: true, doc: "Shows pictures." },
  goal: { type: "money", fallback: null, doc: "From which on shipping is free." },
} as const

// `control: "select"` would render no control: Storybook expands this short form only in stories, not in enhancers.
it("describes each option's control in full, with its default", () => {
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

it("escapes Markdown in a description", () => {
  const doc = "Read from wc_params, *or* from `data-x`."
  const { argTypes } = createStoryControls({ images: { type: "flag", fallback: true, doc } })
  expect(argTypes["images"]?.description).toBe(String.raw`Read from wc\_params, \*or\* from \`data-x\`.`)
})

it("changes a story's key with its options only", () => {
  const small = createStoryKey(table, { layoutSize: "small", images: true, goal: null })
  expect(createStoryKey(table, { goal: null, images: true, layoutSize: "small", onPress: "a" })).toBe(small)
  expect(createStoryKey(table, { layoutSize: "large", images: true, goal: null })).not.toBe(small)
})
