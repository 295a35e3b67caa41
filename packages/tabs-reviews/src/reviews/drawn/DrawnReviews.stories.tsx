import { startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { reviewsBehaviour } from "../reviews.ts"
import { reviewsAttributes } from "../../options.ts"
import { DrawnReviews } from "./DrawnReviews.tsx"
import { createStoryShop } from "./storyReviews.ts"
import "../../styles.css"

/** A product's reviews with the options from the controls, in a hook, where the form gets its stars. */
function StoryReviews(options: OptionsOf<typeof reviewsAttributes>) {
  const page = usePage()
  useEffect(() => {
    startBehaviour(reviewsBehaviour, page)
    // As a page does: the form comes later.
    page.watch()
  }, [page])
  return (
    <div data-ringside="reviews">
      <DrawnReviews options={options} />
    </div>
  )
}

const meta: Meta<typeof StoryReviews> = {
  title: "tabs-reviews/Drawn reviews",
  component: StoryReviews,
  args: { product: 11 },
  parameters: { attributes: reviewsAttributes, ...createStoryShop(14) },
}
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {}

export const WithBars: Story = { args: { stars: "9 3 2 0 0" } }

export const WithoutForm: Story = { args: { form: false } }

export const NoneYet: Story = { parameters: createStoryShop(0) }

export const Loading: Story = {
  parameters: createStoryShop(3, (server) => server.fail("products/reviews", { kind: "never" })),
}

export const Unreachable: Story = {
  parameters: createStoryShop(3, (server) => server.fail("*", { kind: "unreachable" }, 99)),
}
