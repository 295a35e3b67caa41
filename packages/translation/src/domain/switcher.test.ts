import { describe, expect, it } from "vitest"
import { reduceSwitcher, selectFragmentKeys } from "./index.ts"

const modes = ["hover", "click"] as const
type Focus = "first" | "trigger" | null
type Row = readonly [what: string, event: Parameters<typeof reduceSwitcher>[1], whenClosed: Step, whenOpen: Step]
type Step = readonly [open: boolean, focus: Focus, prevent: boolean]

const closed = [false, null, false] as const
const open = [true, null, false] as const

const always: readonly Row[] = [
  ["Enter", { type: "key", key: "Enter" }, [true, "first", true], [false, "trigger", true]],
  ["Space", { type: "key", key: " " }, [true, "first", true], [false, "trigger", true]],
  ["ArrowDown", { type: "key", key: "ArrowDown" }, [true, "first", true], [true, "first", true]],
  ["Escape", { type: "key", key: "Escape" }, closed, [false, "trigger", true]],
  ["Tab", { type: "key", key: "Tab" }, closed, open],
  ["ArrowUp", { type: "key", key: "ArrowUp" }, closed, open],
  ["a", { type: "key", key: "a" }, closed, open],
  ["no key", { type: "key" }, closed, open],
  ["tap", { type: "tap" }, [true, null, true], [false, null, true]],
  ["a press outside", { type: "outside" }, closed, closed],
  ["focus leaving", { type: "focusout" }, closed, closed],
  ["an unknown event", { type: "wheel" as "tap" }, closed, open],
]
const byMode: Readonly<Record<(typeof modes)[number], readonly Row[]>> = {
  hover: [
    ["mouseenter", { type: "mouseenter" }, open, open],
    ["mouseleave", { type: "mouseleave" }, closed, closed],
    ["click", { type: "click" }, closed, open],
  ],
  click: [
    ["mouseenter", { type: "mouseenter" }, closed, open],
    ["mouseleave", { type: "mouseleave" }, closed, open],
    ["click", { type: "click" }, [true, null, true], [false, null, true]],
  ],
}

const toObject = ([isOpen, focus, prevent]: Step) => ({ open: isOpen, focus, prevent })

describe.each(modes)("a switcher in %s mode", (mode) => {
  it.each([...always, ...byMode[mode]])("takes %s", (_, event, whenClosed, whenOpen) => {
    expect(reduceSwitcher({ open: false }, event, mode)).toEqual(toObject(whenClosed))
    expect(reduceSwitcher({ open: true }, event, mode)).toEqual(toObject(whenOpen))
  })
})

it.each(byMode.hover)("takes %s as in hover mode when none is given", (_, event, whenClosed, whenOpen) => {
  for (const mode of [undefined, null, 7 as unknown as null]) {
    expect(reduceSwitcher({ open: false }, event, mode)).toEqual(toObject(whenClosed))
    expect(reduceSwitcher({ open: true }, event, mode)).toEqual(toObject(whenOpen))
  }
})

it("leaves its state unchanged", () => {
  const state = Object.freeze({ open: false })
  reduceSwitcher(state, { type: "tap" })
  expect(state).toEqual({ open: false })
})

it.each<[string | null, readonly string[]]>([
  ["wc_fragments_0f1e", ["wc_fragments_0f1e"]],
  [null, ["wc_fragments_0f1e", "wc_fragments_en"]],
])("with the fragment name %j removes %j", (name, keys) => {
  expect(selectFragmentKeys(name, ["wc_fragments_0f1e", "wc_fragments_en", "wc_cart_hash", "other"])).toEqual(keys)
})
