import type { HttpResult } from "@ringside/core"
import { find } from "@ringside/testing"
import { expect, it, vi } from "vitest"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()
const vars = { ajaxurl: "/wp-admin/admin-ajax.php" }

/** Sends the form as the browser does; returns whether the browser is left to post it. */
const submit = () => find(".pum-content form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))

function answer(data: object): HttpResult {
  return { kind: "answer", status: 200, isOk: true, headers: {}, text: JSON.stringify(data), url: "" }
}

it("a form that is being sent says so, and isn't sent twice", async () => {
  let respond: (result: HttpResult) => void = () => undefined
  const http = vi.fn(() => new Promise<HttpResult>((resolve) => (respond = resolve)))
  const content = '<form class="pum-form"><input name="email"><button>Send</button><input type="submit"></form>'
  const { page } = await start({ 1: instantly() }, { content, vars, services: { http } })
  const read = () => ({
    isLoading: find(".pum-content form").classList.contains("pum-form--loading"),
    busy: find(".pum-content form").getAttribute("aria-busy"),
    disabled: [...find("form").querySelectorAll("button, [type=submit]")].map((each) => each.hasAttribute("disabled")),
    signs: find(".pum-content form").querySelectorAll(".pum-form__loader").length,
  })
  const before = read()
  expect(submit()).toBe(false)
  await vi.waitFor(() => expect(read().isLoading).toBe(true))
  expect(read()).toEqual({ isLoading: true, busy: "true", disabled: [true, true], signs: 2 })
  expect(find(".pum-content button").lastElementChild?.className).toBe("pum-form__loader")
  expect(submit()).toBe(false)
  respond(answer({ success: true, data: { message: "Sent." } }))
  // The status is there before its text, so that screen readers read it.
  await vi.waitFor(() => expect(find(".pum-content form [role=status]").textContent).toBe(""))
  await page.clock.advance(100)
  expect(find(".pum-content form [role=status]").textContent).toBe("Sent.")
  expect(read()).toEqual(before)
  expect(http).toHaveBeenCalledOnce()
})

it.each([
  ["pum-sub-form", true],
  ["pum-form", false],
])("where newsletter forms are switched off, a form %s is left to the browser: %s", async (className, isLeft) => {
  const http = () => Promise.resolve(answer({ success: true, data: {} }))
  const content = `<form class="${className}"><button>Send</button></form>`
  await start({ 1: instantly() }, { content, vars: { ...vars, core_sub_forms_enabled: false }, services: { http } })
  expect(submit()).toBe(isLeft)
})

it("an error in a popup scrolls its overlay until the field is 100 px below the top", async () => {
  const errors = [{ field: "email", message: "No." }]
  const http = () => Promise.resolve(answer({ success: false, data: { errors } }))
  const content =
    '<form class="pum-form"><div class="pum-form__field"><input name="email"></div><button>Send</button></form>'
  const { page, ...started } = await start(
    { 1: instantly() },
    { content, vars: { ...vars, message_position: "field" }, services: { http } },
  )
  const { root } = started.find(1)
  Object.defineProperties(root, { scrollHeight: { value: 3000 }, clientHeight: { value: 600 } })
  find(".pum-content div").getBoundingClientRect = () => new DOMRect(0, 900 - root.scrollTop, 300, 40)
  submit()
  const hasArrived = async () => {
    await page.clock.advance(100)
    expect(document.activeElement?.getAttribute("name")).toBe("email")
  }
  await vi.waitFor(hasArrived)
  expect(root.scrollTop).toBe(800)
})
