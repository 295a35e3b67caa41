import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { popupActionsOf } from "./actions.ts"
import { closePopup } from "./opening/closePopup.ts"
import { openPopup } from "./opening/openPopup.ts"
import { popupsService } from "./popups.ts"
import { instantly, popupHtml, usePopups } from "./popupsForTests.ts"
import { popupsBehaviour } from "./behaviour.ts"

const start = usePopups()

afterEach(() => {
  Reflect.deleteProperty(window, "PUM")
  window.history.replaceState(null, "", "/")
})

/** The page's own filters, by name. */
function provideFilters(filters: Readonly<Record<string, unknown>>): void {
  const applyFilters = (name: string, value: unknown) => (Object.hasOwn(filters, name) ? filters[name] : value)
  Reflect.set(window, "PUM", { hooks: { applyFilters } })
}

describe("the page's filters of the start", () => {
  let page: TestPage | undefined
  afterEach(() => {
    page?.stop()
    page = undefined
    document.body.replaceChildren()
  })
  const begin = async () => {
    document.body.innerHTML = popupHtml(1)
    const begun = createTestPage({ config: { host: { pum_popups: { "pum-1": { id: 1 } } } } })
    page = begun
    const failures: string[] = []
    const note = (event: Event) => failures.push((event as CustomEvent<{ message: string }>).detail.message)
    document.addEventListener("ringside:error", note, { signal: begun.signal })
    startBehaviour(popupsBehaviour, begun)
    await begun.clock.advance(1000)
    return { all: () => popupsService.of(begun).all, failures, clock: begun.clock }
  }

  it("pum.shouldInit keeps popups from starting", async () => {
    provideFilters({ "pum.shouldInit": false })
    expect((await begin()).all()).toHaveLength(0)
  })

  it("pum.initPromises hold the start until all have ended; one that fails is reported", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
    let finish: (value?: unknown) => void = () => undefined
    const held = new Promise((resolve) => (finish = resolve))
    const failed = Promise.reject(new Error("no consent tool"))
    provideFilters({ "pum.initPromises": [held, failed] })
    const { all, failures, clock } = await begin()
    expect(all()).toHaveLength(0)
    finish()
    await vi.waitFor(() => expect(all()).toHaveLength(1))
    await clock.advance(100)
    expect(failures).toEqual(["no consent tool"])
    vi.restoreAllMocks()
  })
})

it("a preview opens after the start, whatever its conditions", async () => {
  const guarded = { conditions: [[false]], triggers: [{ type: "admin_debug", settings: {} }] }
  const { find } = await start({ 1: instantly(guarded), 2: instantly({ conditions: [[false]] }) })
  expect([find(1).state, find(1).lastOpenTrigger, find(2).state]).toEqual(["open", "Admin Debug", "closed"])
})

it("a trigger type of another script is started by that script, and an unknown type is logged", async () => {
  const calls: unknown[] = []
  const mine = function (this: unknown, ...args: readonly unknown[]) {
    calls.push([this, ...args])
  }
  provideFilters({ "popupMaker.triggers": { mine } })
  const triggers = ["mine", "unknown"].map((type) => ({ type, settings: { cookie_name: "seen" } }))
  const { find } = await start({ 1: instantly({ triggers }) })
  expect(calls).toEqual([[find(1).root, { cookie_name: "seen" }]])
  const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => String(text))
  expect(warnings.filter((text) => text.startsWith("Trigger type"))).toEqual(["Trigger type unknown does not exist."])
})

it.each([
  ["in debug mode", { debug_mode: true }, "/", 1],
  ["where the address asks for it", {}, "/?pum_debug", 1],
  ["nowhere else", {}, "/", 0],
])("a refused opening is logged %s", async (_, vars, path, count) => {
  window.history.replaceState(null, "", path)
  const { page, find } = await start({ 1: instantly({ conditions: [[false]] }) }, { vars })
  popupActionsOf(page).request(find(1), { type: "click_open" })
  const text = "[ringside popups] popup 1 stays closed at click_open: conditions."
  expect(vi.mocked(console.warn).mock.calls.filter(([each]) => each === text)).toHaveLength(count)
})

