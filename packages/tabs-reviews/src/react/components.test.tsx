import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { describe, expect, vi } from "vitest"
import { createDescribedShop } from "../tabs/drawn/storyShop.ts"
import { Reviews } from "./Reviews.tsx"
import { Tabs } from "./Tabs.tsx"

const createDescribedPage = () => createTestPage({ server: createDescribedShop() })

describe("Tabs", () => {
  describeComponent({
    Provider: RingsideProvider,
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

describe("Reviews", () => {
  describeComponent({
    Provider: RingsideProvider,
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
