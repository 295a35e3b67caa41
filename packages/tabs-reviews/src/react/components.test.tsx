import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { render, screen } from "@testing-library/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { createDescribedShop } from "../tabs/drawn/storyShop.ts"
import { Reviews } from "./Reviews.tsx"
import { Tabs } from "./Tabs.tsx"

const createDescribedPage = () => createTestPage({ server: createDescribedShop() })

describe("Tabs", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<div class="ringside-tabs-drawn" aria-busy="true">',
    render: (children) => (
      <Tabs product={11} panels="description attributes">
        {children}
      </Tabs>
    ),
    page: createDescribedPage,
    async drawn(container, page) {
      const tabs = await vi.waitFor(async () => {
        page.scan()
        await page.clock.settle()
        return within(container).getAllByRole("tab")
      })
      expect(tabs.map(({ textContent }) => textContent)).toEqual(["Description", "Details"])
      tabs[1]?.click()
      await within(container).findByRole("tabpanel", { name: "Details" })
    },
  })
})

it("shows tabs that the app draws", async () => {
  const page = createDescribedPage()
  onTestFinished(() => page.stop())
  const { unmount } = render(
    <RingsideProvider page={page}>
      <Tabs
        product={11}
        panels="description attributes"
        renderTab={(props, { panel }) => (
          <a {...props} className="own">
            {panel}
          </a>
        )}
      />
    </RingsideProvider>,
  )
  const tabs = await vi.waitFor(async () => {
    page.scan()
    await page.clock.settle()
    return screen.getAllByRole("tab")
  })
  expect(tabs.map(({ textContent, className }) => [textContent, className])).toEqual([
    ["description", "own"],
    ["attributes", "own"],
  ])
  tabs[1]?.click()
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["false", "true"])
  unmount()
})

describe("Reviews", () => {
  describeComponent({
    Provider: RingsideProvider,
    first: '<div class="ringside-reviews" aria-busy="true">',
    render: (children) => <Reviews product={11}>{children}</Reviews>,
    page: createDescribedPage,
    async drawn(container, page) {
      await vi.waitFor(async () => {
        page.scan()
        await page.clock.settle()
        expect(within(container).getAllByRole("radio")).toHaveLength(5)
      })
      expect(within(container).getAllByRole("listitem").length).toBeGreaterThan(3)
    },
  })
})