it.each([
  [true, ["click_open"]],
  [false, []],
])("without triggers of its own a popup opens by clicks, unless the page's options have %s", async (isOn, types) => {
  const { find } = await start({ 1: instantly() }, { vars: { ringside: { default_click_trigger: isOn } } })
  expect(find(1).settings.triggers.map(({ type }) => type)).toEqual(types)
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<button class="popmake-1">Open</button>')
  document.querySelector<HTMLElement>(".popmake-1")?.click()
  expect(find(1).state).toBe(isOn ? "open" : "closed")
})

it.each([
  ["forbids that", [], []],
  ["adds it", [{ type: "click_open" }], ["click_open"]],
])("a popup opens by clicks by default, unless the server %s", async (_, triggers, types) => {
  const { find } = await start(
    { 1: instantly({ triggers: [] }) },
    {
      prepare: ({ document }) =>
        document.querySelector("#pum-1")?.setAttribute("data-popmake", JSON.stringify({ id: 1, triggers })),
    },
  )
  expect(find(1).settings.triggers.map(({ type }) => type)).toEqual(types)
})

it("the older events are sent on the container, each after its own", async () => {
  const log: string[] = []
  const stages = ["Init", "BeforeOpen", "BeforeReposition", "AfterReposition", "AfterOpen", "SetupClose"]
  const names = [...stages, "BeforeClose", "AfterClose"]
  const { find } = await start(
    { 1: instantly() },
    {
      prepare: ({ document, signal }) => {
        for (const name of names.flatMap((each) => [`pum${each}`, `popmake${each}`])) {
          const note = ({ target }: Event) => log.push(`${name} ${target instanceof Element ? target.className : ""}`)
          document.addEventListener(name, note, { signal })
        }
      },
    },
  )
  openPopup(find(1))
  closePopup(find(1), { isInstant: true })
  const sent = log.map((entry) => entry.replace(/ pum .*| pum$/, " root").replace(/ pum-container.*/, " container"))
  expect(sent).toEqual(names.flatMap((name) => [`pum${name} root`, `popmake${name} container`]))
})

describe("a popup without help for assistive technology", () => {
  it.each([
    ["by its settings", { disable_accessibility: true }, ""],
    ["by its class", {}, "pum-accessibility-disabled"],
  ])("%s leaves focus and the page alone, and closes by its button", async (_, more, className) => {
    const { find } = await start({ 1: instantly(more) })
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<button>Outside</button>")
    document.querySelector<HTMLElement>("main button")?.focus()
    if (className) find(1).root.classList.add(className)
    openPopup(find(1))
    expect([document.activeElement?.textContent, document.querySelectorAll("[inert]").length]).toEqual(["Outside", 0])
    find(1).root.querySelector<HTMLElement>(".pum-close")?.click()
    expect([find(1).state, find(1).lastCloseTrigger]).toEqual(["closing", "Close Button"])
  })
})

describe("a popup's place", () => {
  it("is beside its opener, where its settings place it there", async () => {
    const beside = { position_from_trigger: true, location: "right bottom", position_right: 10, position_bottom: 5 }
    const { find } = await start({ 1: instantly(beside) })
    const main = document.querySelector("main")
    if (!main) throw new Error("There is no main part.")
    main.getBoundingClientRect = () => new DOMRect(100, 200, 50, 20)
    openPopup(find(1), { opener: main })
    expect([find(1).container.style.left, find(1).container.style.top]).toEqual(["160px", "225px"])
  })

  it.each([
    [0, "10px", "42px"],
    [9, "10px", "42px"],
    [11, "11px", "43px"],
  ])("is 10 px below the top of the window or the administrators' bar at least: %i", async (top, alone, below) => {
    const { find } = await start({ 1: instantly({ location: "center top", position_top: top }) })
    openPopup(find(1))
    expect(find(1).container.style.top).toBe(alone)
    closePopup(find(1), { isInstant: true })
    document.body.classList.add("admin-bar")
    openPopup(find(1))
    document.body.classList.remove("admin-bar")
    expect(find(1).container.style.top).toBe(below)
  })
})
