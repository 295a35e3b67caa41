import { startBehaviour } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describe, expect, it, vi } from "vitest"
import { popupActionsOf } from "../actions.ts"
import { findModule } from "../loadModule.ts"
import { useJQuery } from "../jQueryForTests.ts"
import { openPopup } from "../opening/openPopup.ts"
import { popupsService } from "../popups.ts"
import { instantly, popupHtml, usePopups } from "../popupsForTests.ts"
import { popupsBehaviour } from "../behaviour.ts"

const start = usePopups()

const installJQuery = useJQuery()

const call = (holder: unknown, name: string, args: readonly unknown[]): unknown => {
  const method: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : null
  return typeof method === "function" ? Reflect.apply(method, holder, args) : null
}

it("lists all open popups and all closed ones", async () => {
  installJQuery()
  const { find } = await start({ 1: instantly(), 2: instantly({ stackable: true }), 3: instantly() })
  for (const id of [1, 2]) openPopup(find(id))
  const count = (state: string): unknown =>
    Reflect.get(call(Reflect.get(window, "PUM"), "getPopup", [state]) as object, "length")
  expect([count("open"), count("closed"), count("current")]).toEqual([2, 1, 1])
})

it("opens a popup by a form trigger that another script adds, and stores the trigger that this script names", async () => {
  const { fn, collect } = installJQuery()
  const { page, find } = await start({ 1: instantly() })
  const popup = collect(find(1).root)
  call(popup, "popmake", ["addTrigger", "form_submission", { form: "any" }])
  await expect.poll(() => findModule(page, "forms")).not.toBeNull()
  call(Reflect.get(Reflect.get(window, "PUM") as object, "integrations"), "formSubmission", [
    null,
    { formProvider: "other", formId: 1 },
  ])
  await expect
    .poll(async () => {
      await page.clock.advance(10)
      return find(1).state
    })
    .toBe("open")
  Object.assign(fn["popmake"] as object, { last_open_trigger: "My script" })
  expect(find(1).lastOpenTrigger).toBe("My script")
})

describe("window.PUM", () => {
  const pum = (name: string, ...args: readonly unknown[]) => call(Reflect.get(window, "PUM"), name, args)

  it("reads settings, one of them by its path, or a default", async () => {
    await start({ 1: instantly({ zindex: 5, own: { deep: "yes" } }) })
    expect(pum("getSettings", 1)).toMatchObject({ id: 1, zindex: 5, animation_type: "none", size: "medium" })
    expect([
      pum("getSetting", 1, "zindex"),
      pum("getSetting", "#pum-1", "own.deep"),
      pum("getSetting", 1, "own.none.at.all", "none"),
      pum("getSetting", 7, "zindex", "none"),
    ]).toEqual([5, "yes", "none", "none"])
  })

  it("prevents the next opening, checks conditions, and opens with a callback", async () => {
    const { log, find } = await start({ 1: instantly(), 2: instantly({ conditions: [[false]] }) })
    pum("preventOpen", 1)
    const opened = vi.fn()
    pum("open", 1, opened)
    expect([log, opened.mock.calls.length]).toEqual([["1:pumBeforeOpen", "1:pumOpenPrevented"], 0])
    pum("open", 1, opened)
    expect([find(1).state, opened.mock.calls.length]).toEqual(["open", 1])
    expect([1, 2].map((id) => pum("checkConditions", id))).toEqual([true, false])
  })

  it("sets, reads and clears cookies", async () => {
    const cookies = ["api-a", "api-b"].map((name) => ({ event: "manual", settings: { name, session: true } }))
    await start({ 1: instantly({ cookies }) })
    const done = vi.fn()
    const read = () => ["api-a", "api-b"].map((name) => pum("getCookie", name))
    expect(read()).toEqual([null, null])
    for (const { settings } of cookies) pum("setCookie", 1, settings)
    expect(read()).toEqual(["true", "true"])
    pum("clearCookie", "api-a", done)
    expect(read()).toEqual([null, "true"])
    pum("clearCookies", 1, done)
    expect([read(), done.mock.calls.length]).toEqual([[null, null], 2])
  })

  it("runs the actions of a form's success", async () => {
    const { find } = await start({ 1: instantly(), 2: instantly() }, { content: "<form></form>" })
    openPopup(find(1))
    const form = find(1).root.querySelector("form")
    const settings = { closepopup: true, openpopup: true, openpopup_id: 2 }
    call(Reflect.get(Reflect.get(window, "PUM") as object, "forms"), "success", [form, settings])
    // The close without an animation ends with a fade of the clock; only the start is waited for.
    await vi.waitFor(() => expect(find(1).state).not.toBe("open"))
  })

  it("returns what opened a popup, or what a script has set instead", async () => {
    const { find } = await start({ 1: instantly(), 2: instantly({ stackable: true }) })
    openPopup(find(1), { trigger: "First" })
    openPopup(find(2), { trigger: "Second" })
    expect([pum("getLastOpenTrigger"), pum("getLastOpenTrigger", 1)]).toEqual(["Second", "First"])
    pum("setLastOpenTrigger", "Mine")
    expect([pum("getLastOpenTrigger"), pum("getLastOpenTrigger", 1)]).toEqual(["Mine", "First"])
  })
})

