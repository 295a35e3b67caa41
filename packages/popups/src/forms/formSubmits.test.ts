import { createModulesDouble, createTestPage, find, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { providePopupActions } from "../actions.ts"
import { fetchFormsWhenTouched } from "./formSubmits.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

const load = vi.fn((_name: string) => new Promise<never>(() => undefined))

function start(): void {
  load.mockClear()
  document.body.innerHTML = '<form><label>Name <input></label></form><p><button type="button">x</button></p>'
  page = createTestPage({ services: { modules: createModulesDouble(load) } })
  providePopupActions(page, {} as never)
}

it.each(["pointerover", "focusin", "input", "change", "submit"])(
  "fetches the code of forms at the first %s in one, once",
  (type) => {
    start()
    if (page) fetchFormsWhenTouched(page)
    find("button").dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    for (const selector of ["input", "form"]) find(selector).dispatchEvent(new Event(type, { bubbles: true }))
    expect(load.mock.calls).toEqual([["popups-forms"]])
  },
)

it("fetches it at once where the focus is in a form", () => {
  start()
  find("input").focus()
  if (page) fetchFormsWhenTouched(page)
  expect(load.mock.calls).toEqual([["popups-forms"]])
})
