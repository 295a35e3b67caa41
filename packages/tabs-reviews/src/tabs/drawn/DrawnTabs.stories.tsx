import { startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { reviewsBehaviour } from "../../reviews/reviews.ts"
import { tabsBehaviour } from "../tabs.ts"
import { tabsAttributes } from "../../options.ts"
import { DrawnTabs } from "./DrawnTabs.tsx"
import { createStoryShop } from "./storyShop.ts"
import "../../styles.css"

/** Draws the texts of a product in a hook, where the tabs' code enhances it. */
function StoryTabs(options: OptionsOf<typeof tabsAttributes>) {
  const page = usePage()
  useEffect(() => {
    startBehaviour(tabsBehaviour, page)
    startBehaviour(reviewsBehaviour, page)
    // As a page does: the tabs come later.
    page.watch()
  }, [page])
  return (
    <div
      data-ringside="tabs"
      data-ringside-product="11"
      data-ringside-orientation={options.orientation}
      data-ringside-accordion={options.accordion ?? undefined}
    >
      <DrawnTabs options={options} />
    </div>
  )
}

const meta: Meta<typeof StoryTabs> = {
  title: "tabs-reviews/Drawn tabs",
  component: StoryTabs,
  args: { product: 11 },
  parameters: { attributes: tabsAttributes, ...createStoryShop() },
}
export default meta

type Story = StoryObj<typeof meta>

const openSecond: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("tab", { name: /^(Detalles|Details)$/ }))
}

export const Description: Story = {}

export const Details: Story = { play: openSecond }

export const Vertical: Story = { args: { orientation: "vertical" } }

export const ReviewsFirst: Story = { args: { panels: "reviews, description" } }

export const NothingYet: Story = { args: { panels: "description" }, parameters: createStoryShop({ description: "" }) }

export const Loading: Story = {
  parameters: createStoryShop({}, (server) => server.fail("products/11", { kind: "never" })),
}

export const Unreachable: Story = {
  parameters: createStoryShop({}, (server) => server.fail("*", { kind: "unreachable" }, 99)),
}