it("the jQuery plugin has the methods of the original", async () => {
  const { collect } = installJQuery()
  const { page, find } = await start({ 1: instantly({ zindex: 5 }), 2: instantly({ stackable: true }) })
  const popup = collect(find(1).root)
  const popmake = (...args: readonly unknown[]) => call(popup, "popmake", args)
  const done = vi.fn()
  expect(popmake("open", done)).toBe(popup)
  expect([popmake("state", "isOpen"), popmake("state", "isClosed"), done.mock.calls.length]).toEqual([true, false, 1])
  expect(popmake("getSettings")).toMatchObject({ zindex: 5 })
  expect(popmake("getContainer")).toMatchObject({ 0: find(1).container })
  expect(popmake("getClose")).toMatchObject({ 0: find(1).root.querySelector(".pum-close") })
  expect(popmake("checkConditions")).toBe(true)
  expect(popmake("checkCookies", { cookie_name: ["plugin-a"] })).toBe(false)
  popmake("setCookie", { name: "plugin-a", session: true })
  expect(popmake("checkCookies", { cookie_name: ["plugin-a"] })).toBe(true)
  const placed = vi.fn()
  find(1).root.addEventListener("ringside:pumAfterReposition", placed)
  popmake("reposition")
  expect(placed).toHaveBeenCalledOnce()
  popmake("addCookie", "on_popup_close", { name: "plugin-b", session: true })
  openPopup(find(2))
  popmake("close_all")
  await page.clock.advance(1000)
  expect([find(1).state, find(2).state]).toEqual(["closed", "closed"])
  expect(document.cookie).toContain("plugin-b=true")
  popmake("addTrigger", "click_open", { extra_selectors: "main" })
  document.querySelector("main")?.click()
  expect(find(1).lastOpenTrigger).toBe(document.querySelector("main"))
  popmake("close", done)
  await page.clock.advance(1000)
  expect([find(1).state, done.mock.calls.length]).toEqual(["closed", 2])
})

it("the jQuery plugin and the cookie functions come with a jQuery that loads after us", async () => {
  const { find } = await start({ 1: instantly({ zindex: 5 }) })
  const { fn, collect } = installJQuery()
  const data = vi.fn()
  fn["data"] = data
  document.head.append(document.createElement("script"))
  document.head.lastElementChild?.dispatchEvent(new Event("load"))
  expect(call(collect(find(1).root), "popmake", ["getSettings"])).toMatchObject({ zindex: 5 })
  expect(Reflect.get(Reflect.get(window, "jQuery") as object, "pm_cookie")).toBe(Reflect.get(window, "pm_cookie"))
  // The root's and the container's.
  expect(data.mock.calls).toMatchObject([
    ["popmake", { zindex: 5 }],
    ["popmake", { zindex: 5 }],
  ])
})

it("leaves the host's popups to the original script where that has started, and logs it once", async () => {
  const { fn } = installJQuery()
  const original = Object.assign(() => undefined, { version: "1.21.0" })
  fn["popmake"] = original
  document.body.innerHTML = popupHtml(1)
  const page = createTestPage({ config: { host: { pum_popups: { "pum-1": { id: 1 } } } } })
  const warn = vi.spyOn(page.window.console, "warn")
  startBehaviour(popupsBehaviour, page)
  await page.clock.advance(1000)
  page.scan()
  expect([popupsService.of(page).all, fn["popmake"], "PUM" in window]).toEqual([[], original, false])
  expect(popupActionsOf(page).ownsHost).toBe(false)
  expect(warn.mock.calls.filter(([text]) => String(text).includes('script "popup-maker-site" runs'))).toHaveLength(1)
  page.stop()
})
