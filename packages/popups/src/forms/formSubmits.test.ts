import { createModulesDouble, createTestPage, find, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { providePopupActions } from "../actions.ts"
import { fetchFormsWhenTouched, startFormSubmits } from "./formSubmits.ts"

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

it("leaves a form whose code doesn't come to the browser, with the pressed button", async () => {
  document.body.innerHTML =
    '<form class="pum-form"><input name="email" value="ana@shop.test" /><button name="list" value="news">Send</button></form>'
  const opened = createTestPage({
    config: { host: { pum_vars: { ajaxurl: "/wp-admin/admin-ajax.php" } } },
    services: { modules: createModulesDouble(() => Promise.reject(new Error("offline"))) },
  })
  page = opened
  const fail = vi.spyOn(opened.reports, "fail").mockReturnValue()
  providePopupActions(opened, {} as never)
  startFormSubmits(opened, true)
  const sent: unknown[] = []
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    sent.push(...new FormData(this))
  })
  const submitter = find("button")
  find("form").dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }))
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce())
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ["email", "ana@shop.test"],
      ["list", "news"],
    ]),
  )
  vi.restoreAllMocks()
})

it("fetches it at once where the focus is in a form", () => {
  start()
  find("input").focus()
  if (page) fetchFormsWhenTouched(page)
  expect(load.mock.calls).toEqual([["popups-forms"]])
})
