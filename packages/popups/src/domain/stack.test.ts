import { describe, expect, it } from "vitest"
import { createHtmlClasses, createLifecycle, createZIndexes, selectCloseTarget, parseDeepLink } from "./index.ts"

it.each([
  [[], []],
  [[{}], ["pum-open", "pum-open-overlay", "pum-open-scrollable"]],
  [[{ overlay_disabled: true, position_fixed: "1" }], ["pum-open", "pum-open-overlay-disabled", "pum-open-fixed"]],
  [
    [{}, { overlay_disabled: true, position_fixed: true }],
    ["pum-open", "pum-open-overlay", "pum-open-overlay-disabled", "pum-open-fixed", "pum-open-scrollable"],
  ],
])("names %j", (open, expected) => {
  expect(createHtmlClasses(open)).toEqual(expected)
})

it.each([
  [[{ id: 1 }], [1999999999]],
  [
    [
      { id: 1, zindex: 50 },
      { id: 2, zindex: 10 },
      { id: 3, zindex: 100 },
    ],
    [50, 51, 100],
  ],
  [
    [{ id: 1, zindex: 2147483647 }, { id: 2 }],
    [2147483647, 2147483647],
  ],
])("layers %j", (open, expected) => {
  expect(createZIndexes(open).map(({ zIndex }) => zIndex)).toEqual(expected)
})

const escapable = { id: 1, close_on_esc_press: true, close_on_f4_press: "1", close_on_overlay_click: 1 }
const firm = { id: 2 }
const key = (name: string, more = {}) => ({ type: "key", key: name, ...more }) as const
const press = (inside: boolean, started?: boolean) =>
  ({
    type: "pointer",
    insideContainer: inside,
    ...(started === undefined ? {} : { startedInsideContainer: started }),
  }) as const

it.each([
  ["Escape", [firm, escapable], key("Escape"), { id: 1, trigger: "ESC Key" }],
  ["F4", [escapable], key("F4"), { id: 1, trigger: "F4 Key" }],
  ["Alt and F4", [escapable], key("F4", { altKey: true }), null],
  ["Ctrl and F4", [escapable], key("F4", { ctrlKey: true }), null],
  ["Escape of an input method", [escapable], key("Escape", { isComposing: true }), null],
  ["a key that is taken", [escapable], key("Escape", { defaultPrevented: true }), null],
  ["another key", [escapable], key("a"), null],
  ["a press beside it", [escapable], press(false), { id: 1, trigger: "Overlay Click" }],
  ["a press in it", [escapable], press(true), null],
  ["a press that began in it", [escapable], press(false, true), null],
  ["a key, with a popup on top that stays open", [escapable, firm], key("Escape"), null],
  ["a press, with a popup on top that stays open", [escapable, firm], press(false), null],
  ["nothing open", [], key("Escape"), null],
])("closes at %s", (_, open, cause, expected) => {
  expect(selectCloseTarget(open, cause)).toEqual(expected)
})

describe("the lifecycle", () => {
  const opened = (id: number) => [
    `${id}:pumBeforeReposition`,
    `${id}:pumAfterReposition`,
    `${id}:pumAfterOpen`,
    `${id}:pumSetupClose`,
  ]
  const closed = (id: number) => [`${id}:pumBeforeClose`, `${id}:pumAfterClose`]

  it("opens and closes", () => {
    const actions = [
      { type: "open", popup: { id: 1 } },
      { type: "open", popup: { id: 1 } },
      { type: "close", id: 1 },
      { type: "close", id: 1 },
    ] as const
    expect(createLifecycle({ open: [], actions })).toEqual({
      log: ["1:pumBeforeOpen", ...opened(1), ...closed(1)],
      open: [],
    })
  })
  it("stops at a veto, with nothing else changed", () => {
    const actions = [{ type: "open", popup: { id: 2, preventOpen: true } }] as const
    expect(createLifecycle({ open: [{ id: 1 }], actions })).toEqual({
      log: ["2:pumBeforeOpen", "2:pumOpenPrevented"],
      open: [1],
    })
  })
  it("closes the others first, except one whose close is vetoed", () => {
    const actions = [{ type: "open", popup: { id: 4 } }, { type: "closeAll" }] as const
    expect(createLifecycle({ open: [{ id: 1 }, { id: 2, preventClose: true }, { id: 3 }], actions })).toEqual({
      log: [
        ...["4:pumBeforeOpen", ...closed(3), "2:pumBeforeClose", "2:pumClosePrevented", ...closed(1), ...opened(4)],
        ...[...closed(4), ...closed(2)],
      ],
      open: [],
    })
  })
  it("keeps those below that it is stacked on", () => {
    const actions = [{ type: "open", popup: { id: 2, stackable: true } }] as const
    expect(createLifecycle({ open: [{ id: 1 }], actions })).toEqual({
      log: ["2:pumBeforeOpen", ...opened(2)],
      open: [1, 2],
    })
  })
})

const popups = [
  { id: 5, slug: "news" },
  { id: 6, slug: "5" },
  { id: 7, slug: "café" },
  { id: 8, slug: "" },
]
it.each([
  ["https://s.test/#popmake-5", 5],
  ["/page/?a=1#popmake-news", 5],
  ["/?popup=6", 6],
  ["/?popup=caf%C3%A9", 7],
  ["/#popmake-caf%C3%A9", 7],
  ["/?popup=7#popmake-5", 5],
  ["/?popup=7#popmake-unknown", 7],
  ["/?popup=9", null],
  ["/?popup=", null],
  ["/#popmake-", null],
  ["/?popup=5&popup_preview=1", null],
  ["/#top", null],
  ["", null],
])("reads the address %j", (url, expected) => {
  expect(parseDeepLink(url, popups)).toBe(expected)
})
