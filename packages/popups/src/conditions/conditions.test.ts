import { afterEach, describe, expect, it, vi } from "vitest"
import { checkConditions, nameConditions } from "./conditions.ts"
import { evaluateConditions } from "../domain/index.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

afterEach(() => {
  Reflect.deleteProperty(window, "PUM")
  Reflect.deleteProperty(window, "jQuery")
})

/** Registers checkers by the page's own filter. */
function provideCheckers(checkers: object): void {
  const applyFilters = (name: string, value: unknown) => (name === "popupMaker.conditionCallbacks" ? checkers : value)
  Reflect.set(window, "PUM", { hooks: { applyFilters } })
}

async function check(conditions: readonly unknown[]) {
  const { find } = await start({ 1: instantly({ conditions }) })
  const popup = find(1)
  const received: unknown[] = []
  popup.root.addEventListener("ringside:pumCheckingCondition", (event) => {
    if (event instanceof CustomEvent) received.push((event.detail as { readonly args: readonly unknown[] }).args)
  })
  const isMet = evaluateConditions(nameConditions(popup), checkConditions(popup))
  return { isMet, received, popup }
}

describe("conditions that the library checks", () => {
  afterEach(() => {
    vi.restoreAllMocks()
    window.history.replaceState(null, "", "/")
  })

  it.each([
    ["https://news.example/a", { contains: "news.example" }, true],
    ["https://news.example/a", { contains: "other" }, false],
    ["https://news.example/a", {}, false],
    ["", {}, true],
  ])("the address that the shopper came from: %s, %o", async (referrer, settings, expected) => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, "referrer", "get").mockReturnValue(referrer)
    expect((await check([[{ target: "ringside_referrer", settings }]])).isMet).toBe(expected)
  })

  it("the address that the shopper came from before LiteSpeed loaded the page again", async () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, "referrer", "get").mockReturnValue(window.location.href)
    Object.defineProperty(document, "referrer", { get: () => "https://news.example/a", configurable: true })
    const { isMet } = await check([[{ target: "ringside_referrer", settings: { contains: "news.example" } }]])
    Reflect.deleteProperty(document, "referrer")
    expect(isMet).toBe(true)
  })

  it.each([
    ["/?utm_campaign=spring", {}, true],
    ["/?utm_campaign=spring", { value: "spring" }, true],
    ["/?utm_campaign=spring", { value: "autumn" }, false],
    ["/?ref=letter", { param: "ref", value: "letter" }, true],
    ["/", {}, false],
  ])("the campaign in %s, %o", async (path, settings, expected) => {
    window.history.replaceState(null, "", path)
    expect((await check([[{ target: "ringside_campaign", settings }]])).isMet).toBe(expected)
  })
})

it.each([
  [[{ target: "gone" }], true],
  [[{ target: "gone", not_operand: true }], false],
  [[{ target: "gone", not_operand: true }, { target: "gone" }], true],
  [[{ settings: {} }], false],
])("a condition without a checker counts as met, and is reported: %j", async (group, expected) => {
  const { isMet } = await check([group])
  expect(isMet).toBe(expected)
  const warnings = vi.mocked(console.warn).mock.calls.flat()
  expect(warnings.includes("Condition gone does not exist.")).toBe(group.some((each) => "target" in each))
})

describe("conditions of the page's own checkers", () => {
  it("are passed the result of their group so far", async () => {
    provideCheckers({ yes: () => true, no: () => false })
    const [no, yes, inverted] = [{ target: "no" }, { target: "yes" }, { target: "yes", not_operand: true }]
    const { isMet, received } = await check([
      [no, yes, no],
      [inverted, true, no],
    ])
    expect(isMet).toBe(true)
    expect(received).toEqual([
      [false, no],
      [true, yes],
      [true, no],
      [false, inverted],
      [true, no],
    ])
  })

  it("get the settings when the filter adds them, and only the condition from the older registry", async () => {
    const calls: (readonly unknown[])[] = []
    provideCheckers({ newer: (...args: readonly unknown[]) => calls.push(args) })
    const popmake = Object.assign(() => undefined, {
      conditions: { older: (...args: readonly unknown[]) => calls.push(args) },
    })
    const collection = Object.fromEntries(["on", "off", "trigger", "data"].map((name) => [name, () => undefined]))
    Reflect.set(
      window,
      "jQuery",
      Object.assign(() => collection, { fn: { ...collection, popmake } }),
    )
    const settings = { min: 1 }
    await check([
      [
        { target: "newer", settings },
        { target: "older", settings },
      ],
    ])
    expect(calls).toEqual([[settings, { target: "newer", settings }], [{ target: "older", settings }]])
  })

  it("fail when there are more than two thousand", async () => {
    provideCheckers({ yes: () => true })
    const groups = Array.from({ length: 2001 }, (_, index) => [{ target: "yes", settings: { index } }])
    const { isMet, received } = await check(groups)
    expect([isMet, received.length]).toEqual([false, 2000])
  })
})
