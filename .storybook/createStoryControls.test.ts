import { expect, it } from "vitest"
import { createStoryControls } from "./createStoryControls.ts"

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
