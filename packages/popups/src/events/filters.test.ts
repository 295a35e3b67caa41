import { afterEach, describe, expect, it, vi } from "vitest"
import { useJQuery } from "../jQueryForTests.ts"
import { openPopup } from "../opening/openPopup.ts"
import { addHook, instantly, usePopups } from "../popupsForTests.ts"
import { filtersService } from "./filters.ts"

const start = usePopups()
const installJQuery = useJQuery()

afterEach(() => void Reflect.deleteProperty(window, "PUM"))

const readHooks = (): unknown => Reflect.get(Reflect.get(window, "PUM") as object, "hooks")

describe("the page's own hooks", () => {
  it("stay the object of window.PUM, and are called on it", async () => {
    const hooks = {
      applyFilters(this: unknown, name: string, value: unknown, ...args: readonly unknown[]) {
        return name === "test" ? [this, value, ...args] : value
      },
    }
    Reflect.set(window, "PUM", { hooks, other: 1 })
    const { page } = await start({ 1: instantly() })
    expect(readHooks()).toBe(hooks)
    expect(Reflect.get(window, "PUM")).toMatchObject({ other: 1, initialized: true })
    expect(filtersService.of(page).applyFilters("test", 2, 3)).toEqual([hooks, 2, 3])
    // It lacks actions.
    expect(() => filtersService.of(page).doAction("test")).not.toThrow()
    page.stop()
    expect(readHooks()).toBe(hooks)
  })

  it("leave the value as it was when they throw", async () => {
    const applyFilters = () => {
      throw new Error("broken")
    }
    Reflect.set(window, "PUM", { hooks: { applyFilters } })
    const { page } = await start({ 1: instantly() })
    expect(filtersService.of(page).applyFilters("test", 2)).toBe(2)
  })
})

it("our hooks run callbacks by priority, skip one that throws, and drop one that is removed", async () => {
  const { page } = await start({ 1: instantly() })
  const call = (name: string, ...args: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(readHooks() as object, name) as () => unknown, undefined, args)
  const failed = vi.fn()
  document.addEventListener("ringside:error", failed, { signal: page.signal })
  const last = (value: unknown) => `${String(value)}c`
  const fail = () => {
    throw new Error("broken")
  }
  call("addFilter", "test", last, 20)
  call("addFilter", "test", (value: unknown) => `${String(value)}a`, 5)
  call("addFilter", "test", fail)
  expect([call("applyFilters", "test", ""), failed.mock.calls.length]).toEqual(["ac", 1])
  expect(filtersService.of(page).applyFilters("test", "")).toBe("ac")
  call("removeFilter", "test", last)
  expect(call("applyFilters", "test", "")).toBe("a")
  call("removeFilter", "test")
  expect(call("applyFilters", "test", "")).toBe("")
  const run = vi.fn()
  call("addAction", "test", fail)
  call("addAction", "test", run)
  call("doAction", "test", 1, 2)
  call("removeAction", "test")
  filtersService.of(page).doAction("test", 3)
  expect(run.mock.calls).toEqual([[1, 2]])
})

it("callbacks get collections where the page has jQuery, as from the popup plugin", async () => {
  installJQuery()
  const got = new Map<string, readonly unknown[]>()
  const names = ["popup.preventOpen", "popup.linkUrlParams", "popup.linkClickData"].map((name) => `popupMaker.${name}`)
  const all = [...names, "pum.trigger.click_open.selectors", "pum.trigger.click_open.do_default"]
  const content = '<a class="inner" href="https://elsewhere.example/">Go</a>'
  const { page, find } = await start(
    { 1: instantly() },
    {
      content,
      prepare: (started) => {
        for (const name of all) {
          addHook(started, "Filter", name, (value, ...args) => {
            got.set(name, args)
            return value
          })
        }
      },
    },
  )
  window.addEventListener("click", (event) => event.preventDefault(), { signal: page.signal })
  document.body.insertAdjacentHTML("beforeend", '<button class="popmake-1">Open</button>')
  const opener = document.querySelector<HTMLElement>("button.popmake-1")
  opener?.click()
  if (find(1).state === "closed") openPopup(find(1))
  const { root } = find(1)
  const link = root.querySelector<HTMLElement>(".inner")
  link?.click()
  const setOf = (element: unknown): unknown => expect.objectContaining({ 0: element, jquery: "3" })
  expect(got.get("popupMaker.popup.preventOpen")?.[0]).toEqual(setOf(root))
  expect(got.get("popupMaker.popup.linkUrlParams")).toEqual([setOf(root), setOf(link)])
  expect(got.get("popupMaker.popup.linkClickData")).toEqual([setOf(link)])
  expect(got.get("pum.trigger.click_open.selectors")?.[0]).toMatchObject({ extra_selectors: "", do_default: false })
  expect(got.get("pum.trigger.click_open.selectors")?.[1]).toEqual(setOf(root))
  expect(got.get("pum.trigger.click_open.do_default")).toEqual([setOf(root), setOf(opener)])
})
