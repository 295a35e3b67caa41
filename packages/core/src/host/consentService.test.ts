import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { consentService } from "./consentService.ts"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"

let page: PageForTests
let sent: unknown[] = []

const note = (event: Event) => sent.push(event instanceof CustomEvent ? (event.detail as unknown) : null)

beforeEach(() => {
  page = createPageForTests(window)
  sent = []
  document.addEventListener("ringside:consent:change", note)
})

afterEach(() => {
  page.stop()
  document.removeEventListener("ringside:consent:change", note)
})

it("is undecided without a consent tool, for every category", () => {
  const consent = consentService.of(page)
  for (const category of ["marketing", "statistics", "functional", "__proto__", "toString", ""]) {
    expect(consent.read(category)).toBe("undecided")
  }
  expect(consentService.of(page)).toBe(consent)
})

it("reports each change to parts and page, and nothing else", () => {
  const consent = consentService.of(page)
  const received: unknown[] = []
  const end = consent.onChange((states) => received.push(Object.fromEntries(states)))
  consent.fill({ marketing: "pending" })
  consent.fill({ marketing: "pending", statistics: "undecided" })
  consent.fill({ marketing: "denied", statistics: "granted" })
  expect([consent.read("marketing"), consent.read("statistics")]).toEqual(["denied", "granted"])
  end()
  consent.fill({ marketing: "granted" })
  expect(consent.read("statistics")).toBe("undecided")
  expect(received).toEqual([{ marketing: "pending" }, { marketing: "denied", statistics: "granted" }])
  expect(sent).toEqual([...received, { marketing: "granted" }])
})

it("is pending while its code is fetched, and reports to the parts when that code decides nothing", () => {
  const consent = consentService.of(page)
  const read: string[] = []
  consent.onChange(() => read.push(consent.read("marketing")))
  consent.awaitFill()
  expect(consent.read("marketing")).toBe("pending")
  consent.fill({})
  consent.fill({})
  expect([read, sent]).toEqual([["undecided"], []])
})

it("has the new state before its listeners are called", () => {
  const consent = consentService.of(page)
  const read: string[] = []
  consent.onChange(() => read.push(consent.read("marketing")))
  document.addEventListener("ringside:consent:change", () => read.push(consent.read("marketing")), { once: true })
  consent.fill({ marketing: "granted" })
  expect(read).toEqual(["granted", "granted"])
})

it("calls the other listeners when one throws", () => {
  const consent = consentService.of(page)
  const received = vi.fn()
  consent.onChange(() => {
    throw new Error("broken")
  })
  consent.onChange(received)
  consent.fill({ marketing: "granted" })
  expect(received).toHaveBeenCalledOnce()
  expect(page.failures).toMatchObject([{ during: "event", widget: "consent" }])
})

it("calls no listener after the page has stopped", () => {
  const consent = consentService.of(page)
  const received = vi.fn()
  consent.onChange(received)
  page.stop()
  consent.onChange(received)
  consent.fill({ marketing: "granted" })
  expect([received.mock.calls.length, sent]).toEqual([0, []])
})

it("counts two subscriptions of one function as two", () => {
  const consent = consentService.of(page)
  const received = vi.fn()
  const end = consent.onChange(received)
  consent.onChange(received)
  end()
  consent.fill({ marketing: "granted" })
  expect(received).toHaveBeenCalledOnce()
})
