import { afterEach, describe, expect, it, vi } from "vitest"
import { instantly, usePopups } from "../popupsForTests.ts"
import { filtersService } from "./filters.ts"

const start = usePopups()

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
