import { startBehaviour } from "@ringside/core"
import { createTestPage, find, type TestPage } from "@ringside/testing"
import { screen, within } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { popupsService } from "../popups.ts"
import { popupsBehaviour } from "../behaviour.ts"

let page: TestPage | undefined
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
})
afterEach(() => {
  page?.stop()
  page = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

async function readSettings(attributes: string, content = "<h2>Hello</h2>") {
  document.body.innerHTML = `<div data-ringside="popup" ${attributes} hidden>${content}</div>`
  const opened = createTestPage()
  page = opened
  startBehaviour(popupsBehaviour, opened)
  await opened.clock.advance(100)
  await vi.waitFor(() => expect(popupsService.of(opened).all).toHaveLength(1))
  const { triggers, cookies } = popupsService.of(opened).all[0]?.settings ?? {}
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
  expect(cookies).toEqual([{ event: "on_popup_close", settings: { name, time: 3, path: true } }])
})

it("a hook's cookies in its settings are the whole shop's, unless they have another path", async () => {
  const cookies = [
    { event: "manual", settings: { name: "one" } },
    { event: "manual", settings: { name: "two", path: false } },
    "junk",
  ]
  const read = await readSettings(`data-ringside-settings='${JSON.stringify({ cookies })}'`)
  expect(read.cookies).toEqual([
    { event: "manual", settings: { name: "one", path: true } },
    { event: "manual", settings: { name: "two", path: false } },
    "junk",
  ])
})

it("a hook triggered by inactivity waits half a minute, unless it sets a delay", async () => {
  const inactivity = 'data-ringside-trigger="inactivity"'
  expect((await readSettings(inactivity)).triggers?.[0]).toMatchObject({ type: "inactivity", timeout: 30_000 })
  page?.stop()
  expect((await readSettings(`${inactivity} data-ringside-delay="5000"`)).triggers?.[0]).toMatchObject({
    timeout: 5000,
  })
})

describe("a hook with nothing but content", () => {
  const text = "<p>A letter a month.</p>"

  it.each([
    ["its elements", text],
    ["a template of them", `<template>${text}</template>`],
    ["bare text", "A letter a month."],
  ])("gets frame, close button and title around %s, and is as it was afterwards", async (_, content) => {
    await readSettings('data-ringside-title="The letter"', content)
    const dialog = screen.getByRole("dialog", { name: "The letter", hidden: true })
    const inside = within(dialog)
    expect(inside.getByRole("heading", { name: "The letter", level: 2, hidden: true })).toBeTruthy()
    expect(inside.getByRole("button", { name: "Close", hidden: true })).toBeTruthy()
    expect(dialog.querySelector(".pum-content")?.textContent).toBe("A letter a month.")
    expect(console.warn).not.toHaveBeenCalled()
    page?.stop()
    expect(find("div").innerHTML).toBe(content)
    expect(find("div").getAttributeNames().toSorted()).toEqual(["data-ringside", "data-ringside-title", "hidden"])
  })

  it.each(["", 'data-ringside-title=""', 'data-ringside-title=" "'])(
    "has its own heading's name without a title (%s)",
    async (title) => {
      await readSettings(title)
      expect(screen.getByRole("dialog", { name: "Hello", hidden: true }).querySelector(".pum-title")).toBeNull()
    },
  )

  it("is connected anew with its template after a stop", async () => {
    const content = `<template>${text}</template>`
    await readSettings("", content)
    page?.stop()
    await readSettings("", content)
    expect(document.querySelectorAll(".pum-content > p")).toHaveLength(1)
  })

  it("logs one warning where it holds nothing", async () => {
    await readSettings('data-ringside-title="The letter"', " ")
    expect(console.warn).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain("the hook holds nothing")
  })
})
