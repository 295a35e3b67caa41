import { describe, expect, it } from "vitest"
import { type ButtonAction, createButtonState, reduceButtonState } from "./buttonState.ts"

const idle = { loading: false, added: false, viewLink: false }

describe("reduceButtonState", () => {
  it("starts idle", () => {
    expect(createButtonState()).toEqual(idle)
  })

  it.each<[string, ButtonAction[], object]>([
    ["loads at the click", [{ type: "click" }], { ...idle, loading: true }],
    ["is added", [{ type: "click" }, { type: "added" }], { loading: false, added: true, viewLink: true }],
    [
      "shows no link on the basket page",
      [{ type: "click" }, { type: "added", isCart: true }],
      { loading: false, added: true, viewLink: false },
    ],
    ["is idle after a veto", [{ type: "click" }, { type: "vetoed" }], idle],
    ["is idle after a failure", [{ type: "click" }, { type: "failed" }], idle],
    [
      "loads again and keeps its link",
      [{ type: "click" }, { type: "added" }, { type: "click" }],
      { loading: true, added: false, viewLink: true },
    ],
    [
      "keeps its link after a failure",
      [{ type: "click" }, { type: "added" }, { type: "click" }, { type: "failed" }],
      { ...idle, viewLink: true },
    ],
    ["stops spinning after Back", [{ type: "click" }, { type: "restored" }], idle],
    [
      "stays added after Back",
      [{ type: "click" }, { type: "added" }, { type: "restored" }],
      { loading: false, added: true, viewLink: true },
    ],
    ["is added by others, without a click", [{ type: "added" }], { loading: false, added: true, viewLink: true }],
  ])("%s", (_, actions, expected) => {
    expect(actions.reduce(reduceButtonState, createButtonState())).toEqual(expected)
  })
})
