import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { Countdown, type CountdownProps } from "./Countdown.tsx"

beforeEach(() => {
  // This document has no layout: all is in view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly onChange: (entries: readonly object[]) => void) {}
      observe() {
        this.onChange([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    render: (children) => <Countdown until="2099-12-31T23:59:59Z">{children}</Countdown>,
    async drawn(container) {
      const timer = await within(container).findByRole("timer")
      expect(timer.textContent).toMatch(/\d+ days/)
    },
  })
})

const until = (page: { clock: { now(): number } }, seconds: number) =>
  new Date(page.clock.now() + seconds * 1000).toISOString()

function show(read: (page: ReturnType<typeof createTestPage>) => CountdownProps) {
  const page = createTestPage({ config: { locale: "en-GB" } })
  const view = (props: CountdownProps) => (
    <RingsideProvider page={page}>
      <Countdown {...props} />
    </RingsideProvider>
  )
  const { rerender } = render(view(read(page)))
  onTestFinished(() => page.stop())
  return { page, rerender: (props: CountdownProps) => rerender(view(props)) }
}

it("counts to its moment, says that it is over, and follows its props", async () => {
  const { page, rerender } = show((own) => ({ until: until(own, 3), text: "Closes in {left}.", ended: "Closed." }))
  expect((await screen.findByRole("timer")).textContent).toBe("Closes in 3 seconds.")
  await page.clock.advance(1000)
  expect(screen.getByRole("timer").textContent).toBe("Closes in 2 seconds.")
  await page.clock.advance(3000)
  expect(screen.getByRole("timer").textContent).toBe("Closed.")
  rerender({ until: until(page, 60), ended: "Closed." })
  expect(screen.getAllByRole("timer").map(({ textContent }) => textContent)).toEqual(["1 minute 0 seconds"])
})

it("shows its children where its moment can't be read, and warns once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const { page } = show(() => ({ until: "soon", children: "On Friday" }))
  await screen.findByText("On Friday")
  logged.mockClear()
  await waitFor(async () => {
    await page.clock.settle()
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('is "soon"')])
  })
})
