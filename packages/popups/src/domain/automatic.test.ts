import { describe, expect, it } from "vitest"
import {
  checkFrequency,
  computeScrollDepth,
  enqueuePopup,
  hashVisitor,
  hasReachedScroll,
  type InactivityEvent,
  type InactivityState,
  isExitIntent,
  isWithinSchedule,
  readFrequencyRecord,
  readPeriod,
  recordShown,
  reduceInactivity,
  selectNextPopup,
  selectVariant,
} from "./index.ts"

const day = 86_400_000
const out = {
  type: "mouseout",
  clientY: 5,
  hasRelatedTarget: false,
  buttons: 0,
  editing: false,
  elapsedMs: 2000,
} as const
const flick = {
  type: "scroll",
  deltaY: -300,
  deltaMs: 200,
  maxScrollY: 900,
  viewportHeight: 800,
  elapsedMs: 5000,
} as const

it.each([
  ["leaving at the top", out, {}, true],
  ["leaving below the strip", { ...out, clientY: 21 }, {}, false],
  ["leaving at a strip as wide as configured", { ...out, clientY: 21 }, { sensitivity: 50 }, true],
  ["moving to another element", { ...out, hasRelatedTarget: true }, {}, false],
  ["dragging", { ...out, buttons: 1 }, {}, false],
  ["typing", { ...out, editing: true }, {}, false],
  ["too early", { ...out, elapsedMs: 1999 }, {}, false],
  ["early, where the settings allow it", { ...out, elapsedMs: 0 }, { min_time: 0 }, true],
  ["a fast scroll up", flick, {}, true],
  ["a slow scroll up", { ...flick, deltaMs: 400 }, {}, false],
  ["a scroll down", { ...flick, deltaY: 300 }, {}, false],
  ["a page not yet read", { ...flick, maxScrollY: 700 }, {}, false],
  ["a scroll where touch is off", flick, { touch: false }, false],
  ["two events at once", { ...flick, deltaMs: 0 }, {}, false],
])("counts %s as leaving: %#", (_, sign, trigger, expected) => {
  expect(isExitIntent(sign, trigger)).toBe(expected)
})

it.each([
  [{ scrollY: 0, viewportHeight: 100, documentHeight: 400 }, 0],
  [{ scrollY: 100, viewportHeight: 100, documentHeight: 400 }, 33.33],
  [{ scrollY: 900, viewportHeight: 100, documentHeight: 400 }, 100],
  [{ scrollY: -9, viewportHeight: 100, documentHeight: 400 }, 0],
  [{ scrollY: 0, viewportHeight: 100, documentHeight: 100 }, 100],
])("measures %j", (measure, expected) => {
  expect(computeScrollDepth(measure)).toBe(expected)
})

it("is reached in per cent or pixels", () => {
  const measure = { scrollY: 150, viewportHeight: 100, documentHeight: 400 }
  expect(
    [{}, { depth: 51 }, { depth: 150, unit: "px" }, { depth: 151, unit: "px" }].map((trigger) =>
      hasReachedScroll(trigger, measure),
    ),
  ).toEqual([true, false, true, false])
})

describe("inactivity", () => {
  const run = (events: readonly [InactivityEvent["type"], number][]) => {
    let state: InactivityState | null = null
    return events.flatMap(([type, at]) => {
      state = reduceInactivity(state, { type, at }, { timeout: 5000 })
      return state.fire ? [at] : []
    })
  }
  it.each<[string, [InactivityEvent["type"], number][], number[]]>([
    [
      "fires once",
      [
        ["tick", 0],
        ["tick", 4999],
        ["tick", 5000],
        ["tick", 9000],
      ],
      [5000],
    ],
    [
      "begins anew",
      [
        ["tick", 0],
        ["activity", 3000],
        ["tick", 7999],
        ["tick", 8000],
      ],
      [8000],
    ],
    [
      "doesn't count hidden time",
      [
        ["tick", 0],
        ["hidden", 3000],
        ["tick", 50_000],
        ["visible", 60_000],
        ["tick", 61_999],
        ["tick", 62_000],
      ],
      [62_000],
    ],
    [
      "forgets idle time before a key in a hidden page",
      [
        ["tick", 0],
        ["hidden", 3000],
        ["activity", 4000],
        ["visible", 9000],
        ["tick", 13_999],
        ["tick", 14_000],
      ],
      [14_000],
    ],
    [
      "ignores a second call",
      [
        ["tick", 0],
        ["hidden", 1000],
        ["hidden", 2000],
        ["visible", 3000],
        ["visible", 4000],
        ["tick", 7000],
      ],
      [7000],
    ],
  ])("%s", (_, events, fired) => {
    expect(run(events)).toEqual(fired)
  })
})

