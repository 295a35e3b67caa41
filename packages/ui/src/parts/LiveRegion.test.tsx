import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { LiveRegion } from "./LiveRegion.tsx"

afterEach(cleanup)

it("is a polite region that holds the last message, in the one element", () => {
  const { rerender } = render(<LiveRegion message="" />)
  const region = screen.getByRole("status")
  expect(region.textContent).toBe("")
  rerender(<LiveRegion message="Lince removed." />)
  expect(screen.getByRole("status")).toBe(region)
  expect(region.textContent).toBe("Lince removed.")
  rerender(<LiveRegion message="" />)
  expect(region.textContent).toBe("")
})
