import type { Page } from "@ringside/core"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { useRead } from "./useRead.ts"

afterEach(cleanup)

interface ShownProps {
  readonly page: Page
  readonly read: (signal: AbortSignal) => Promise<{ readonly kind: "read" }>
}

function Shown({ page, read }: ShownProps) {
  const { state } = useRead({ page, widget: "reviews", key: "one", read })
  return <p>{state.kind}</p>
}

it("reports a read that fails, and shows that", async () => {
  const page = createPageForTests(window)
  const fail = vi.spyOn(page.reports, "fail").mockReturnValue()
  const cause = new Error("broken")
  render(<Shown page={page} read={() => Promise.reject(cause)} />)
  expect(await screen.findByText("failed")).toBeTruthy()
  expect(fail.mock.calls).toEqual([[{ during: "event", widget: "reviews", cause }]])
})

it("doesn't report a read that fails because its component is gone", async () => {
  const page = createPageForTests(window)
  const fail = vi.spyOn(page.reports, "fail").mockReturnValue()
  const failed = vi.fn()
  const read = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => {
        failed()
        reject(new Error("stopped"))
      })
    })
  const { unmount } = render(<Shown page={page} read={read} />)
  expect(screen.getByText("loading")).toBeTruthy()
  unmount()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(fail).not.toHaveBeenCalled()
})