describe("frequency", () => {
  const record = { count: 2, firstAt: 0, lastAt: 1000, converted: false }
  it.each([
    ["no cap", null, record, 0, "ok", null],
    ["never shown", { max: 1 }, null, 0, "ok", null],
    ["converted", { max: 9 }, { ...record, converted: true }, day, "converted", null],
    [
      "converted, and that doesn't matter",
      { max: 9, stop_after_conversion: false },
      { ...record, converted: true },
      day,
      "ok",
      null,
    ],
    ["too soon", { min_gap_ms: 500 }, record, 1499, "gap", 1500],
    ["late enough", { min_gap_ms: 500 }, record, 1500, "ok", null],
    ["too often today", { max: 2, per: "day" }, record, day - 1, "cap", day],
    ["the next day", { max: 2, per: "day" }, record, day, "ok", null],
    ["too often this week", { max: 2, per: "week" }, record, day, "cap", 7 * day],
    ["too often this month", { max: 2, per: "month" }, record, day, "cap", 30 * day],
    ["too often ever", { max: 2 }, record, 900 * day, "cap", null],
    ["never at all", { max: 0, per: "day" }, null, 0, "cap", null],
  ])("%s", (_, cap, shown, now, reason, retryAt) => {
    expect(checkFrequency(cap, shown, now)).toEqual({ allowed: reason === "ok", reason, retryAt })
  })
  it("counts, and begins a new window after the old one", () => {
    const first = recordShown({ per: "day" }, null, 5)
    expect(first).toEqual({ count: 1, firstAt: 5, lastAt: 5, converted: false })
    expect(recordShown({ per: "day" }, { ...first, converted: true }, 9)).toEqual({
      count: 2,
      firstAt: 5,
      lastAt: 9,
      converted: true,
    })
    expect(recordShown({ per: "day" }, { ...first, converted: true }, 5 + day)).toEqual({
      count: 1,
      firstAt: 5 + day,
      lastAt: 5 + day,
      converted: true,
    })
    expect(recordShown({ per: "ever" }, first, 900 * day).count).toBe(2)
  })
  it("reads what was stored", () => {
    expect(readFrequencyRecord(record)).toEqual(record)
    expect([null, "x", {}, { ...record, lastAt: "x" }, [1]].map(readFrequencyRecord)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect([{ per: "day" }, { per: "toString" }, null].map(readPeriod)).toEqual(["day", "ever", "ever"])
  })
})

describe("schedule", () => {
  // A Wednesday; Madrid is two hours ahead.
  const at = (time: string, date = "2024-07-10") => Date.parse(`${date}T${time}:00Z`)
  const madrid = { timezone: "Europe/Madrid" }
  it.each([
    ["none", null, at("10:00"), true],
    ["an empty one", {}, at("10:00"), true],
    ["its start", { start: at("10:00") }, at("10:00"), true],
    ["before its start", { start: at("10:00") }, at("09:59"), false],
    ["its end", { end: at("10:00") }, at("10:00"), false],
    ["hours", { from: "09:00", to: "17:00" }, at("09:00"), true],
    ["after hours", { from: "09:00", to: "17:00" }, at("17:00"), false],
    ["hours elsewhere", { ...madrid, from: "12:00", to: "13:00" }, at("10:30"), true],
    ["hours over midnight", { from: "22:00", to: "02:00" }, at("23:00"), true],
    ["hours after midnight", { from: "22:00", to: "02:00" }, at("01:59"), true],
    ["outside hours over midnight", { from: "22:00", to: "02:00" }, at("02:00"), false],
    ["the day", { days: [3] }, at("10:00"), true],
    ["another day", { days: [0, 6] }, at("10:00"), false],
    ["the day on which the hours began", { days: [3], from: "22:00", to: "02:00" }, at("01:00", "2024-07-11"), true],
    ["the night before the day", { days: [3], from: "22:00", to: "02:00" }, at("01:00"), false],
    ["a whole day", { from: "10:00", to: "10:00" }, at("09:00"), true],
    ["bad times", { from: "25:00", to: "x" }, at("09:00"), true],
    ["a bad zone", { timezone: "Mars/Base", from: "09:00", to: "10:00" }, at("09:30"), true],
    ["an exception", { except: ["2024-07-10"] }, at("10:00"), false],
    [
      "after midnight of a day that had 23 hours",
      { days: [0], from: "22:00", to: "02:00", timezone: "Europe/Madrid" },
      Date.UTC(2026, 2, 29, 22, 30),
      true,
    ],
    [
      "after midnight of a day that had 25 hours",
      { days: [0], from: "22:00", to: "02:00", timezone: "Europe/Madrid" },
      Date.UTC(2026, 9, 25, 23, 30),
      true,
    ],
    ["a year of five digits", { from: "22:00", to: "02:00" }, Date.UTC(20000, 0, 1), true],
    ["an exception in its own zone", { ...madrid, except: ["2024-07-11"] }, at("22:30"), false],
  ])("%s", (_, schedule, now, expected) => {
    expect(isWithinSchedule(schedule, now)).toBe(expected)
  })
})

describe("queue", () => {
  const queue = [
    { id: 3, at: 5 },
    { id: 2, at: 5 },
    { id: 1, at: 9, priority: 5 },
    { id: 3, at: 1, priority: 9 },
  ].reduce((items, item) => enqueuePopup(items, item), enqueuePopup([], { id: 4, at: 1 }))
  const state = { openCount: 0, lastClosedAt: null, shown: 0, now: 100 }
  const config = { gapMs: 50, maxPerPage: 0 }

  it("is ordered by priority, time and id, and holds each once", () => {
    expect(queue.map(({ id }) => id)).toEqual([1, 4, 2, 3])
  })
  it.each([
    ["the first", queue, {}, {}, { id: 1, waitMs: 0, reason: "ok" }],
    ["nobody", [], { openCount: 1 }, {}, { id: null, waitMs: 0, reason: "empty" }],
    ["none while one is open", queue, { openCount: 1 }, {}, { id: null, waitMs: 0, reason: "busy" }],
    ["none beyond the limit", queue, { shown: 2 }, { maxPerPage: 2 }, { id: null, waitMs: 0, reason: "limit" }],
    ["none before the gap is over", queue, { lastClosedAt: 60 }, {}, { id: null, waitMs: 10, reason: "gap" }],
    ["the first after the gap", queue, { lastClosedAt: 50 }, {}, { id: 1, waitMs: 0, reason: "ok" }],
  ])("lets in %s", (_, items, change, configChange, expected) => {
    expect(selectNextPopup(items, { ...state, ...change }, { ...config, ...configChange })).toEqual(expected)
  })
})

describe("variants", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("hashes %j", (text, expected) => {
    expect(hashVisitor(text)).toBe(expected)
  })
  it("hashes the bytes of UTF-8", () => {
    expect(hashVisitor("é")).toBe(Math.imul(Math.imul(0x811c9dc5 ^ 0xc3, 0x01000193) ^ 0xa9, 0x01000193) >>> 0)
  })
  const test = { id: "t", variants: [{ popupId: 1 }, { popupId: 2, weight: 3 }, { popupId: 3, weight: 0 }] }
  it("keeps a stored variant, and chooses a new one by weight", () => {
    expect(selectVariant(test, "v", 3)).toBe(3)
    expect(selectVariant(test, "v", 9)).toBe(selectVariant(test, "v", null))
    const chosen = Array.from({ length: 4000 }, (_, index) => selectVariant(test, `visitor ${index}`, null))
    const share = chosen.filter((popupId) => popupId === 2).length / chosen.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.8)
    expect(chosen).not.toContain(3)
  })
  it("shows none without weights", () => {
    expect(selectVariant({ id: "t", variants: [{ popupId: 1, weight: 0 }] }, "v", null)).toBeNull()
    expect(selectVariant(null, "v", null)).toBeNull()
    expect(selectVariant({ id: "t", variants: [{ popupId: 1, weight: 1.5 }, { popupId: "2" }] }, "v", null)).toBeNull()
  })
})
