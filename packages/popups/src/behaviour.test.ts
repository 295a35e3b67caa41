import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, describe, expect, it, vi } from "vitest"
import { popupCookieBehaviour } from "./behaviour.ts"
import { popupsBehaviour } from "./behaviour.ts"
import { createLifecycle } from "./domain/index.ts"
import { popupsJob } from "./jobs.ts"
import { openPopup } from "./opening/openPopup.ts"
import { closePopup } from "./opening/closePopup.ts"
import { popupsService } from "./popups.ts"
import { instantly as settings, popupHtml, usePopups } from "./popupsForTests.ts"

describeBehaviour(popupsBehaviour, {
  html: popupHtml(1),
  selector: ".pum",
  job: popupsJob,
  isConnected: (element, page) => popupsService.of(page).all.some(({ root }) => root === element),
})

describeBehaviour(popupCookieBehaviour, {
  html: `<p><span class="pum-cookie" data-cookie-args='{"name":"asked","session":true,"path":true}'></span></p>`,
  selector: ".pum-cookie",
  job: popupsJob,
  page(config) {
    document.cookie = "asked=; path=/; max-age=0"
    return createTestPage({ config: { ...config, host: { pum_vars: {}, ...config?.host } } })
  },
  isConnected: (element) => element.isConnected && /(^|; )asked=/.test(document.cookie),
  keepsResult: true,
})

const startWith = usePopups()

describe("the order of events is that of the pure lifecycle", () => {
  it.each([
    ["one popup", { 1: {} }, [1], []],
    ["one after the other", { 1: {}, 2: {} }, [1, 2], []],
    ["one above the other", { 1: {}, 2: { stackable: true } }, [1, 2], []],
    ["a veto", { 1: {}, 2: {} }, [1, 2], [2]],
  ])("%s", async (_, popups: Readonly<Record<number, object>>, ids, vetoed: readonly number[]) => {
    const all = Object.fromEntries(Object.entries(popups).map(([id, own]) => [id, settings(own)]))
    const { page, log, find } = await startWith(all)
    const isStackable = (id: number) => "stackable" in (popups[id] ?? {})
    for (const id of ids) {
      if (vetoed.includes(id)) find(id).root.classList.add("preventOpen")
      openPopup(find(id))
    }
    for (const popup of [...popupsService.of(page).stack].reverse()) closePopup(popup, { isInstant: true })
    const actions = ids.map((id) => {
      const popup = { id, stackable: isStackable(id), preventOpen: vetoed.includes(id) }
      return { type: "open", popup } as const
    })
    expect(log).toEqual(createLifecycle({ open: [], actions: [...actions, { type: "closeAll" }] }).log)
  })
})

it("opens when its time has come, and leaves the page alone after the library has stopped", async () => {
  const { page, find } = await startWith({
    1: settings({ triggers: [{ type: "auto_open", settings: { delay: 900 } }] }),
  })
  expect(find(1).state).toBe("closed")
  await page.clock.advance(900)
  expect(find(1).state).toBe("open")
  page.stop()
  expect(document.querySelector("[inert], .pum-active, .pum-open")).toBeNull()
  expect(document.documentElement.getAttribute("style")).toBeNull()
})

describe("a page that the browser has prepared, which nobody sees yet", () => {
  afterEach(() => void Reflect.deleteProperty(Object.getPrototypeOf(document) as object, "prerendering"))
  const activate = () => {
    Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", false)
    document.dispatchEvent(new Event("prerenderingchange"))
  }

  it("opens no popup by time or by its address", async () => {
    Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", true)
    history.replaceState(null, "", "#popmake-2")
    const { page, find } = await startWith({
      1: settings({ triggers: [{ type: "auto_open", settings: { delay: 900 } }] }),
      2: settings(),
    })
    await page.clock.advance(5000)
    expect([find(1).state, find(2).state]).toEqual(["closed", "closed"])
    activate()
    expect([find(1).state, find(2).state]).toEqual(["closed", "open"])
    closePopup(find(2), { isInstant: true })
    await page.clock.advance(900)
    expect(find(1).state).toBe("open")
    history.replaceState(null, "", location.pathname)
  })

  it("writes no cookie that an element requests", () => {
    document.cookie = "asked=; path=/; max-age=0"
    document.body.innerHTML = `<i class="pum-cookie" data-cookie-args='{"name":"asked","session":true,"path":true}'></i>`
    Reflect.set(Object.getPrototypeOf(document) as object, "prerendering", true)
    const page = createTestPage({ config: { host: { pum_vars: {} } } })
    startBehaviour(popupCookieBehaviour, page)
    expect(document.cookie).not.toContain("asked=")
    activate()
    expect(document.cookie).toContain("asked=")
    page.stop()
  })
})

it("limits how often a popup opens by itself", async () => {
  const trigger = { type: "auto_open", settings: {} }
  const { find } = await startWith({
    1: settings({ triggers: [trigger, trigger], frequency: { max: 1, per: "page" } }),
  })
  expect(find(1).state).toBe("open")
  closePopup(find(1), { isInstant: true })
  openPopup(find(1))
  expect(find(1).state).toBe("open")
})

it("defines the popups' API for other scripts, and removes it at the end", async () => {
  const { page } = await startWith({ 1: settings() })
  const api: unknown = Reflect.get(window, "PUM")
  expect(api).toMatchObject({ initialized: true })
  page.stop()
  expect("PUM" in window).toBe(false)
})

describe("settings that are printed after our script", () => {
  let page: TestPage | undefined
  const start = () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, "readyState", "get").mockReturnValue("interactive")
    document.body.innerHTML = popupHtml(1)
    const started = createTestPage({ config: { host: { pum_popups: {} } } })
    page = started
    startBehaviour(popupsBehaviour, started)
    return started
  }
  const print = () => Reflect.set(window, "pum_popups", { "pum-1": settings({ zindex: 5000 }) })
  afterEach(() => {
    page?.stop()
    page = undefined
    Reflect.deleteProperty(window, "pum_popups")
  })

  it("are read at the load event, once", () => {
    const started = start()
    expect(popupsService.of(started).find(1)?.settings.zindex).not.toBe(5000)
    print()
    window.dispatchEvent(new Event("load"))
    expect(popupsService.of(started).all).toHaveLength(1)
    expect(popupsService.of(started).find(1)?.settings.zindex).toBe(5000)
    Reflect.set(window, "pum_popups", { "pum-1": settings({ zindex: 6000 }) })
    window.dispatchEvent(new Event("load"))
    expect(popupsService.of(started).find(1)?.settings.zindex).toBe(5000)
  })

  it("don't touch a popup that is open", () => {
    const started = start()
    const popup = popupsService.of(started).find(1)
    if (!popup) throw new Error("There is no popup 1.")
    openPopup(popup, { trigger: "test" })
    print()
    window.dispatchEvent(new Event("load"))
    expect(popupsService.of(started).find(1)).toBe(popup)
  })
})
