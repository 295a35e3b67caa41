import { createTestPage } from "@ringside/testing"
import { startBehaviour } from "@ringside/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { popupCookieBehaviour } from "../behaviour.ts"
import { closePopup } from "../opening/closePopup.ts"
import { openPopup } from "../opening/openPopup.ts"
import type { Popup } from "../popup.ts"
import { addHook, instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()

const names = () => [...document.cookie.matchAll(/(?:^|; )(test-\w+)=/g)].map(([, name]) => name)

beforeEach(() => {
  for (const name of names()) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
})
afterEach(() => vi.unstubAllGlobals())

const send = (name: string) => (popup: Popup) => void popup.root.dispatchEvent(new CustomEvent(name, { bubbles: true }))
const submitThrough = (args: object) => (popup: Popup) => {
  const pum = Reflect.get(window, "PUM") as { integrations: { formSubmission(form: unknown, args: object): void } }
  pum.integrations.formSubmission(popup.root.querySelector("form"), args)
}

it.each<[string, string, object, (popup: Popup) => void]>([
  ["it opens", "on_popup_open", {}, openPopup],
  ["it converts", "on_popup_conversion", {}, send("pumConversion")],
  ["a script asks for it", "manual", {}, send("pumSetCookie")],
  ["its form succeeds", "form_success", {}, send("pumFormSuccess")],
  ["its form succeeds, by an older name", "cf7_form_success", {}, send("pumFormSuccess")],
  ["its newsletter form succeeds", "pum_sub_form_success", {}, submitThrough({ formProvider: "pumsubform" })],
  [
    "its newsletter form succeeds, known or not",
    "pum_sub_form_already_subscribed",
    {},
    submitThrough({ formProvider: "pumsubform" }),
  ],
  [
    "a form that its settings name succeeds",
    "form_submission",
    { form: "other_3", only_in_popup: true },
    submitThrough({ formProvider: "other", formId: 3 }),
  ],
])("a cookie is written when %s", async (_, event, more, run) => {
  const cookies = [
    { event, settings: { name: "test-one", session: true, path: true, ...more } },
    { event: "form_submission", settings: { name: "test-other", session: true, path: true, form: "elsewhere" } },
  ]
  const { page, find } = await start({ 1: instantly({ cookies }) }, { content: "<form></form>" })
  const written = vi.fn()
  addHook(page, "Action", "popmake.setCookie", written)
  expect(names()).toEqual([])
  run(find(1))
  await vi.waitFor(() => expect(names()).toEqual(["test-one"]))
  expect(written.mock.calls).toMatchObject([[{ name: "test-one" }, find(1).root]])
})

it("the cookie of a close is written although the close is vetoed", async () => {
  const cookies = [{ event: "on_popup_close", settings: { name: "test-closed", session: true, path: true } }]
  const { find } = await start({ 1: instantly({ cookies }) })
  openPopup(find(1))
  find(1).root.classList.add("preventClose")
  closePopup(find(1))
  expect([find(1).state, names()]).toEqual(["open", ["test-closed"]])
})

describe("an element of the page that asks for a cookie", () => {
  it("gets it at once, or when it is first seen", async () => {
    const watched = new Map<Element, (entries: readonly object[]) => void>()
    class Observer {
      readonly #notify: (entries: readonly object[]) => void
      constructor(notify: (entries: readonly object[]) => void) {
        this.#notify = notify
      }
      observe(element: Element) {
        watched.set(element, this.#notify)
      }
      disconnect() {
        watched.clear()
      }
    }
    vi.stubGlobal("IntersectionObserver", Observer)
    const { page } = await start({ 1: instantly() })
    const args = (name: string) => JSON.stringify({ name, session: true, path: true })
    document.querySelector("main")?.insertAdjacentHTML(
      "beforeend",
      `<i class="pum-cookie" data-cookie-args='${args("test-now")}'></i>
      <i class="pum-cookie" data-cookie-args='${args("test-seen")}' data-only-onscreen="1"></i>`,
    )
    startBehaviour(popupCookieBehaviour, page)
    page.scan()
    expect(names()).toEqual(["test-now"])
    const [[, notify] = [null, () => undefined]] = [...watched]
    notify([{ isIntersecting: false }])
    expect(names()).toEqual(["test-now"])
    notify([{ isIntersecting: true }])
    expect([names(), watched.size]).toEqual([["test-now", "test-seen"], 0])
  })

  it("is written only where the popup plugin is: on other pages anybody's text may hold such an element", () => {
    const page = createTestPage()
    const args = JSON.stringify({ name: "test-elsewhere", session: true, path: true })
    document.body.innerHTML = `<i class="pum-cookie" data-cookie-args='${args}'></i>`
    startBehaviour(popupCookieBehaviour, page)
    page.scan()
    expect(names()).toEqual([])
    page.stop()
  })
})
