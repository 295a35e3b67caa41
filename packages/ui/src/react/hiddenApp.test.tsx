import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Activity, type ReactNode, StrictMode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { ErrorSummary } from "../form/ErrorSummary.tsx"
import { createPageForTests } from "../pageForTests.ts"
import { LiveRegion } from "../parts/LiveRegion.tsx"
import { QuantityField } from "../parts/QuantityField.tsx"
import { RingsideProvider } from "./RingsideProvider.tsx"

afterEach(cleanup)

/** Draws a part of an app, which `hide` hides, and `show` shows again. */
function draw(part: ReactNode) {
  const page = createPageForTests(window)
  const view = (mode: "visible" | "hidden") => (
    <StrictMode>
      <RingsideProvider page={page}>
        <Activity mode={mode}>{part}</Activity>
      </RingsideProvider>
    </StrictMode>
  )
  const { rerender } = render(view("visible"))
  return { page, hide: () => rerender(view("hidden")), show: () => rerender(view("visible")) }
}

it("commits a quantity that was typed before its app was hidden", () => {
  const onCommit = vi.fn()
  const { page, hide, show } = draw(
    <QuantityField label="Quantity of Lince" quantity={1} limits={{ min: 1, max: 5, step: 1 }} onCommit={onCommit} />,
  )
  fireEvent.input(screen.getByRole("spinbutton"), { target: { value: "3" } })
  hide()
  act(() => page.clock.pass(1000))
  show()
  expect(onCommit.mock.calls).toEqual([[3]])
})

it("leaves the focus where it is when a list of errors is shown again", () => {
  const { hide, show } = draw(
    <>
      <ErrorSummary title="Please check" problems={[{ fieldId: null, text: "No street" }]} attempt={1} />
      <button>Pay</button>
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole("alert"))
  screen.getByRole("button").focus()
  hide()
  show()
  expect(document.activeElement).toBe(screen.getByRole("button"))
})

it("announces nothing again", async () => {
  const { hide, show } = draw(<LiveRegion message="Added" />)
  const region = screen.getByRole("status")
  const changed = vi.fn()
  const observer = new MutationObserver(changed)
  observer.observe(region, { childList: true })
  hide()
  show()
  await Promise.resolve()
  observer.disconnect()
  expect(region.textContent).toBe("Added")
  expect(changed).not.toHaveBeenCalled()
})
