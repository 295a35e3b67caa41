import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { translationPart } from "../part.ts"
import { CurrencySwitcher } from "./CurrencySwitcher.tsx"

const all = { currencySwitcher: { currencies: ["EUR", "USD"] } }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe("of the config", () => {
  describeComponent({
    Provider: RingsideProvider,
    render: (children) => <CurrencySwitcher>{children}</CurrencySwitcher>,
    page: () => createTestPage({ config: { all } }),
    drawn: (container) => within(container).findByRole("combobox", { name: "Currency" }),
  })
})

it.each([
  ["alone", []],
  ["beside the part's own code", [translationPart]],
])("loads the page once in the currency that is chosen, %s", async (_, parts) => {
  const go = vi.fn((_url: string) => true)
  const page = createTestPage({ config: { all }, parts, services: { navigation: { go, reload: () => undefined } } })
  onTestFinished(() => page.stop())
  render(
    <RingsideProvider page={page}>
      <CurrencySwitcher />
    </RingsideProvider>,
  )
  const select = await screen.findByRole("combobox", { name: "Currency" })
  await waitFor(async () => {
    page.scan()
    await page.clock.settle()
    fireEvent.change(select, { target: { value: "USD" } })
    expect(go).toHaveBeenCalled()
  })
  expect(go).toHaveBeenCalledTimes(1)
  expect(new URL(go.mock.calls[0]?.[0] ?? "").searchParams.get("currency")).toBe("USD")
})

it("shows its children where the config names no currencies, and says so once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  // React logs what a boundary catches.
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const page = createTestPage()
  onTestFinished(() => page.stop())
  render(
    <RingsideProvider page={page}>
      <CurrencySwitcher>Euro</CurrencySwitcher>
    </RingsideProvider>,
  )
  await screen.findByText("Euro")
  logged.mockClear()
  await waitFor(async () => {
    await page.clock.settle()
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining("`currencySwitcher`")])
  })
})
