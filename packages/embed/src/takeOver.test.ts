import { createPage } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import * as allParts from "./parts.ts"

const jobs = Object.values<Part>(allParts).flatMap((part) => part.jobs ?? [])

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The active jobs on a page without scripts and settings, each as `PACKAGE: DOC`. */
function listOurs(takeOver: boolean | readonly string[]): readonly string[] {
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const { signal } = aborter
  const plain = createPage({ window, signal })
  const config = { ...plain.config, preset: "woocommerce" as const, takeOver }
  const page = createPage({ window, signal, services: { config } })
  return jobs.filter((job) => page.jobs.isOurs(job)).map(({ packageName, doc }) => `${packageName}: ${doc}`)
}

const needSettings = jobs.filter(({ settings }) => settings !== undefined)

describe("takeOver", () => {
  it("false takes over nothing that needs settings", () => {
    const docs = needSettings.map(({ packageName, doc }) => `${packageName}: ${doc}`)
    expect(listOurs(false).filter((job) => docs.includes(job))).toEqual([])
  })

  it("true takes over declared jobs alone, except for those whose settings the page doesn't contain", () => {
    const secretOrTracked = ["basket-page", "checkout", "card-payment", "order-attribution"]
    // The settings of the first are read from quantity boxes, which this page lacks; those of the other have the languages and a nonce.
    const untold = [...secretOrTracked, "step-buttons", "dynamic-translation"]
    const expected = jobs.filter(({ name }) => !untold.includes(name))
    expect(listOurs(true)).toEqual(expected.map(({ packageName, doc }) => `${packageName}: ${doc}`))
  })

  it.each([...new Set(needSettings.map(({ packageName }) => packageName))])(
    "with the name of %s takes over no job of another package",
    (name) => {
      const before = listOurs(false)
      const others = listOurs([name]).filter((job) => !before.includes(job) && !job.startsWith(`${name}:`))
      expect(others).toEqual([])
    },
  )

  it("leaves the job of a script that is on the page to it", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined)
    for (const handle of jobs.flatMap(({ handles }) => handles)) {
      const script = document.createElement("script")
      script.id = `${handle}-js`
      script.type = "text/plain"
      document.body.append(script)
    }
    expect(listOurs(true)).toEqual([])
  })
})
