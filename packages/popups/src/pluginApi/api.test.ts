import { afterEach, expect, it } from "vitest"
import { findExtra } from "../extras.ts"
import { openPopup } from "../openPopup.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

/** A jQuery that knows collections, plugins and nothing else. */
function installJQuery() {
  const nothing = () => undefined
  const fn: Record<string, unknown> = { on: nothing, off: nothing, trigger: nothing, data: nothing }
  const jQuery = (target: unknown) => {
    const elements = (Array.isArray(target) ? target : [target]).filter((each) => each instanceof Element)
    return Object.assign(Object.create(fn) as object, elements, { jquery: "3", length: elements.length })
  }
  Reflect.set(window, "jQuery", Object.assign(jQuery, { fn }))
  return fn
}

afterEach(() => void Reflect.deleteProperty(window, "jQuery"))

const call = (holder: unknown, name: string, args: readonly unknown[]): unknown => {
  const method: unknown = typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : null
  return typeof method === "function" ? Reflect.apply(method, holder, args) : null
}

it("gives all open popups and all closed ones", async () => {
  installJQuery()
  const { find } = await start({ 1: instantly(), 2: instantly({ stackable: true }), 3: instantly() })
  for (const id of [1, 2]) openPopup(find(id))
  const count = (state: string): unknown =>
    Reflect.get(call(Reflect.get(window, "PUM"), "getPopup", [state]) as object, "length")
  expect([count("open"), count("closed"), count("current")]).toEqual([2, 1, 1])
})

it("opens a popup by a form's trigger that another script adds, and takes what that script says opened it", async () => {
  const fn = installJQuery()
  const { page, find } = await start({ 1: instantly() })
  const popup = (Reflect.get(window, "jQuery") as (target: unknown) => object)(find(1).root)
  call(popup, "popmake", ["addTrigger", "form_submission", { form: "any" }])
  await expect.poll(() => findExtra(page, "forms"), { timeout: 10_000 }).not.toBeNull()
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
