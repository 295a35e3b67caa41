import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import { popupsOf } from "../popups.ts"
import { popupsBehaviour } from "../standaloneBehaviour.ts"

let page: TestPage | undefined
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
})

async function readSettings(attributes: string) {
  document.body.innerHTML = `<div data-ringside="popup" ${attributes} hidden><h2>Hello</h2></div>`
  const opened = createTestPage()
  page = opened
  startBehaviour(popupsBehaviour, opened)
  await opened.clock.advance(100)
  await vi.waitFor(() => expect(popupsOf(opened).all).toHaveLength(1), { timeout: 10_000 })
  const { triggers, cookies } = popupsOf(opened).all[0]?.settings ?? {}
  return { triggers, cookies }
}

it.each([
  ["its own id, which is the same on all pages", 'id="summer"', "pum-summer"],
  ["the id in its settings", 'id="summer" data-ringside-settings=\'{"id":7}\'', "pum-7"],
  ["its number on the page, where it has no other name", "", "pum--1"],
])("a hook's cookie is named after %s", async (_, attributes, name) => {
  const { triggers, cookies } = await readSettings(
    `${attributes} data-ringside-trigger="auto" data-ringside-cookie="3"`,
  )
  expect(triggers?.[0]).toMatchObject({ type: "auto_open", delay: 500, cookieNames: [name] })
  expect(cookies).toEqual([{ event: "on_popup_close", settings: { name, time: 3 } }])
})

it("a hook for shoppers who do nothing waits half a minute, unless it says how long", async () => {
  const inactivity = 'data-ringside-trigger="inactivity"'
  expect((await readSettings(inactivity)).triggers?.[0]).toMatchObject({ type: "inactivity", timeout: 30_000 })
  page?.stop()
  expect((await readSettings(`${inactivity} data-ringside-delay="5000"`)).triggers?.[0]).toMatchObject({
    timeout: 5000,
  })
})
