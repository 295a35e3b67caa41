import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { formatTheme } from "@ringside/testing/theme"
import { afterEach, expect, it, vi } from "vitest"
import { siteHeader } from "../index.ts"

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
  startBehaviour(siteHeader, page)
  expect([...document.body.classList].filter((each) => each.startsWith("ast-"))).toEqual([name])
  expect(sent).toEqual([event])
})
