import { diagnostics as coreDiagnostics } from "@ringside/core/diagnostics"
import { expect, it, vi } from "vitest"
import { addAddresses } from "@ringside/core/diagnostics"
import { createDiagnostics } from "./diagnostics.ts"

const errorsPage = "https://ringside.example/errors"
const zoom = { type: "flag", fallback: true, doc: "Zooms." } as const
const known = { tables: new Map([["gallery", { zoom }]]), contents: new Map(), drawing: [] }

function createHook(html: string): Element {
  document.body.innerHTML = html
  const [host] = document.body.children
  if (!host) throw new Error("There is no hook.")
  return host
}

it("every line of core leads to the documentation's page about mistakes", () => {
  const reports = { warn: vi.fn(), fail: vi.fn() }
  const texts = addAddresses(coreDiagnostics, errorsPage)
  const host = createHook('<div data-ringside="gallery" data-ringside-zoom="yes"></div>')
  texts.checkHook(host, known, reports)
  expect(reports.warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\[ringside gallery\] data-ringside-zoom is "yes".* https:\/\/ringside\.example\/errors#hooks$/,
      ),
      host,
    ],
  ])
  texts.warnOfOtherPage(reports, "gallery")
  expect(reports.warn.mock.lastCall?.[0]).toMatch(/ https:\/\/ringside\.example\/errors#hooks$/)
  const problem = { path: "locale", value: "x", expected: "a language tag", fallback: null }
  expect(texts.formatConfigProblem(problem as never)).toBe(
    `${coreDiagnostics.formatConfigProblem(problem as never)} ${errorsPage}#config`,
  )
})

it("without an address of the site the lines are as they are", () => {
  expect(createDiagnostics().checkHook).toBe(coreDiagnostics.checkHook)
})
