import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { definePart } from "../domain/index.ts"
import { createPage } from "./createPage.ts"

vi.mock("../author/errorsPage.ts", () => ({ errorsPage: "https://ringside.example/errors" }))
const log = vi.spyOn(console, "warn").mockImplementation(() => undefined)
afterEach(() => {
  log.mockClear()
  document.body.replaceChildren()
})

/** As the packages' build writes it. */
const cracked = "[ringside bell] The bell is cracked. https://ringside.example/errors#bell-cracked"
const part = definePart({
  name: "bell",
  config: { volume: { type: "flag", fallback: false, doc: "Rings aloud." } },
})

it("warnings on pages from npm end with the address of what the documentation says about each", async () => {
  document.body.innerHTML = '<script type="application/json" data-ringside-config>{"volumes": true}</script>'
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const page = createPage({ window, signal: ended.signal, parts: [part] })
  page.diagnose(({ warn }) => warn(page.reports, cracked))
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2))
  const lines = log.mock.calls.map(([line]: unknown[]) => String(line))
  // Their order is that in which their texts arrive.
  expect(lines.sort()).toEqual([
    cracked,
    expect.stringMatching(/volumes.* https:\/\/ringside\.example\/errors#config$/),
  ])
})
