import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, expect, it, vi } from "vitest"
import { headerMode } from "./headerMode.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  document.body.className = ""
  vi.restoreAllMocks()
})

/** Answers width queries as a window of that width does. */
function resizeTo(width: number): void {
  vi.spyOn(window, "matchMedia").mockImplementation((media) => {
    const [, limit = "", px = "0"] = /^\((min|max)-width: (\d+)px\)$/.exec(media) ?? []
    const matches = limit === "min" ? width >= Number(px) : limit === "max" && width <= Number(px)
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList
  })
}

it.each([
  [0, "ast-desktop", "astra-header-responsive-enabled"],
  [320, "ast-header-break-point", "astra-header-responsive-disabled"],
  [921, "ast-header-break-point", "astra-header-responsive-disabled"],
  [922, "ast-desktop", "astra-header-responsive-enabled"],
])("at %d px marks the body as %s and sends %s when the page starts", (width, name, event) => {
  resizeTo(width)
  document.body.className = "ast-header-break-point ast-desktop other"
  document.body.innerHTML = formatTheme({ type: "dropdown" }).header
  const sent: string[] = []
  const note = ({ type }: Event) => sent.push(type)
  for (const mode of ["enabled", "disabled"]) {
    document.body.addEventListener(`astra-header-responsive-${mode}`, note, { once: true })
  }
  page = createTestPage({ config: { host: { astra: { break_point: "921" } } } })
  startBehaviour(headerMode, page)
  expect([...document.body.classList].filter((each) => each.startsWith("ast-"))).toEqual([name])
  expect(sent).toEqual([event])
})

/** A page whose window answers a width query by `query`, and which is printed or not. */
function startWith(query: { readonly matches: boolean }, print: { readonly matches: boolean }): void {
  vi.spyOn(window, "matchMedia").mockImplementation((media) => {
    const answer = media.startsWith("(min-width") ? query : media === "print" ? print : { matches: false }
    return answer as MediaQueryList
  })
  document.body.innerHTML = formatTheme({ type: "dropdown" }).header
  page = createTestPage({ config: { host: { astra: { break_point: "921" } } } })
  startBehaviour(headerMode, page)
  expect(document.body.classList.contains("ast-desktop")).toBe(true)
}

it("follows a window whose media queries are evaluated after its event, as in Firefox and WebKit", () => {
  const query = Object.assign(new EventTarget(), { matches: true })
  startWith(query, { matches: false })
  for (const matches of [false, true, false]) {
    window.dispatchEvent(new Event("resize"))
    query.matches = matches
    query.dispatchEvent(new Event("change"))
    expect(document.body.classList.contains("ast-desktop")).toBe(matches)
  }
})

it("keeps the mode while the page is printed, where Chromium's queries are answered for the paper", () => {
  const query = Object.assign(new EventTarget(), { matches: true })
  startWith(query, { matches: true })
  query.matches = false
  query.dispatchEvent(new Event("change"))
  expect(document.body.classList.contains("ast-desktop")).toBe(true)
})
