import { consentService } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { closePopup } from "../opening/closePopup.ts"
import { openPopup } from "../opening/openPopup.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

const counter = { analytics_enabled: true, analytics_api: "/wp-json/pum/v1" }
const sent: string[] = []

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  sessionStorage.clear()
  Reflect.set(navigator, "sendBeacon", (_: string, data: FormData) => {
    const fields = new Map(data)
    sent.push(
      ["event", "pid"]
        .map((name) => JSON.stringify(fields.get(name)))
        .join(" ")
        .replaceAll('"', ""),
    )
    return true
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, "sendBeacon")
  Reflect.deleteProperty(window, "tagList")
})

describe("before the shopper's decision is known", () => {
  it("keeps counts and data layer entries until consent, then sends them", async () => {
    const { page, find } = await start(
      { 1: instantly() },
      {
        vars: { ...counter, ringside: { data_layer: "tagList" } },
        // The code that reads consent tools is on its way.
        prepare: (opened) => consentService.of(opened).awaitFill(),
      },
    )
    openPopup(find(1))
    expect([sent, Reflect.get(window, "tagList")]).toEqual([[], undefined])
    consentService.of(page).fill({ marketing: "granted", statistics: "granted" })
    expect(sent).toEqual(["open 1"])
    expect(Reflect.get(window, "tagList")).toMatchObject([{ event: "popup_open", popup_id: 1 }])
  })

  it("sends them where the page turns out to have no consent tool, and drops them after a refusal", async () => {
    const setup = {
      vars: counter,
      prepare: (opened: Parameters<typeof consentService.of>[0]) => consentService.of(opened).awaitFill(),
    }
    const without = await start({ 1: instantly() }, setup)
    openPopup(without.find(1))
    consentService.of(without.page).fill({})
    expect(sent).toEqual(["open 1"])
    without.page.stop()
    const refused = await start({ 1: instantly() }, setup)
    openPopup(refused.find(1))
    consentService.of(refused.page).fill({ marketing: "denied" })
    expect(sent).toEqual(["open 1"])
  })
})

const readAll = (store: Storage) =>
  Object.fromEntries(Array.from(store, (_, index) => store.key(index) ?? "").map((key) => [key, store.getItem(key)]))
const tests = [{ id: "words", variants: [{ popupId: 1 }, { popupId: 2, weight: 0 }] }]

describe("the browser's storage", () => {
  it("gets the visitor's key and variant only with consent, and loses them with it", async () => {
    const { page } = await start(
      { 1: instantly(), 2: instantly() },
      { vars: { ringside: { tests } }, prepare: (opened) => consentService.of(opened).fill({ marketing: "pending" }) },
    )
    expect(readAll(localStorage)).toEqual({})
    consentService.of(page).fill({ marketing: "granted" })
    expect(readAll(localStorage)).toEqual({
      ringside_pum_ab: '{"words":1}',
      ringside_pum_vid: expect.stringMatching(/^[\da-f]{16}$/) as string,
    })
    consentService.of(page).fill({ marketing: "denied" })
    expect(readAll(localStorage)).toEqual({})
  })

  it("keeps the variant of an earlier visit while the decision is not known yet", async () => {
    localStorage.setItem("ringside_pum_vid", "0123456789abcdef")
    localStorage.setItem("ringside_pum_ab", '{"words":2}')
    const trigger = { triggers: [{ type: "auto_open", settings: {} }] }
    const { find } = await start(
      { 1: instantly(trigger), 2: instantly(trigger) },
      { vars: { ringside: { tests } }, prepare: (opened) => consentService.of(opened).awaitFill() },
    )
    expect([find(1).state, find(2).state]).toEqual(["closed", "open"])
  })

  it("counts a limited popup's openings in the session before consent, permanently after it, and in the session after a refusal", async () => {
    const { page, find } = await start(
      { 1: instantly({ frequency: { max: 9, per: "ever" } }) },
      { prepare: (opened) => consentService.of(opened).fill({ marketing: "pending" }) },
    )
    const show = () => {
      openPopup(find(1))
      closePopup(find(1), { isInstant: true })
    }
    const count = (store: Storage) => /"count":(\d+)/.exec(store.getItem("ringside_pum_freq") ?? "")?.[1]
    show()
    expect([count(localStorage), count(sessionStorage)]).toEqual([undefined, "1"])
    consentService.of(page).fill({ marketing: "granted" })
    await page.clock.advance(1000)
    show()
    expect(count(localStorage)).toBe("2")
    consentService.of(page).fill({ marketing: "denied" })
    expect([count(localStorage), count(sessionStorage)]).toEqual([undefined, "2"])
  })
})

it.each([
  ["after a refusal", {}, "denied"],
  ["where the page doesn't count", { analytics_enabled: false }, "granted"],
  ["where tracking is off", { disable_tracking: true }, "granted"],
] as const)("another script's beacon isn't sent %s", async (_, vars, marketing) => {
  const { page } = await start({ 1: instantly() }, { vars: { ...counter, ...vars } })
  const send = () => {
    const analytics: unknown = Reflect.get(window, "PUM_Analytics")
    const beacon: unknown = typeof analytics === "object" && analytics !== null && Reflect.get(analytics, "beacon")
    const done = vi.fn()
    if (typeof beacon === "function") Reflect.apply(beacon, analytics, [{ pid: 1, event: "conversion" }, done])
    return done
  }
  consentService.of(page).fill({ marketing })
  expect(send()).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})
