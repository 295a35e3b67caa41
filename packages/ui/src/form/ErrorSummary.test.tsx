import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { PageProvider } from "../root/PageProvider.tsx"
import { ErrorSummary } from "./ErrorSummary.tsx"

afterEach(cleanup)

it("is said and focused at each attempt, and not again while its entries are solved", () => {
  const page = createPageForTests(window)
  const draw = (attempt: number, ...texts: readonly string[]) => (
    <PageProvider page={page}>
      <ErrorSummary title="Check" problems={texts.map((text) => ({ fieldId: null, text }))} attempt={attempt} />
    </PageProvider>
  )
  const read = () => screen.getByRole("alert").getAttribute("aria-live")
  const { rerender } = render(draw(1, "City", "Postcode"))
  expect([read(), document.activeElement]).toEqual([null, screen.getByRole("alert")])
  act(() => page.clock.pass(1000))
  expect(read()).toBe("off")
  rerender(draw(1, "Postcode"))
  expect(read()).toBe("off")
  rerender(draw(2, "Postcode"))
  expect(read()).toBeNull()
  page.stop()
})
