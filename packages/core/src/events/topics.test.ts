import { afterEach, beforeEach, expect, it } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { defineTopic } from "./topics.ts"

const added = defineTopic<string>({ name: "added_to_cart" }, ({ detail }) => String(Reflect.get(detail, "id")))
let page: PageForTests
let log: string[]

beforeEach(() => {
  page = createPageForTests(window)
  log = []
})

afterEach(() => page.stop())

const sendFromHost = () =>
  document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true, detail: { id: "theirs" } }))

it("calls its listeners in their order, by our packages and by the host's event", () => {
  added.on(page, (value) => log.push(`first ${value}`))
  added.on(page, (value) => log.push(`second ${value}`))
  added.send(page, "ours")
  sendFromHost()
  expect(log).toEqual(["first ours", "second ours", "first theirs", "second theirs"])
})

it("ignores our own events, also those without a host event", () => {
  const own = defineTopic<string>({ name: "ringside:test:done" }, ({ detail }) => String(Reflect.get(detail, "by")))
  own.on(page, (value) => log.push(value))
  page.events.sendOwn("ringside:test:done", document.body, { by: "ours" })
  expect(log).toEqual([])
  document.body.dispatchEvent(new CustomEvent("ringside:test:done", { bubbles: true, detail: { by: "theirs" } }))
  expect(log).toEqual(["theirs"])
})

it("doesn't treat an event of ours as the host's", () => {
  added.on(page, (value) => log.push(value))
  page.events.send({ name: "added_to_cart", target: document.body, detail: { id: "ours" } })
  expect(log).toEqual([])
})

it("calls no listener that was removed, and none after the page has stopped", () => {
  added.on(page, (value) => log.push(value))()
  added.send(page, "ours")
  sendFromHost()
  added.on(page, (value) => log.push(value))
  page.stop()
  sendFromHost()
  expect(log).toEqual([])
})

it("reports a listener that fails, and calls the others", () => {
  added.on(page, () => {
    throw new Error("boom")
  })
  added.on(page, (value) => log.push(value))
  added.send(page, "ours")
  sendFromHost()
  expect(log).toEqual(["ours", "theirs"])
  expect(page.failures.map(({ during, cause }) => `${during} ${String(cause)}`)).toEqual([
    "event Error: boom",
    "event Error: boom",
  ])
})

it("belongs to one page", () => {
  const other = createPageForTests(window)
  added.on(other, (value) => log.push(value))
  added.send(page, "ours")
  other.stop()
  expect(log).toEqual([])
})
